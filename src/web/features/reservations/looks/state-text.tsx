import { Ban, Circle, CircleCheck, ClockAlert, Hourglass, type LucideIcon } from 'lucide-react';
import { classNames } from '../../../ui/class-names.ts';
import type { VisitState } from '../row/use-visit-state.ts';
import styles from './state-text.module.css';

const LOOKS: Record<VisitState['look'], LucideIcon> = {
  pending: Circle,
  late: ClockAlert,
  waiting: Hourglass,
  tooLong: Hourglass,
  done: CircleCheck,
  cancel: Ban,
};

/** How a visit stands; where it is cramped, how long so, and the word for listeners alone. */
export function StateText({ state: { look, word, duration, isLong }, isCard }: { state: VisitState; isCard: boolean }) {
  const Icon = LOOKS[look];
  return (
    <span className={styles.state}>
      <Icon aria-hidden="true" />
      <span className={classNames(duration !== '' && (isCard || isLong) && styles.unsaid)}>{word}</span>{' '}
      {duration !== '' && <span className="num">{isCard && isLong ? withoutMinutesWord(duration) : duration}</span>}
    </span>
  );
}

/** « 3 h 10 », beside the sign of a wait. */
function withoutMinutesWord(duration: string): string {
  return duration.replace(/\smin$/u, '');
}
