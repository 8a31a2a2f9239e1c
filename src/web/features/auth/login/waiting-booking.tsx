import { CalendarCheck2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { cartPrice } from '#domain/cart/cart.ts';
import { chosenLocation } from '#domain/cart/cart-choices.ts';
import { useAppSelector } from '../../../app/use-store.ts';
import { useFormat } from '../../../i18n/use-language.ts';
import { useAmountText } from '../../../shared/services/price-with-taxes.tsx';
import { InfoStrip } from '../../../ui/feedback/info-strip.tsx';
import { selectCart } from '../../booking/cart/slice.ts';
import { useSalon } from '../../settings/api.ts';

/** Whether the cart holds a booking that lacks nothing but its person. */
export function useIsBookingWaiting(): boolean {
  const { reservationDate, cardItems } = useAppSelector(selectCart);
  return reservationDate !== null && cardItems.length > 0;
}

/** The booking that waits for its person to log in: kept in this browser, not booked yet. */
export function WaitingBooking() {
  const { t } = useTranslation(['account', 'common']);
  const format = useFormat();
  const amountText = useAmountText();
  const cart = useAppSelector(selectCart);
  const salon = useSalon();
  const { reservationDate: slot, cardItems } = cart;
  if (!slot || cardItems.length === 0) return null;
  const locationName = salon?.locations.find(({ code }) => code === chosenLocation(cart))?.name ?? '';
  return (
    <InfoStrip icon={<CalendarCheck2 aria-hidden="true" />}>
      <p className="num">
        {t('waiting.kept')}
        <br />
        <strong>
          {format.date(slot.dateReserved)}, {format.time(slot.timeReserved)}
        </strong>
        <br />
        {locationName} · {t('waiting.services', { count: cardItems.length })}
        <br />
        {amountText(cartPrice(cart))} {t('common:price.withTaxes')}
      </p>
      <p>{t('notBookedYet')}</p>
    </InfoStrip>
  );
}
