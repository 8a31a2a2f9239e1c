import { type ReactNode, useId } from 'react';
import { Card } from '../content/card.tsx';
import styles from './form-section.module.css';

type FormSectionProps = {
  title: string;
  lead?: ReactNode;
  /** For what cannot be undone. */
  danger?: boolean;
  children: ReactNode;
};

/** A sheet of a longer form: its heading, and its fields one under the other. */
export function FormSection({ title, lead, danger = false, children }: FormSectionProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} className={danger ? styles.danger : undefined}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {lead && <div className={styles.lead}>{lead}</div>}
      <Fields>{children}</Fields>
    </Card>
  );
}

/** A long form, and beside it, where there is room, what shows its outcome. */
export function FormColumns({ children, aside }: { children: ReactNode; aside?: ReactNode }) {
  return (
    <div className={styles.columns}>
      <div className={styles.main}>{children}</div>
      {aside && <div className={styles.aside}>{aside}</div>}
    </div>
  );
}

/** Fields one under the other, inside a part of a section. */
export function Fields({ children }: { children: ReactNode }) {
  return <div className={styles.fields}>{children}</div>;
}

/** Short fields side by side where there is room. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}

/** What leads on from a form, at the bottom of the window while the form is longer than it. */
export function SaveBar({ children, note }: { children: ReactNode; note?: ReactNode }) {
  return (
    <div className={styles.bar}>
      <span role="status" className={styles.note}>
        {note}
      </span>
      {children}
    </div>
  );
}
