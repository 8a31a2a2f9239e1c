import type { ComponentProps, ReactNode } from 'react';
import { describedBy, FieldError, useFieldIds } from '../fields/field.tsx';
import styles from './checkbox.module.css';

type CheckboxProps = Omit<ComponentProps<'input'>, 'className' | 'type'> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
};

/** A box to tick, with its words beside it. */
export function Checkbox({ label, hint, error, id, ...rest }: CheckboxProps) {
  const ids = useFieldIds(id);
  return (
    <div className={styles.field}>
      <input {...rest} {...describedBy(ids, { hint, error })} id={ids.control} type="checkbox" className={styles.box} />
      <div className={styles.words}>
        <label htmlFor={ids.control} className={styles.label}>
          {label}
        </label>
        {hint && (
          <p id={ids.hint} className={styles.hint}>
            {hint}
          </p>
        )}
        <FieldError id={ids.error} error={error} />
      </div>
    </div>
  );
}
