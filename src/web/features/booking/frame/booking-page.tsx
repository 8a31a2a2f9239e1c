import type { ReactNode } from 'react';
import type { BookingStepId } from '#domain/booking/booking-steps.ts';
import { PageHeading } from '../../../ui/content/page-heading.tsx';
import styles from './booking-page.module.css';
import { CartChanges } from './cart-changes.tsx';
import { ChosenTimeNotice } from './chosen-time-problem.tsx';
import { JourneyBar } from './journey-bar.tsx';
import { JourneyNotice } from './journey-notice.tsx';
import { useCartRefresh } from './use-cart-refresh.ts';

type BookingPageProps = {
  step: BookingStepId;
  title: string;
  lead?: ReactNode;
  /** At the end of the title's line. */
  aside?: ReactNode;
  children: ReactNode;
  /** A bar that stays at the bottom of the window, such as an `ActionBar`. */
  bar?: ReactNode;
};

/** The frame of every step: the step bar, the title, what must be said first, the step itself. */
export function BookingPage({ step, title, lead, aside, children, bar }: BookingPageProps) {
  useCartRefresh();
  return (
    <div className={styles.page}>
      <div className={styles.width}>
        <JourneyBar current={step} />
        <PageHeading title={title} lead={lead} aside={aside} />
        <div className={styles.notices}>
          <JourneyNotice />
          {step !== 'date' && <ChosenTimeNotice fromSummary={step === 'summary'} />}
          <CartChanges />
        </div>
        {children}
      </div>
      {bar}
    </div>
  );
}
