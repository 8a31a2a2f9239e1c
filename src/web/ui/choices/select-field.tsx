import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from '../fields/field.module.css';
import { describedBy, Field, type FieldTexts, useFieldIds } from '../fields/field.tsx';

export type SelectOption = { value: string; label: string; disabled?: boolean };

type SelectFieldProps = FieldTexts &
  Omit<ComponentProps<'select'>, 'className' | 'children'> & { options: readonly SelectOption[] };

/** A choice among a few: the browser's own list. */
export function SelectField({ label, hint, error, note, id, options, ...rest }: SelectFieldProps) {
  const ids = useFieldIds(id);
  return (
    <Field ids={ids} texts={{ label, hint, error, note }}>
      <div className={styles.frame}>
        <select
          {...rest}
          {...describedBy(ids, { hint, error }, rest['aria-describedby'])}
          id={ids.control}
          className={classNames(styles.control, styles.select)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <span className={styles.after}>
          <ChevronDown aria-hidden="true" />
        </span>
      </div>
    </Field>
  );
}
