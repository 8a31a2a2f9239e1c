import type { Reservation } from '#contract/schemas/reservations.ts';
import type { OpeningHours } from '#domain/salon/locations.ts';
import { type ClockTime, clockTime, minutesOf } from '#domain/salon/salon-time.ts';

/** One line of a column of the board, from morning to evening. */
export type BoardItem =
  | { kind: 'hour'; key: string; hour: ClockTime }
  | { kind: 'visit'; key: string; id: string }
  | { kind: 'free'; key: string; hour: ClockTime; time: ClockTime }
  | { kind: 'now'; key: string };

type Day = {
  /** When the location is open; null on a closed day, which offers no free hour. */
  hours: OpeningHours | null;
  /** Minutes since midnight when the board shows today, else null: no line, and every open hour is still to come. */
  now: number | null;
  /** Whether hours without a visit are shown, which a filtered board does not know. */
  hasFreeHours: boolean;
};

const HOUR = 60;
const STEP = 5;

/**
 * Arranges the visits of one location and day by hour, with the hours that are still free and the line of now. Where a
 * visit stands depends on its time and name alone: a press on one row never moves another under the finger.
 */
export function arrangeColumn(visits: readonly Reservation[], { hours, now, hasFreeHours }: Day): BoardItem[] {
  const byHour = Map.groupBy([...visits].sort(inOrder), (visit) => Math.floor(startOf(visit) / HOUR));
  const open = hasFreeHours && hours ? openHours(hours) : [];
  const shown = [...new Set([...byHour.keys(), ...open])].sort((one, other) => one - other);
  const timed = shown.flatMap((hour) => {
    const rows = byHour.get(hour);
    return rows ? hourItems(hour, rows) : freeItem(hour, hours, now);
  });
  return withNowLine(timed, now).map(({ item }) => item);
}

type TimedItem = { at: number; item: BoardItem };

function hourItems(hour: number, rows: readonly Reservation[]): TimedItem[] {
  const at = hour * HOUR;
  return [
    { at, item: { kind: 'hour', key: `hour ${hour}`, hour: clockTime(at) } },
    ...rows.map((visit) => ({
      at: startOf(visit),
      item: { kind: 'visit' as const, key: visit._id, id: visit._id },
    })),
  ];
}

/** An hour that nothing begins in can be booked from its start, or from now on when it has begun; one that is over is not shown. */
function freeItem(hour: number, hours: OpeningHours | null, now: number | null): TimedItem[] {
  const at = hour * HOUR;
  if (now !== null && at + HOUR <= now) return [];
  const start = Math.max(at, hours ? minutesOf(hours.opens) : at, now === null ? at : Math.ceil(now / STEP) * STEP);
  return [{ at, item: { kind: 'free', key: `free ${hour}`, hour: clockTime(at), time: clockTime(start) } }];
}

function withNowLine(items: readonly TimedItem[], now: number | null): readonly TimedItem[] {
  if (now === null || items.length === 0) return items;
  const index = items.findIndex(({ at }) => at > now);
  const line: TimedItem = { at: now, item: { kind: 'now', key: 'now' } };
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
