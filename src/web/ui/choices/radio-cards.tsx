import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import styles from './radio-cards.module.css';

export type RadioOption = {
  value: string;
  title: ReactNode;
  description?: ReactNode;
  /** Above the words; what can be pressed inside stays pressable. */
  media?: ReactNode;
  /** Under the words, such as a button for more information. */
  footer?: ReactNode;
  disabled?: boolean;
};

type RadioCardsProps = {
  legend: string;
  /** When a heading on the page already says it. */
  legendHidden?: boolean;
  options: readonly RadioOption[];
  value: string | null;
  onValueChange: (value: string) => void;
  name?: string;
};

/** One choice among a few large cards: native radio buttons, each card pressable as a whole. */
export function RadioCards({ legend, legendHidden = false, options, value, onValueChange, name }: RadioCardsProps) {
  const madeName = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={classNames(styles.legend, legendHidden && styles.unseen)}>{legend}</legend>
      <div className={styles.cards}>
        {options.map((option) => (
          <RadioCard
            key={option.value}
            option={option}
            name={name ?? madeName}
            checked={option.value === value}
            onSelect={() => onValueChange(option.value)}
          />
        ))}
      </div>
    </fieldset>
  );
}

type RadioCardProps = { option: RadioOption; name: string; checked: boolean; onSelect: () => void };

function RadioCard({ option, name, checked, onSelect }: RadioCardProps) {
  const id = useId();
  const { value, title, description, media, footer, disabled = false } = option;
  return (
    <div className={classNames(styles.card, Boolean(media) && styles['with-media'])}>
      {media && <div className={styles.media}>{media}</div>}
      <div className={styles.row}>
        <input
          type="radio"
          id={id}
          name={name}
          value={value}
          checked={checked}
          disabled={disabled}
          onChange={onSelect}
          aria-describedby={description ? `${id}-more` : undefined}
          className={styles.radio}
        />
        <div className={styles.words}>
          <label htmlFor={id} className={styles.title}>
            {title}
          </label>
          {description && (
            <div id={`${id}-more`} className={styles.description}>
              {description}
            </div>
          )}
        </div>
      </div>
      {footer && <div className={styles.footer}>{footer}</div>}
    </div>
  );
}
