import { useState } from 'react';
import type { Availability } from '#contract/schemas/availability.ts';
import type { Reservation } from '#contract/schemas/reservations.ts';
import type { PublicSalon } from '#contract/schemas/settings.ts';
import { deskMoveRefusal, isElsewhere } from '#domain/reservations/moving.ts';
import { otherLocation } from '#domain/salon/locations.ts';
import type { SalonMoment } from '#domain/salon/salon-time.ts';
import { salonOf } from '../../settings/api.ts';
import { type Conflict, slotConflicts, type WantedSlot } from '../desk-time/conflicts.ts';
import { slotsOf } from '../desk-time/load.ts';
import type { Performers } from '../desk-time/performer-choice.tsx';
import { isMendable, useProposals } from '../desk-time/proposals.ts';
import { useRefusalSentences } from '../desk-time/use-refusal-sentences.ts';
import { useSameDay } from '../desk-time/use-same-day.ts';
import { useDaysWithTyped } from '../desk-time/use-typed-slot.ts';
import { useTimesToMoveToQuery } from '../move-api.ts';
import { useDeskMove } from './use-desk-move.ts';

type Asked = {
  visit: Reservation;
  now: SalonMoment;
  salon: PublicSalon;
  onMoved: (moved: Reservation) => void;
  onClose: () => void;
};

export type Moving = ReturnType<typeof useMoving>;

/** Where the visit is to go and with whom, what stands against it, and how it is sent. */
export function useMoving({ visit, now, salon, onMoved, onClose }: Asked) {
  const seen = slotOf(visit);
  const [chosen, setChosen] = useState<WantedSlot | null>(null);
  const wanted = chosen ?? seen;
  const { send, isSending, conflictsOf, error, forget } = useDeskMove(visit);
  const { client, phone, phoneIsDefault } = visit.reservationClientInfo;
  const sameDay = useSameDay({ client, phone: phoneIsDefault ? '' : phone }, wanted.date, visit._id);
  const { days: timetable, performers: known } = useDays(visit, wanted);
  const hasTeam = salon.locations.some(({ code, staffing }) => code === wanted.location && staffing);
  const performers = hasTeam ? known : undefined;
  const { isOtherTime, isChanged } = changeBetween(seen, wanted);
  const days = useDaysWithTyped(timetable, { wanted, placed: { moving: visit._id }, hasTeam: hasTeam && isOtherTime });
  const slots = slotsOf(days, wanted.date);
  const facts = { now, slots, lines: visit.reservationServices, visits: sameDay.all, sameDay: sameDay.visits };
  const found = isChanged ? slotConflicts(wanted, { ...facts, settings: salonOf(salon) }) : [];
  // A visit that stays where it is was judged when it came there.
  const judged = found.filter((code) => isOtherTime || code === OF_THE_TEAM);
  const conflicts = [...new Set([...judged, ...conflictsOf(wanted)])];
  const isRefused = conflicts.length > 0;
  const elsewhere = { ...wanted, location: otherLocation(wanted.location) };
  const { days: otherDays } = useDays(visit, isMendable(conflicts) ? elsewhere : null);
  const proposals = useProposals({ wanted, conflicts, days, otherDays, sameDay: sameDay.visits, salon, now });
  const refusals = useRefusalSentences(wanted, { salon, now, performers })(conflicts);
  const isAllowed = deskMoveRefusal(visit.status, !isOtherTime) === null;
  const isReady = isChanged && !isSending && isAllowed;

  const submit = async () => {
    if (!isReady) return;
    const moved = await send(wanted, conflicts);
    if (!moved) return;
    onClose();
    onMoved(moved);
  };
  return {
    wanted,
    choose: (change: Partial<WantedSlot>) => {
      forget();
      setChosen({ ...wanted, ...change });
    },
    /** Undefined keeps whom it is with. */
    chooseWith: (performerId: string | null | undefined) => {
      const { performerId: _former, ...slot } = wanted;
      forget();
      setChosen(performerId === undefined ? slot : { ...slot, performerId });
    },
    days,
    slots: slotsOf(timetable, wanted.date),
    /** Undefined where no technicians are needed. */
    performers,
    isChanged,
    isOtherTime,
    isAllowed,
    isRefused,
    isReady,
    isSending,
    proposals,
    refusals,
    notes: isOtherTime ? sameDay.sentences : [],
    error,
    sendIfFree: () => {
      if (!isRefused) void submit();
    },
    insist: () => {
      if (isRefused) void submit();
    },
  };
}

const OF_THE_TEAM: Conflict = 'no_technician';

/** What of a visit would change; nothing while no time can be read. */
function changeBetween(seen: WantedSlot, wanted: WantedSlot): { isOtherTime: boolean; isChanged: boolean } {
  if (wanted.time === null) return { isOtherTime: false, isChanged: false };
  const isOtherTime = isElsewhere(appointmentOf(seen), appointmentOf(wanted));
  return { isOtherTime, isChanged: isOtherTime || wanted.performerId !== undefined };
}

type Days = { days: Availability['days']; performers: Performers };

/** What is free at a location with whom is wanted, the visit's own seats counted as free; nothing while it is not asked for. */
function useDays(visit: Reservation, wanted: WantedSlot | null): Days {
  const { location, performerId } = wanted ?? slotOf(visit);
  const asked = {
    ...{ visit: { id: visit._id }, location, isAtDesk: true },
    ...(performerId !== undefined && { performerId }),
  };
  const { currentData } = useTimesToMoveToQuery(asked, { skip: wanted === null });
  return { days: currentData?.days ?? [], performers: currentData?.performers ?? [] };
}

/** Where and when a visit is. */
export function slotOf({ reservationLocation, reservationDate }: Reservation): WantedSlot {
  const { dateReserved: date, timeReserved: time } = reservationDate;
  return { location: reservationLocation.locationReserved, date, time };
}

function appointmentOf({ location, date, time }: WantedSlot) {
  return { location, slot: { date, time: time ?? '' } };
}
