import { Search, X } from 'lucide-react';
import { type ComponentProps, useRef } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { classNames } from '../class-names.ts';
import { VisuallyHidden } from '../content/visually-hidden.tsx';
import styles from './field.module.css';
import { useFieldIds } from './field.tsx';

type SearchFieldProps = Omit<ComponentProps<'input'>, 'className' | 'type' | 'value' | 'onChange' | 'ref'> & {
  label: string;
  clearLabel: string;
  value: string;
  onValueChange: (value: string) => void;
};

/** What to look for; its label is for listeners, the magnifying glass for the others. */
export function SearchField({ label, clearLabel, value, onValueChange, id, ...rest }: SearchFieldProps) {
  const ids = useFieldIds(id);
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onValueChange('');
    input.current?.focus();
  };
  return (
    <div className={styles.frame}>
      <label htmlFor={ids.control}>
        <VisuallyHidden>{label}</VisuallyHidden>
      </label>
      <span className={styles.before}>
        <Search aria-hidden="true" />
      </span>
      <input
        placeholder={label}
        autoComplete="off"
        {...rest}
        ref={input}
        id={ids.control}
        type="search"
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        className={classNames(styles.control, styles['has-before'], styles['has-after'])}
      />
      {value !== '' && (
        <span className={styles['after-button']}>
          <IconButton label={clearLabel} icon={<X aria-hidden="true" />} onClick={clear} />
        </span>
      )}
    </div>
  );
}
