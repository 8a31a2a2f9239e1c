import { useCallback, useMemo, useState } from 'react';
import type { Reservation } from '#contract/schemas/reservations.ts';
import type { Slot } from '#domain/booking/booking-window.ts';
import type { AskedPerformer } from '#domain/cart/cart-choices.ts';
import type { LocationCode } from '#domain/salon/locations.ts';
import type { CalendarDate } from '#domain/salon/salon-time.ts';
import { useMoveVisitMutation, type VisitAccess } from '../../features/reservations/move-api.ts';

/** What of a visit its move shows and needs. */
export type MovableVisit = Pick<
  Reservation,
  'reservationDate' | 'reservationLocation' | 'reservationServices' | 'endTime' | 'totalPrice' | 'performers'
>;

export type MoveVisitProps = {
  visit: MovableVisit;
  access: VisitAccess;
  onClose: () => void;
  /** Called once the visit has moved, after `onClose`. */
  onMoved?: () => void;
};

export type MovePartProps = MoveVisitProps & ReturnType<typeof useMoveChoice>;

type Who = { asked: AskedPerformer | null; gone: string | null };

/** Where, when and with whom a visit is to go; whom its client asked for stays asked for until somebody else is. */
export function useMoveChoice(visit: MovableVisit) {
  const [location, setLocation] = useState<LocationCode>(visit.reservationLocation.locationReserved);
  const [date, setDate] = useState<CalendarDate | null>(null);
  const [picked, setPicked] = useState<Slot | null>(null);
  const [who, setWho] = useState<Who | null>(null);
  const [move, { error, isLoading, reset }] = useMoveVisitMutation();
  const { performers } = visit;
  const before = useMemo(() => requestedOf(performers), [performers]);
  const asked = who ? who.asked : before;
  const isOther = asked?.id !== before?.id;
  const pick = (slot: Slot | null) => {
    reset();
    setPicked(slot);
  };
  return {
    location,
    /** The day that is shown, once one was chosen. */
    date,
    picked,
    asked,
    /** The name of who was asked for and cannot be had there. */
    gone: who?.gone ?? null,
    /** Who is to be asked for instead, null for anybody; undefined when that stays. */
    performerId: isOther ? (asked?.id ?? null) : undefined,
    onLocation: (code: LocationCode) => {
      setLocation(code);
      setDate(null);
      setWho(null);
      pick(null);
    },
    onDate: setDate,
    onAsk: (person: AskedPerformer | null) => {
      setWho({ asked: person, gone: null });
      pick(null);
    },
    /** Asks for nobody any more, as who was asked for cannot be had. */
    onDrop: useCallback(
      () => setWho((chosen) => ({ asked: null, gone: (chosen?.asked ?? before)?.name ?? '' })),
      [before],
    ),
    /** Another choice forgets why the one before was refused. */
    onPick: pick,
    move,
    error,
    isLoading,
  };
}

function requestedOf(performers: MovableVisit['performers'] = []): AskedPerformer | null {
  const requested = performers.find((performer) => performer.requested);
  return requested ? { id: requested.technicianId, name: requested.name } : null;
}
