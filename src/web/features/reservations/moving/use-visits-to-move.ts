import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Reservation } from '#contract/schemas/reservations.ts';
import { deskMoveRefusal } from '#domain/reservations/moving.ts';
import { isFoundBy, searchKey } from '#domain/search.ts';
import { useSalonClock } from '../../../api/salon-clock.ts';
import { useFormat } from '../../../i18n/use-language.ts';
import { POLLING_MS, useReservationListQuery } from '../desk-api.ts';

const REST_MS = 120;
const LETTERS_MIN = 2;
const VISITS_MAX = 5;
const NO_VISITS: readonly Reservation[] = [];

type VisitToMove = { visit: Reservation; label: string };

/** « Déplacer : Camille Roy, 10 h » for the visits of today that the letters name, then for those found on later days. */
export function useVisitsToMove(typed: string): VisitToMove[] {
  const labelOf = useLabel();
  const today = useSalonClock((now) => now?.date ?? null);
  const wanted = typed.trim();
  const isAsked = useRested(wanted) === wanted && wanted.length >= LETTERS_MIN;
  const { data: ofToday } = useReservationListQuery(today ? { list: 'day', date: today } : skipToken);
  const { currentData: found } = useReservationListQuery(
    isAsked ? { list: 'active', keyword: wanted, pageNumber: 1 } : skipToken,
  );
  if (wanted.length < LETTERS_MIN) return [];
  const named = toMove(ofToday?.reservations).filter((visit) => isFoundBy(searchKey(labelOf(visit)), wanted));
  const later = toMove(found?.reservations).filter(({ _id }) => named.every((visit) => visit._id !== _id));
  return [...named, ...later].slice(0, VISITS_MAX).map((visit) => ({ visit, label: labelOf(visit) }));
}

/** Follows a visit to come that lies open outside of any list; it stays as it was while nothing newer is known. */
export function useNewestFacts(visit: Reservation | null): Reservation | null {
  const { data } = useReservationListQuery(
    visit ? { list: 'active', keyword: visit.reservationClientInfo.client, pageNumber: 1 } : skipToken,
    { pollingInterval: POLLING_MS, skipPollingIfUnfocused: true },
  );
  return data?.reservations.find(({ _id }) => _id === visit?._id) ?? visit;
}

function toMove(visits = NO_VISITS): Reservation[] {
  return visits.filter(({ status }) => deskMoveRefusal(status) === null);
}

function useLabel(): (visit: Reservation) => string {
  const { t } = useTranslation('desk');
  const format = useFormat();
  const today = useSalonClock((now) => now?.date ?? null);
  return ({ reservationClientInfo: { client }, reservationDate: { dateReserved, timeReserved } }) => {
    const time = format.time(timeReserved);
    const when = dateReserved === today ? time : `${format.date(dateReserved, 'short')}, ${time}`;
    return t('move.asked', { client, when });
  };
}

/** What was typed when the fingers last rested. */
function useRested(typed: string): string {
  const [rested, setRested] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed), REST_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return rested;
}
