import { type ReactNode, useId } from 'react';
import { Button, type ButtonProps } from '../../../ui/actions/button.tsx';
import styles from './sticky-bar.module.css';

/** A bar at the bottom of the window, with a text and an action; it stops at the end of the page. */
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

type ActionBarProps = Omit<ButtonProps, 'disabled' | 'disabledReason' | 'variant' | 'wide'> & {
  /** What has been chosen so far. */
  words?: ReactNode;
  /** Why the button is disabled: shown beside it and read with it. */
  missing?: ReactNode;
};

/** The button that leads to the next step, always in sight. */
export function ActionBar({ words, missing, ...button }: ActionBarProps) {
  const missingId = useId();
  const isMissing = Boolean(missing);
  return (
    <StickyBar
      words={
        <>
          {words}
          {isMissing && <div id={missingId}>{missing}</div>}
        </>
      }
      action={<Button {...button} disabled={isMissing} aria-describedby={isMissing ? missingId : undefined} />}
    />
  );
}
