import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { firstMissingStep } from '#domain/booking-steps.ts';
import { cartTotals, isEstimated } from '#domain/cart.ts';
import { paths } from '../../app/paths.ts';
import { useAppSelector } from '../../app/use-store.ts';
import { Card } from '../../ui/content/card.tsx';
import { selectCart } from '../cart/slice.ts';
import { BookingPage } from './booking-page.tsx';
import { Conditions } from './conditions.tsx';
import { NOTICE_OF_STEP } from './notices.ts';
import { PlaceOrder } from './place-order.tsx';
import { SendBack } from './send-back.tsx';
import { SummaryCards } from './summary-cards.tsx';
import styles from './summary-page.module.css';
import { TotalsLines } from './totals-lines.tsx';
import { usePlaceOrder } from './use-place-order.ts';

/** Step 6: everything once more, each part with its way back, and the button that books (spec 2). */
export function SummaryPage() {
  const { t } = useTranslation(['booking', 'order']);
  const cart = useAppSelector(selectCart);
  const order = usePlaceOrder();
  if (order.isPlaced) return <Navigate to={paths.confirmation} replace />;
  const missing = firstMissingStep(cart);
  if (missing !== null && missing !== 'summary' && missing !== 'confirmation') {
    return <SendBack notice={NOTICE_OF_STEP[missing]} />;
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
