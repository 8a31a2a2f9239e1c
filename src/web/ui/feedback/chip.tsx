import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './chip.module.css';

export type ChipTone =
  | 'neutral'
  | 'plum'
  | 'coral'
  | 'eucalyptus'
  | 'gold'
  | 'danger'
  | 'todo'
  | 'waiting'
  | 'done'
  | 'cancelled';

type ChipProps = {
  tone?: ChipTone;
  icon?: ReactNode;
  children: ReactNode;
  /** Somebody has written the words, of any length. */
  isOwnWords?: boolean;
  /** Gives the chip a cross, such as for a filter; then `removeLabel` says what it takes away. */
  onRemove?: () => void;
  removeLabel?: string;
};

/** A word or two on a coloured pill, with a picture so that colour is never alone. */
export function Chip({ tone = 'neutral', icon, children, isOwnWords = false, onRemove, removeLabel }: ChipProps) {
  return (
    <span className={classNames(styles.chip, styles[tone], onRemove && styles.removable)}>
      {icon}
      <span className={classNames(styles.words, isOwnWords && styles.own)}>{children}</span>
      {onRemove && (
        <button type="button" aria-label={removeLabel} onClick={onRemove} className={styles.remove}>
          <X aria-hidden="true" />
        </button>
      )}
    </span>
  );
}
