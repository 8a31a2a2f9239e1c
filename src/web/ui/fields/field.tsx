import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import styles from './field.module.css';

export type FieldTexts = {
  label: string;
  /** Said before anything is typed, and read with the field. */
  hint?: ReactNode;
  /** What is wrong, in words; the field is then marked invalid. */
  error?: string | undefined;
  /** A word after the label, such as « facultatif ». */
  note?: string | undefined;
};

type FieldIds = { control: string; hint: string; error: string };

/** Ids that tie a control to its label, hint and error; `id` is the one that an error summary links to. */
export function useFieldIds(id: string | undefined): FieldIds {
  const made = useId();
  const control = id ?? made;
  return { control, hint: `${control}-hint`, error: `${control}-error` };
}

/** The attributes by which a control names its hint and its error. */
export function describedBy(ids: FieldIds, { hint, error }: Pick<FieldTexts, 'hint' | 'error'>, others?: string) {
  const description = classNames(error !== undefined && ids.error, Boolean(hint) && ids.hint, others);
  return { 'aria-describedby': description || undefined, 'aria-invalid': error === undefined ? undefined : true };
}

/** Label above, hint under it, the control, then its error with an icon. */
export function Field({ ids, texts, children }: { ids: FieldIds; texts: FieldTexts; children: ReactNode }) {
  const { label, hint, error, note } = texts;
  return (
    <div className={styles.field}>
      <div className={styles.words}>
        <div className={styles.head}>
          <label htmlFor={ids.control} className={styles.label}>
            {label}
          </label>
          {note && <span className={styles.note}>{note}</span>}
        </div>
        {hint && (
          <div id={ids.hint} className={styles.hint}>
            {hint}
          </div>
        )}
      </div>
      <div className={styles.answer}>
        {children}
        <FieldError id={ids.error} error={error} />
      </div>
    </div>
  );
}

/** The words of an error, under what they are about. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (error === undefined) return null;
  return (
    <p id={id} className={styles.error}>
      <CircleAlert aria-hidden="true" />
      <span>{error}</span>
    </p>
  );
}
