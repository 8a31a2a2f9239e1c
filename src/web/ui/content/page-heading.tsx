import type { ReactNode, Ref } from 'react';
import styles from './page-heading.module.css';

type PageHeadingProps = {
  title: string;
  /** A few words above the title. */
  eyebrow?: ReactNode;
  /** A sentence or two under it. */
  lead?: ReactNode;
  /** At the end of the line: a chip, a button. */
  aside?: ReactNode;
  ref?: Ref<HTMLHeadingElement>;
};

/** The one h1 of a page; it takes the focus when the page opens. */
export function PageHeading({ title, eyebrow, lead, aside, ref }: PageHeadingProps) {
  return (
    <header className={styles.heading}>
      <div className={styles.words}>
        {eyebrow && <p className="eyebrow">{eyebrow}</p>}
        <h1 ref={ref} tabIndex={-1}>
          {title}
        </h1>
        {lead && <div className={styles.lead}>{lead}</div>}
      </div>
      {aside && <div className={styles.aside}>{aside}</div>}
    </header>
  );
}
