import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Reservation } from '#contract/schemas/reservations.ts';
import { useLiteral } from '../../../i18n/literal.tsx';
import { STATUS_LITERALS } from '../row/status-literals.ts';
import { useInstantText } from '../row/use-instant-text.ts';
import { usePlaceText } from './use-place-text.ts';

/** What somebody else has made of a visit since this was first drawn: who moved it where, or how it now stands. */
export function useMeanwhile(visit: Reservation): string[] {
  const { t } = useTranslation('desk');
  const literal = useLiteral();
  const instantText = useInstantText();
  const placeText = usePlaceText();
  const [first] = useState(visit);
  const { status, reservationDate, reservationLocation, lastMove } = visit;
  if (status !== first.status) return [t('move.nowStatus', { status: literal(STATUS_LITERALS[status]) })];
  if (keyOf(first) === keyOf(visit)) return [];
  const { dateReserved: date, timeReserved: time } = reservationDate;
  const place = placeText({ location: reservationLocation.locationReserved, date, time });
  if (!lastMove?.by) return [t('move.nowAt', { place })];
  return [t('moves.movedBy', { place, name: lastMove.by, time: instantText(lastMove.at) })];
}

function keyOf({ reservationDate, reservationLocation }: Reservation): string {
  return JSON.stringify([reservationDate, reservationLocation]);
}
