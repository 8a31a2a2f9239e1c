import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './field.module.css';
import { describedBy, Field, type FieldTexts, useFieldIds } from './field.tsx';

export type TextFieldProps = FieldTexts &
  Omit<ComponentProps<'input'>, 'className'> & {
    /** A picture before what is typed. */
    icon?: ReactNode;
  };

/** One line of text; takes what `register` of react-hook-form gives. */
export function TextField({ label, hint, error, note, icon, id, ...rest }: TextFieldProps) {
  const ids = useFieldIds(id);
  return (
    <Field ids={ids} texts={{ label, hint, error, note }}>
      <div className={styles.frame}>
        {icon && <span className={styles.before}>{icon}</span>}
        <input
          {...rest}
          {...describedBy(ids, { hint, error }, rest['aria-describedby'])}
          id={ids.control}
          className={classNames(styles.control, Boolean(icon) && styles['has-before'])}
        />
      </div>
    </Field>
  );
}
