import { useTranslation } from 'react-i18next';
import { paths } from '#contract/paths.ts';
import type { ChosenSlotProblem } from '#domain/booking/booking-window.ts';
import type { CartDate } from '#domain/cart/cart.ts';
import { useAppSelector } from '../../../app/use-store.ts';
import { useFormat } from '../../../i18n/use-language.ts';
import { useChosenAddress } from '../../../shared/booking/use-chosen-address.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { InfoStrip } from '../../../ui/feedback/info-strip.tsx';
import { selectCart } from '../cart/slice.ts';
import { pathBackToSummary } from './use-next-path.ts';
import { useSlotProblem } from './use-slot-problem.ts';

/** On every step but that of the date: the chosen time can no longer be had, why, and the way to another. */
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
          look="quiet"
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

/** What stands against the chosen time, in one sentence. */
export function ChosenTimeProblem({ slot, problem }: ChosenTimeProblemProps) {
  const { t } = useTranslation('booking');
  const format = useFormat();
  const address = useChosenAddress();
  const when = `${format.date(slot.dateReserved, 'short')}, ${format.time(slot.timeReserved)}`;
  return <p>{t(`chosenTime.${problem}`, { when, place: address?.name ?? '' })}</p>;
}
