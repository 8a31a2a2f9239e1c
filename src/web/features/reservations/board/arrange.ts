import type { Reservation } from '#contract/schemas/reservations.ts';
import { isOpen, restoreRefusal } from '#domain/reservations/reservation.ts';
import type { OpeningHours } from '#domain/salon/locations.ts';
import { type ClockTime, clockTime, epochOf, minutesOf, type SalonMoment } from '#domain/salon/salon-time.ts';

/** One line of a column of the board, from morning to evening. */
export type BoardItem =
  | { kind: 'visit'; key: string; id: string }
  | { kind: 'folded'; key: string; from: ClockTime; to: ClockTime; ids: readonly string[] }
  | { kind: 'free'; key: string; hour: ClockTime; time: ClockTime }
  | { kind: 'now'; key: string };

type Day = {
  /** When the location is open; null on a closed day, which offers no free hour. */
  hours: OpeningHours | null;
  /** The salon's time when the board shows today, else null: no line, and every open hour is still to come. */
  now: SalonMoment | null;
  /** Whether hours without a visit are shown and hours that are over folded, which a filtered board does not do. */
  isWhole: boolean;
};

const HOUR = 60;
const STEP = 5;

/**
 * Arranges the visits of one location and day by time, with the hours that are still free and the line of now. Past hours
 * in which all is settled are one line. Where a visit stands depends on its time and name alone: a press on one row never
 * moves another under the finger.
 */
export function arrangeColumn(visits: readonly Reservation[], { hours, now, isWhole }: Day): BoardItem[] {
  const byHour = Map.groupBy([...visits].sort(inOrder), (visit) => Math.floor(startOf(visit) / HOUR));
  const open = isWhole && hours ? openHours(hours) : [];
  const shown = [...new Set([...byHour.keys(), ...open])].sort((one, other) => one - other);
  const timed = shown.flatMap((hour) => {
    const rows = byHour.get(hour);
    if (!rows) return freeItem(hour, hours, now);
    return isWhole && now && isOver(hour, rows, now) ? [foldedItem(rows)] : rows.map(visitItem);
  });
  return withNowLine(joined(timed), now).map(({ item }) => item);
}

type TimedItem = { at: number; item: BoardItem };

function visitItem(visit: Reservation): TimedItem {
  return { at: startOf(visit), item: { kind: 'visit', key: visit._id, id: visit._id } };
}

/** An hour is over when it has passed, all in it are done or cancelled, and none of that can be taken back any more. */
function isOver(hour: number, rows: readonly Reservation[], now: SalonMoment): boolean {
  const nowMs = epochOf(now.date, now.minutes);
  const isSettled = ({ status, lastMove }: Reservation) =>
    !isOpen(status) &&
    restoreRefusal(status, lastMove && { from: lastMove.from, atMs: Date.parse(lastMove.at) }, nowMs) !== null;
  return (hour + 1) * HOUR <= now.minutes && rows.every(isSettled);
}

function foldedItem(rows: readonly Reservation[]): TimedItem {
  const starts = rows.map(startOf);
  const [first = 0] = starts;
  const ids = rows.map(({ _id }) => _id);
  const item = { kind: 'folded', from: clockTime(first), to: clockTime(starts.at(-1) ?? first), ids } as const;
  return { at: first, item: { ...item, key: `folded ${ids[0]}` } };
}

/** Hours that are over and follow one another are one line. */
function joined(items: readonly TimedItem[]): TimedItem[] {
  const lines: TimedItem[] = [];
  for (const timed of items) {
    const last = lines.at(-1);
    if (last?.item.kind === 'folded' && timed.item.kind === 'folded') {
      const ids = [...last.item.ids, ...timed.item.ids];
      lines[lines.length - 1] = { at: last.at, item: { ...last.item, to: timed.item.to, ids } };
    } else lines.push(timed);
  }
  return lines;
}

/** An hour that nothing begins in can be booked from its start, or from now on when it has begun; one that is over is not shown. */
function freeItem(hour: number, hours: OpeningHours | null, now: SalonMoment | null): TimedItem[] {
  const at = hour * HOUR;
  if (now !== null && at + HOUR <= now.minutes) return [];
  const begun = now === null ? at : Math.ceil(now.minutes / STEP) * STEP;
  const start = Math.max(at, hours ? minutesOf(hours.opens) : at, begun);
  return [{ at, item: { kind: 'free', key: `free ${hour}`, hour: clockTime(at), time: clockTime(start) } }];
}

function withNowLine(items: readonly TimedItem[], now: SalonMoment | null): readonly TimedItem[] {
  if (now === null || items.length === 0) return items;
  const index = items.findIndex(({ at }) => at > now.minutes);
  const line: TimedItem = { at: now.minutes, item: { kind: 'now', key: 'now' } };
  return index === -1 ? [...items, line] : items.toSpliced(index, 0, line);
}

function openHours({ opens, closes }: OpeningHours): number[] {
  const first = Math.floor(minutesOf(opens) / HOUR);
  const end = Math.ceil(minutesOf(closes) / HOUR);
  return Array.from({ length: end - first }, (_, index) => first + index);
}

function startOf({ reservationDate }: Reservation): number {
  return minutesOf(reservationDate.timeReserved);
}

function inOrder(one: Reservation, other: Reservation): number {
  return (
    startOf(one) - startOf(other) ||
    one.reservationClientInfo.client.localeCompare(other.reservationClientInfo.client, 'fr')
  );
}
