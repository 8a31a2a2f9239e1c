import { type ReactNode, useEffect, useRef } from 'react';
import styles from './page-heading.module.css';

type PageHeadingProps = {
  title: string;
  /** A few words above the title. */
  eyebrow?: ReactNode;
  /** A sentence or two under it. */
  lead?: ReactNode;
  /** At the end of the line: a chip, a button. */
  aside?: ReactNode;
  /** Whether it heads what has just replaced the page without a change of URL: the window then opens at its top. */
  isNewScreen?: boolean;
};

/** The one h1 of a page; it takes the focus when the page opens. */
export function PageHeading({ title, eyebrow, lead, aside, isNewScreen = false }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isNewScreen) return;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [isNewScreen]);
  return (
    <header className={styles.heading}>
      <div className={styles.words}>
        {eyebrow && <p className="eyebrow">{eyebrow}</p>}
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {lead && <div className={styles.lead}>{lead}</div>}
      </div>
      {aside && <div className={styles.aside}>{aside}</div>}
    </header>
  );
}
