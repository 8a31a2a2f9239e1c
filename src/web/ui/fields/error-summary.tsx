import { TriangleAlert } from 'lucide-react';
import { type MouseEvent, useEffect, useRef } from 'react';
import styles from './error-summary.module.css';

export type FieldProblem = { fieldId: string; message: string };

type ErrorSummaryProps = { title: string; problems: readonly FieldProblem[] };

/** What is wrong with the form, in the words that stand beside the fields; takes the focus when it appears. */
export function ErrorSummary({ title, problems }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} role="alert" tabIndex={-1} className={styles.summary}>
      <h2 className={styles.title}>
        <TriangleAlert aria-hidden="true" />
        {title}
      </h2>
      <ul className={styles.list}>
        {problems.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a href={`#${fieldId}`} onClick={(event) => goToField(event, fieldId)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Focuses the field without writing its id into the URL, which belongs to the router. */
function goToField(event: MouseEvent, fieldId: string): void {
  const field = document.getElementById(fieldId);
  if (!field) return;
  event.preventDefault();
  field.focus();
}
