import type { ReactNode } from 'react';
import styles from './sticky-bar.module.css';

/** A bar at the bottom of the window, and at the end of the page when one gets there: a few words and what to do. */
export function StickyBar({ words, action }: { words: ReactNode; action: ReactNode }) {
  return (
    <div className={styles.bar} data-bottom-bar data-print="never">
      <div className={styles.width}>
        <div className={styles.words}>{words}</div>
        <div className={styles.action}>{action}</div>
      </div>
    </div>
  );
}
