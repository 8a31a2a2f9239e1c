import { classNames } from '../class-names.ts';
import styles from './spinner.module.css';

/** A turning ring in the colour of the text around it; it says nothing by itself. */
export function Spinner({ className }: { className?: string | undefined }) {
  return <span className={classNames(styles.spinner, className)} aria-hidden="true" />;
}
