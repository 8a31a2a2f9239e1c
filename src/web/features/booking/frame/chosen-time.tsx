import { useTranslation } from 'react-i18next';
import { paths } from '#contract/paths.ts';
import { type ChosenSlotProblem, chosenSlotProblem } from '#domain/booking/booking-window.ts';
import { type CartDate, cartMinutes } from '#domain/cart/cart.ts';
import { chosenLocation } from '#domain/cart/cart-choices.ts';
import { useSalonNow } from '../../../api/salon-clock.ts';
import { useAppSelector } from '../../../app/use-store.ts';
import { useFormat } from '../../../i18n/use-language.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { InfoStrip } from '../../../ui/feedback/info-strip.tsx';
import { salonOf, useSalon } from '../../settings/api.ts';
import { selectCart } from '../cart/slice.ts';
import { pathBackToSummary } from './step-paths.ts';
import { useChosenLocation } from './use-chosen-location.ts';

/** Says on every step but the date that the chosen time cannot be booked any more, why, and links to another. */
export function ChosenTimeNotice({ fromSummary }: { fromSummary: boolean }) {
  const { t } = useTranslation('booking');
  const { reservationDate: slot } = useAppSelector(selectCart);
  const problemOf = useSlotProblem();
  const problem = slot && problemOf(slot);
  if (!slot || !problem) return null;
  return (
    <InfoStrip
      tone="warning"
      role="status"
      action={
        <LinkButton
          variant="quiet"
          size="medium"
          to={fromSummary ? pathBackToSummary(paths.bookingDate) : paths.bookingDate}
        >
          {t('chosenTime.other')}
        </LinkButton>
      }
    >
      <ChosenTimeProblem slot={slot} problem={problem} />
    </InfoStrip>
  );
}

type ChosenTimeProblemProps = { slot: CartDate; problem: ChosenSlotProblem | 'slot_full' };

/** One sentence on why the chosen time cannot be booked. */
export function ChosenTimeProblem({ slot, problem }: ChosenTimeProblemProps) {
  const { t } = useTranslation('booking');
  const format = useFormat();
  const location = useChosenLocation();
  const when = `${format.date(slot.dateReserved, 'short')}, ${format.time(slot.timeReserved)}`;
  return <p>{t(`chosenTime.${problem}`, { when, location: location?.name ?? '' })}</p>;
}

/**
 * Returns why a chosen time cannot be booked now with the services and the location of the cart, or null: time passes, and a
 * location may have other hours. Also null while the salon's clock is unknown. Only the server knows whether seats are left.
 */
export function useSlotProblem(): (slot: CartDate) => ChosenSlotProblem | null {
  const cart = useAppSelector(selectCart);
  const salon = useSalon();
  const now = useSalonNow();
  const location = chosenLocation(cart);
  return ({ dateReserved: date, timeReserved: time }) => {
    if (!salon || !now || location === null || cart.cardItems.length === 0) return null;
    const visit = { settings: salonOf(salon), location, workMinutes: cartMinutes(cart) };
    return chosenSlotProblem({ date, time }, visit, now);
  };
}
