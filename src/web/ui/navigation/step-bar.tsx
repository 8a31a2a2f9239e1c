import { Check, ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router';
import { classNames } from '../class-names.ts';
import { VisuallyHidden } from '../content/visually-hidden.tsx';
import styles from './step-bar.module.css';

export type Step = {
  key: string;
  label: string;
  state: 'done' | 'current' | 'upcoming';
  /** The path of the step; a step without one is text. */
  to?: string | undefined;
};

type StepBarProps = {
  label: string;
  /** What a telephone shows instead of all the steps, such as « Étape 4 de 7 : Date »; pressing it opens them. */
  summary: ReactNode;
  /** Said after the name of a step that is done. */
  doneWord: string;
  steps: readonly Step[];
};

/**
 * The steps of the booking and the current one, or all of them done: all steps on a wide page; on a telephone one line over
 * as many segments, which opens the list.
 */
export function StepBar({ label, summary, doneWord, steps }: StepBarProps) {
  const listId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const current = steps.findIndex(({ state }) => state === 'current');
  const doneCount = current === -1 ? steps.length : current;
  return (
    <nav aria-label={label} className={styles.bar}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setIsOpen(!isOpen)}
        className={styles.summary}
      >
        <span>{summary}</span>
        <ChevronDown aria-hidden="true" className={styles.arrow} />
      </button>
      <span aria-hidden="true" className={styles.segments}>
        {steps.map(({ key }, index) => (
          <span
            key={key}
            className={classNames(index < doneCount && styles.past, index === doneCount && styles.half)}
          />
        ))}
      </span>
      <ol id={listId} className={classNames(styles.steps, isOpen && styles.open)}>
        {steps.map((step, index) => (
          <li
            key={step.key}
            aria-current={step.state === 'current' ? 'step' : undefined}
            className={classNames(styles.step, styles[step.state])}
          >
            <StepName step={step} number={index + 1} doneWord={doneWord} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

function StepName({ step, number, doneWord }: { step: Step; number: number; doneWord: string }) {
  const content = (
    <>
      <span aria-hidden="true" className={styles.dot}>
        {step.state === 'done' ? <Check /> : number}
      </span>
      <span className={styles.name}>{step.label}</span>
      {step.state === 'done' && <VisuallyHidden>, {doneWord}</VisuallyHidden>}
    </>
  );
  if (step.to === undefined || step.state === 'current') return <span className={styles.link}>{content}</span>;
  return (
    <Link to={step.to} className={styles.link}>
      {content}
    </Link>
  );
}
