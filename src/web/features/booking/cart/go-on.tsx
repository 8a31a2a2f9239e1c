import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { paths } from '#contract/paths.ts';
import { cartTotals, hasWithdrawn, isEstimated } from '#domain/cart/cart.ts';
import { useAppSelector } from '../../../app/use-store.ts';
import { Literal } from '../../../i18n/literal.tsx';
import { useFormat } from '../../../i18n/use-language.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { useNextPath } from '../frame/use-next-path.ts';
import styles from './go-on.module.css';
import { selectCart } from './slice.ts';

/** 'Valider et continuer', with the total; impossible while a line is no longer offered. */
export function GoOn() {
  const { t } = useTranslation('booking');
  const { money } = useFormat();
  const navigate = useNavigate();
  const nextPath = useNextPath(paths.bookingDate);
  const cart = useAppSelector(selectCart);
  return (
    <div className={styles.bar} data-bottom-bar>
      <p className={styles.total}>
        <span className="small">{t(isEstimated(cart) ? 'totals.estimate' : 'totals.total')}</span>
        <strong className="num">{money(cartTotals(cart).totalCents)}</strong>
      </p>
      <Button
        wide
        disabled={hasWithdrawn(cart)}
        disabledReason={t('cart.removeFirst')}
        onClick={() => navigate(nextPath)}
      >
        <Literal id="validateAndContinue" />
      </Button>
    </div>
  );
}
