import type { ReactNode } from 'react';
import styles from './own-page.module.css';

/** The content of a person's own page: in the middle of the site for clients, at the start of the frame with the tools. */
export function OwnPage({ children }: { children: ReactNode }) {
  return <div className={styles.page}>{children}</div>;
}
