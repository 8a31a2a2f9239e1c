import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import styles from './disclosure.module.css';

type DisclosureProps = Omit<ComponentProps<'details'>, 'className'> & { summary: ReactNode; children: ReactNode };

/** A line that opens; `id` makes it something to link to. */
export function Disclosure({ summary, children, ...rest }: DisclosureProps) {
  return (
    <details {...rest} className={styles.disclosure}>
      <summary className={styles.summary}>
        <span>{summary}</span>
        <ChevronDown aria-hidden="true" />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
