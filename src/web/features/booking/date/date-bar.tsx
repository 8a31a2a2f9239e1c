import { useTranslation } from 'react-i18next';
import { cartMinutes, cartTotals } from '#domain/cart/cart.ts';
import { useAppSelector } from '../../../app/use-store.ts';
import { Literal } from '../../../i18n/literal.tsx';
import { useFormat } from '../../../i18n/use-language.ts';
import { classNames } from '../../../ui/class-names.ts';
import { selectCart } from '../cart/slice.ts';
import { ActionBar } from '../frame/action-bar.tsx';
import styles from './date-bar.module.css';

type DateBarProps = { date: string; time: string | null; onSubmit: () => void };

/** What is chosen and the way on; without a time the button is off and says why (spec 5, 8). */
export function DateBar({ date, time, onSubmit }: DateBarProps) {
  const { t } = useTranslation('booking');
  const format = useFormat();
  const cart = useAppSelector(selectCart);
  const facts = [
    t('cart.services', { count: cart.cardItems.length }),
    format.duration(cartMinutes(cart)),
    format.money(cartTotals(cart).totalCents),
  ];
  return (
    <ActionBar
      words={
        <>
          {time !== null && (
            <p className="num">
              <strong>
                {format.date(date, 'short')}, {format.time(time)}
              </strong>
            </p>
          )}
          <p className={classNames('num', time === null && styles['giving-way'])}>{facts.join(' · ')}</p>
        </>
      }
      missing={time === null && <Literal id="slotRequired" as="p" />}
      onClick={onSubmit}
    >
      {t('continue')}
    </ActionBar>
  );
}
