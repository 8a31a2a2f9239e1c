import { useId } from 'react';
import { FieldError } from '../fields/field.tsx';
import { Checkbox } from './checkbox.tsx';
import styles from './checkbox-cards.module.css';

export type CheckboxOption = { value: string; title: string; description?: string; disabled?: boolean };

type CheckboxCardsProps = {
  legend: string;
  options: readonly CheckboxOption[];
  values: readonly string[];
  /** The whole choice after one box has changed, in the order of the options. */
  onValuesChange: (values: string[]) => void;
  /** The id of the first box, which an error summary links to. */
  id?: string;
  error?: string | undefined;
};

/** Several choices among a few, each with a line that says what it means. */
export function CheckboxCards({ legend, options, values, onValuesChange, id, error }: CheckboxCardsProps) {
  const errorId = useId();
  const toggle = (value: string) => {
    const isChosen = (known: string) => (known === value ? !values.includes(known) : values.includes(known));
    onValuesChange(options.map((option) => option.value).filter(isChosen));
  };
  return (
    <fieldset className={styles.group} aria-describedby={error === undefined ? undefined : errorId}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.cards}>
        {options.map(({ value, title, description, disabled = false }, index) => (
          <div key={value} className={styles.card}>
            <Checkbox
              {...(index === 0 && id !== undefined && { id })}
              label={title}
              hint={description}
              value={value}
              checked={values.includes(value)}
              disabled={disabled}
              onChange={() => toggle(value)}
            />
          </div>
        ))}
      </div>
      <FieldError id={errorId} error={error} />
    </fieldset>
  );
}
