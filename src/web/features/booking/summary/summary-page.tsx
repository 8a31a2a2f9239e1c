import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { paths } from '#contract/paths.ts';
import { firstMissingStep } from '#domain/booking/booking-steps.ts';
import { cartTotals, isEstimated } from '#domain/cart/cart.ts';
import { useAppSelector } from '../../../app/use-store.ts';
import { selectCart } from '../cart/slice.ts';
import { TotalsLines } from '../cart/totals-lines.tsx';
import { BookingPage } from '../frame/booking-page.tsx';
import { NOTICE_OF_STEP, RedirectWithNotice } from '../frame/redirect-notices.tsx';
import { Tips } from './conditions.tsx';
import { OverlapQuestion, SameDayNote, useOtherVisits } from './other-visits.tsx';
import { SubmissionProblem, SubmitBar, useBookingSubmission } from './submit-booking.tsx';
import { SummaryLines } from './summary-lines.tsx';
import styles from './summary-page.module.css';

/** Step 6: the whole booking, each part with a link to its step, and the button that books. */
export function SummaryPage() {
  const { t } = useTranslation(['booking', 'order']);
  const cart = useAppSelector(selectCart);
  const submission = useBookingSubmission();
  const others = useOtherVisits(submission.error);
  if (submission.isBooked) return <Navigate to={paths.confirmation} replace />;
  const missing = firstMissingStep(cart);
  if (missing !== null && missing !== 'summary' && missing !== 'confirmation') {
    return <RedirectWithNotice notice={NOTICE_OF_STEP[missing]} />;
  }
  return (
    <BookingPage
      step="summary"
      title={t('heading.summary')}
      bar={<SubmitBar submission={submission} others={others} />}
    >
      <div className={styles.summary}>
        <SubmissionProblem submission={submission} />
        <OverlapQuestion others={others} />
        <div className={styles.columns}>
          <div className={styles.card}>
            <SummaryLines cart={cart} />
          </div>
          <section aria-label={t('order:summary.price')} className={styles.price}>
            <TotalsLines totals={cartTotals(cart)} isEstimate={isEstimated(cart)} />
          </section>
        </div>
        <Tips />
        <SameDayNote others={others} />
      </div>
    </BookingPage>
  );
}
