import { useTranslation } from 'react-i18next';
import { paths } from '#contract/paths.ts';
import { cartMinutes, cartTotals, isEstimated } from '#domain/cart/cart.ts';
import { centsOf } from '#domain/pricing.ts';
import { useAppSelector } from '../../../app/use-store.ts';
import { Literal } from '../../../i18n/literal.tsx';
import { useFormat } from '../../../i18n/use-language.ts';
import { useServiceNames } from '../../../shared/services/use-service-names.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Card } from '../../../ui/content/card.tsx';
import { selectCart } from '../cart/slice.ts';
import { StickyBar } from '../frame/sticky-bar.tsx';
import { TextInLanguage } from '../text-in-language.tsx';
import styles from './cart-aside.module.css';

/** What is in the cart so far, as a bar at the bottom of smaller screens; nothing while it is empty. */
export function CartBar() {
  const { t } = useTranslation('booking');
  const { duration, money } = useFormat();
  const cart = useAppSelector(selectCart);
  if (cart.cardItems.length === 0) return null;
  return (
    <div className={styles.bar}>
      <StickyBar
        words={
          <>
            <strong className="num">{money(cartTotals(cart).totalCents)}</strong>
            <span className="small num">
              {t('cart.services', { count: cart.cardItems.length })} · {duration(cartMinutes(cart))}
            </span>
          </>
        }
        action={<GoToCart />}
      />
    </div>
  );
}

/** The same as a card beside the services, on wide screens. */
export function MiniCart() {
  const { t } = useTranslation('booking');
  const { money } = useFormat();
  const cart = useAppSelector(selectCart);
  const nameOf = useServiceNames();
  return (
    <Card as="aside" aria-label={t('heading.cart')} className={styles.card}>
      <h2 className={styles.title}>{t('heading.cart')}</h2>
      {cart.cardItems.length === 0 ? (
        <Literal id="cartIsEmpty" as="p" className="muted" />
      ) : (
        <>
          <ul className={styles.lines}>
            {cart.cardItems.map((line) => (
              <li key={line.serviceId}>
                <TextInLanguage text={nameOf(line)} className={styles.name} />
                <span className="small num muted">{t('recap.quantity', { count: line.qty })}</span>
                <span className="num">{money(centsOf(line.price) * line.qty)}</span>
              </li>
            ))}
          </ul>
          <p className={styles.total}>
            <span>{t(isEstimated(cart) ? 'totals.estimate' : 'totals.total')}</span>
            <span className="num">{money(cartTotals(cart).totalCents)}</span>
          </p>
          <GoToCart wide />
        </>
      )}
    </Card>
  );
}

function GoToCart({ wide = false }: { wide?: boolean }) {
  return (
    <LinkButton to={paths.cart} wide={wide} size={wide ? 'medium' : 'large'}>
      <Literal id="goToCart" />
    </LinkButton>
  );
}
