import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { paths } from '#contract/paths.ts';
import { firstMissingStep } from '#domain/booking/booking-steps.ts';
import { cartTotals, isEstimated } from '#domain/cart/cart.ts';
import { useAppSelector } from '../../../app/use-store.ts';
import { TotalsLines } from '../../../shared/booking/totals-lines.tsx';
import { Card } from '../../../ui/content/card.tsx';
import { selectCart } from '../cart/slice.ts';
import { BookingPage } from '../frame/booking-page.tsx';
import { NOTICE_OF_STEP } from '../frame/notices.ts';
import { RedirectWithNotice } from '../frame/redirect-with-notice.tsx';
import { Conditions } from './conditions.tsx';
import { PlaceOrder } from './place-order.tsx';
import { SummaryCards } from './summary-cards.tsx';
import styles from './summary-page.module.css';
import { usePlaceOrder } from './use-place-order.ts';

/** Step 6: everything once more, each part with its way back, and the button that books (spec 2). */
export function SummaryPage() {
  const { t } = useTranslation(['booking', 'order']);
  const cart = useAppSelector(selectCart);
  const order = usePlaceOrder();
  if (order.isPlaced) return <Navigate to={paths.confirmation} replace />;
  const missing = firstMissingStep(cart);
  if (missing !== null && missing !== 'summary' && missing !== 'confirmation') {
    return <RedirectWithNotice notice={NOTICE_OF_STEP[missing]} />;
  }
  return (
    <BookingPage step="summary" title={t('heading.summary')}>
      <div className={styles.columns}>
        <SummaryCards cart={cart} />
        <Card as="aside" aria-label={t('order:summary.price')} className={styles.price}>
          <TotalsLines totals={cartTotals(cart)} isEstimate={isEstimated(cart)} />
          <Conditions />
          <PlaceOrder order={order} />
        </Card>
      </div>
    </BookingPage>
  );
}
