import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Reservation } from '#contract/schemas/reservations.ts';
import { cartMinutes } from '#domain/cart/cart.ts';
import { isOpen } from '#domain/reservations/reservation.ts';
import { spanOf } from '#domain/reservations/reservation-times.ts';
import { minutesOf } from '#domain/salon/salon-time.ts';
import { overlap } from '#domain/salon/spans.ts';
import { may } from '#domain/users/roles.ts';
import { problemOf } from '../../../api/problem.ts';
import { selectUser } from '../../../api/session.ts';
import { useAppSelector } from '../../../app/use-store.ts';
import { useFormat } from '../../../i18n/use-language.ts';
import { Checkbox } from '../../../ui/choices/checkbox.tsx';
import { InfoStrip } from '../../../ui/feedback/info-strip.tsx';
import { useFutureReservationsQuery } from '../../reservations/api.ts';
import { useSalon } from '../../settings/api.ts';
import { selectCart } from '../cart/slice.ts';

export type OtherVisitsKnown = {
  /** Whether to ask if a second visit at the same time is intended. */
  isAsked: boolean;
  /** The person's own answer. */
  isMeant: boolean;
  onAnswer: (isMeant: boolean) => void;
  /** The visit at the same time, when it is in the person's list. */
  sameTime: Reservation | undefined;
  /** Another visit of that day. */
  sameDay: Reservation | undefined;
};

/**
 * The person's other visits of the day. Two at the same time are asked about: when the list shows another before anything is
 * sent, or when the server has refused.
 */
export function useOtherVisits(error: unknown): OtherVisitsKnown {
  const cart = useAppSelector(selectCart);
  const user = useAppSelector(selectUser);
  const { data } = useFutureReservationsQuery(undefined, { skip: user === null || !may(user.roles, 'own_lists') });
  const [isMeant, setIsMeant] = useState(false);
  const slot = cart.reservationDate;
  const start = slot ? minutesOf(slot.timeReserved) : 0;
  const span = { start, end: start + cartMinutes(cart) };
  const ofDay = (data?.reservations ?? []).filter(
    ({ status, reservationDate }) => isOpen(status) && reservationDate.dateReserved === slot?.dateReserved,
  );
  const sameTime = ofDay.find(({ reservationDate, endTime }) =>
    overlap(spanOf(reservationDate.timeReserved, endTime), span),
  );
  return {
    isAsked: sameTime !== undefined || problemOf(error).code === 'overlaps_own_visit',
    isMeant,
    onAnswer: setIsMeant,
    sameTime,
    sameDay: ofDay[0],
  };
}

/** Says that there is another visit that day. It comes late, so it stands where it moves nothing. */
export function SameDayNote({ others }: { others: OtherVisitsKnown }) {
  const { t } = useTranslation('order');
  const format = useFormat();
  if (others.isAsked || !others.sameDay) return null;
  return (
    <InfoStrip tone="warning" role="status">
      <p>{t('overlap.sameDay', { time: format.time(others.sameDay.reservationDate.timeReserved) })}</p>
    </InfoStrip>
  );
}

/** Asks whether two visits at the same time are intended: the second is more often a mistake than for a friend. */
export function OverlapQuestion({ others }: { others: OtherVisitsKnown }) {
  const { t } = useTranslation('order');
  const format = useFormat();
  const salon = useSalon();
  const { isAsked, sameTime, isMeant, onAnswer } = others;
  if (!isAsked) return null;
  const location = salon?.locations.find(({ code }) => code === sameTime?.reservationLocation.locationReserved)?.name;
  return (
    <InfoStrip tone="warning" role="status">
      <p>
        {sameTime
          ? t('overlap.other', {
              from: format.time(sameTime.reservationDate.timeReserved),
              to: format.time(sameTime.endTime),
              location: location ?? '',
            })
          : t('overlap.some')}
      </p>
      <Checkbox label={t('overlap.meant')} checked={isMeant} onChange={({ target }) => onAnswer(target.checked)} />
    </InfoStrip>
  );
}
