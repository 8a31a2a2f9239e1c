import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { paths } from '#contract/paths.ts';
import { cartMinutes, cartTotals, isEstimated, isGroup } from '#domain/cart/cart.ts';
import { useAppDispatch, useAppSelector } from '../../../app/use-store.ts';
import { Literal } from '../../../i18n/literal.tsx';
import { useFormat } from '../../../i18n/use-language.ts';
import { GroupNotice } from '../../../shared/booking/group-notice.tsx';
import { RemovalDialog } from '../../../shared/booking/removal-dialog.tsx';
import { TotalsLines } from '../../../shared/booking/totals-lines.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Card } from '../../../ui/content/card.tsx';
import { BookingPage } from '../frame/booking-page.tsx';
import { RedirectWithNotice } from '../frame/redirect-with-notice.tsx';
import { CartLines } from './cart-lines.tsx';
import styles from './cart-page.module.css';
import { GoOn } from './go-on.tsx';
import { NextPlace } from './next-opening.tsx';
import { orderCancelled, selectCart } from './slice.ts';

/** Step 3, Panier: the lines, what they cost, and on to the date; an empty one leads back to the services (spec 2). */
export function CartPage() {
  const { t } = useTranslation('booking');
  const cart = useAppSelector(selectCart);
  if (cart.cardItems.length === 0) return <RedirectWithNotice notice="emptyCart" />;
  return (
    <BookingPage step="cart" title={t('heading.cart')}>
      <div className={styles.columns}>
        <div className={styles.main}>
          <CartLines lines={cart.cardItems} />
          {isGroup(cart) && <GroupNotice />}
        </div>
        <div className={styles.side}>
          <CartSummary />
          <GoOn />
        </div>
      </div>
    </BookingPage>
  );
}

function CartSummary() {
  const { t } = useTranslation(['booking', 'common']);
  const { duration } = useFormat();
  const cart = useAppSelector(selectCart);
  return (
    <Card as="section" aria-label={t('cart.summary')} className={styles.summary}>
      <h2 className={styles.title}>{t('cart.summary')}</h2>
      <p className="num">{t('cart.minutes', { duration: duration(cartMinutes(cart)) })}</p>
      <NextPlace />
      <TotalsLines totals={cartTotals(cart)} isEstimate={isEstimated(cart)} />
      <p className="small muted">{t('common:payNote')}</p>
      <div className={styles.ways}>
        <LinkButton to={paths.bookingServices} look="secondary" wide>
          <Literal id="keepBrowsing" />
        </LinkButton>
        <CancelOrder />
      </div>
    </Card>
  );
}

/** 'Annuler la commande': asks Oui or Non, then empties the cart. */
function CancelOrder() {
  const { t } = useTranslation('booking');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);

  const handleConfirm = () => {
    dispatch(orderCancelled());
    void navigate(paths.bookingServices, { state: { notice: 'emptyCart' } });
  };

  return (
    <>
      <Button look="quiet" wide onClick={() => setIsAsking(true)}>
        <Literal id="cancelOrder" />
      </Button>
      <RemovalDialog open={isAsking} onKeep={() => setIsAsking(false)} onConfirm={handleConfirm}>
        <p>{t('cart.emptyAsk')}</p>
      </RemovalDialog>
    </>
  );
}
