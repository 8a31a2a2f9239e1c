import styles from './badge.module.css';

/** How many, on the corner of an icon: only for the eye, the control's own name says it in words. Nothing at zero. */
export function Badge({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span key={count} aria-hidden="true" className={styles.badge}>
      {count}
    </span>
  );
}
