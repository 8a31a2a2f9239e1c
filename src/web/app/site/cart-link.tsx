import { ShoppingBag } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#contract/paths.ts';
import { selectBadge } from '../../features/booking/cart/slice.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { useAppSelector } from '../use-store.ts';
import styles from './cart-link.module.css';

/** The link to the cart, with the number of people in it when there are any. */
export function CartLink() {
  const { t } = useTranslation();
  const count = useAppSelector(selectBadge);
  return (
    <Link
      to={paths.cart}
      className={styles.link}
      aria-label={count ? t('nav.cartWithItems', { count }) : t('nav.cart')}
    >
      <ShoppingBag aria-hidden="true" size={24} strokeWidth={1.75} />
      <Badge count={count} />
    </Link>
  );
}
