import type { ReactNode, Ref } from 'react';
import styles from './empty-state.module.css';

type EmptyStateProps = {
  /** One drawing, at most 220 px wide. */
  art?: ReactNode;
  title: string;
  children?: ReactNode;
  /** One thing to do. */
  action?: ReactNode;
  /** For moving the focus here when the last line of a list has gone. */
  titleRef?: Ref<HTMLHeadingElement>;
};

/** What stands where there is nothing yet: a drawing, a sentence, one thing to do. */
export function EmptyState({ art, title, children, action, titleRef }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      {art && <div className={styles.art}>{art}</div>}
      <h2 ref={titleRef} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      {children && <div className={styles.words}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
