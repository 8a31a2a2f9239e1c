import type { ComponentProps } from 'react';
import styles from './field.module.css';
import { describedBy, Field, type FieldTexts, useFieldIds } from './field.tsx';

type TextAreaProps = FieldTexts & Omit<ComponentProps<'textarea'>, 'className'>;

/** Several lines of text; it grows with what is written. */
export function TextArea({ label, hint, error, note, id, rows = 3, ...rest }: TextAreaProps) {
  const ids = useFieldIds(id);
  return (
    <Field ids={ids} texts={{ label, hint, error, note }}>
      <textarea
        {...rest}
        {...describedBy(ids, { hint, error }, rest['aria-describedby'])}
        id={ids.control}
        rows={rows}
        className={styles.control}
      />
    </Field>
  );
}
