import styles from './skip-link.module.css';

/** The first stop of the Tab key: past the menus, to the content whose id is `targetId`. */
export function SkipLink({ targetId, children }: { targetId: string; children: string }) {
  return (
    <a href={`#${targetId}`} className={styles.skip}>
      {children}
    </a>
  );
}
