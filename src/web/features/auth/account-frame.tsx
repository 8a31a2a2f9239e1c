import type { ReactNode } from 'react';
import { Art } from '../../ui/art/art.tsx';
import { heroArt } from '../../ui/art/hero.ts';
import { PageHeading } from '../../ui/content/page-heading.tsx';
import styles from './account-frame.module.css';

type AccountFrameProps = {
  title: string;
  /** A picture of it, over the title. */
  icon?: ReactNode;
  lead?: ReactNode;
  /** Above the form: that a booking waits, or why this page opened. */
  notice?: ReactNode;
  /** Whether it has just replaced a form at the same path. */
  isNewScreen?: boolean;
  children: ReactNode;
};

/** The pages of an account: a nacre panel with the drawing, and beside it one narrow form. */
export function AccountFrame({ title, icon, lead, notice, isNewScreen = false, children }: AccountFrameProps) {
  return (
    <div className={styles.frame}>
      <div aria-hidden="true" className={styles.panel}>
        <Art svg={heroArt()} width={560} height={480} />
      </div>
      <div className={styles.form}>
        {icon && <span className={styles.icon}>{icon}</span>}
        <PageHeading title={title} lead={lead} isNewScreen={isNewScreen} />
        {notice}
        {children}
      </div>
    </div>
  );
}
