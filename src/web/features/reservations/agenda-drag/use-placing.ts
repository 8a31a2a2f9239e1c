import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Reservation } from '#contract/schemas/reservations.ts';
import { PERFORMER_CONFLICTS } from '#domain/agenda/performer-landing.ts';
import { DESK_CONFLICTS } from '#domain/booking/desk-window.ts';
import { clockTime } from '#domain/salon/salon-time.ts';
import { problemOf } from '../../../api/problem.ts';
import { useAppDispatch } from '../../../app/use-store.ts';
import { useToasts } from '../../../shared/use-toasts.ts';
import type { OwnPlacings } from '../agenda/use-still-visits.ts';
import { type DeskMoveBody, deskApi } from '../desk-api.ts';
import { useReassignedText } from '../moving/use-reassigned-text.ts';
import { useFailureToast } from '../row/use-failure-toast.ts';
import { type Drag, isOfSeveral, placedVisit, type Standing } from './drag.ts';
import { type HeldLanding, useDragWords } from './use-landing.ts';

/** A visit that was let go where something stands against it: the desk is asked. */
export type AskedDrop = Pick<HeldLanding, 'conflicts' | 'firstMet' | 'about'> & { drag: Drag };

export type Placer = {
  /** Places a visit where it is held; against conflicts only when insisted. */
  place: (drag: Drag, insist: boolean) => void;
  asked: AskedDrop | null;
  ask: (asked: AskedDrop | null) => void;
};

/**
 * Sends where a visit was let go. It stands there at once, with a toast that takes it back; refused, it is where it was, and
 * the toast says why. Conflicts that only the server knew of are asked about.
 */
export function usePlacing(own: OwnPlacings): Placer {
  const { t } = useTranslation(['agenda', 'common']);
  const dispatch = useAppDispatch();
  const { show } = useToasts();
  const showFailure = useFailureToast();
  const { placedText } = useDragWords();
  const reassignedText = useReassignedText();
  const [asked, ask] = useState<AskedDrop | null>(null);

  const takeBack = async (before: Reservation) => {
    own.put(before);
    const restore = { id: before._id, transition: 'restore', insist: false } as const;
    const answer = await dispatch(deskApi.endpoints.transitionReservation.initiate(restore, { track: false }));
    if (!answer.data) {
      own.giveBack(before._id);
      return showFailure('updateFailed', answer.error);
    }
    own.settle(withHistory(answer.data, before));
    const others = reassignedText(answer.data);
    if (others !== '') show({ text: others });
  };

  const place = async (drag: Drag, insist: boolean) => {
    const { visit, to } = drag;
    const { client } = visit.reservationClientInfo;
    own.put(placedVisit(drag));
    const placing = { ...placingOf(drag), insist };
    const answer = await dispatch(deskApi.endpoints.moveReservation.initiate(placing, { track: false }));
    if (answer.data) {
      own.settle(withHistory(answer.data, visit));
      const undo = { label: t('common:undo'), onAct: () => void takeBack(visit) };
      const placed = t('agenda:placed', { client, place: placedText(servedAt(to, answer.data), drag) });
      show({ text: [placed, reassignedText(answer.data)].filter(Boolean).join('. '), action: undo });
      return;
    }
    own.giveBack(visit._id);
    const conflicts = insist ? [] : conflictsIn(answer.error);
    if (conflicts.length > 0) ask({ drag, conflicts, firstMet: null });
    else showFailure('updateFailed', answer.error);
  };

  return { place: (drag, insist) => void place(drag, insist), asked, ask };
}

/** What of a move the server is told: the place, and what else changes. */
function placingOf(drag: Drag): { id: string } & DeskMoveBody {
  const { visit, from, to } = drag;
  const { reservationLocation, reservationDate } = visit;
  const performer = to.performer ?? null;
  const isNamed = performer !== null || (to.performer === null && typeof from.performer === 'string');
  return {
    id: visit._id,
    from: { reservationLocation, reservationDate },
    reservationLocation: { locationReserved: to.location },
    reservationDate: { dateReserved: to.date, timeReserved: clockTime(to.start) },
    ...(to.minutes !== from.minutes && { minutes: to.minutes }),
    ...(isOfSeveral(drag) && { performerChanges: to.changes.filter((change) => change.from !== change.to) }),
    ...(isNamed && !isOfSeveral(drag) && { performerId: performer }),
  };
}

/** Where a visit stands by the answer of the server: it may be that nobody serves it there. */
function servedAt(to: Standing, { sittings = [] }: Reservation): Standing {
  const isForNobody = sittings.length > 0 && sittings.every(({ technicianId }) => technicianId === null);
  return isForNobody ? { ...to, performer: null } : to;
}

/** Only the list of the day tells the history of a client. */
function withHistory(answer: Reservation, { history }: Reservation): Reservation {
  return history === undefined ? answer : { ...answer, history };
}

const KNOWN = [...DESK_CONFLICTS, 'slot_full', ...PERFORMER_CONFLICTS] as const;

/** The conflicts that a refusal names; none when it refuses for another reason. */
function conflictsIn(error: unknown): HeldLanding['conflicts'] {
  const { status, details } = problemOf(error);
  const named = details.collisions;
  if (status !== 409 || !Array.isArray(named)) return [];
  return KNOWN.filter((code) => named.includes(code));
}
