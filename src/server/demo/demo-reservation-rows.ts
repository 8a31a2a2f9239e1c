import type { Insertable } from 'kysely';
import { totals } from '#domain/pricing.ts';
import { addDays, clockTime, epochOf, instant, salonMoment } from '#domain/salon/salon-time.ts';
import { reservationSearchText } from '#domain/search.ts';
import { performerOf } from '#domain/team/performers.ts';
import type { ReservationLinesTable, ReservationsTable, SittingsTable } from '../database/schema-booking.ts';
import { demoId } from './demo-id.ts';
import { DEMO_COLOURS, DEMO_COMMENTS, DEMO_PERFORMERS } from './demo-people.ts';
import type { DemoVisit } from './demo-visit.ts';
import type { Dice } from './dice.ts';

/** A client of the demo, with an account or without. */
export type DemoGuest = {
  userId: string | null;
  email: string | null;
  name: string;
  phone: string | null;
  language: 'fr' | 'en';
};

/** What a line copies from its service. */
export type DemoPrice = { titre: string; title: string | null; price_cents: number };

export type DemoContext = {
  /** Epoch milliseconds. */
  now: number;
  salonPhone: string;
  /** The account that books by phone. */
  deskId: string;
  prices: ReadonlyMap<string, DemoPrice>;
  dice: Dice;
  /** The technicians by id. */
  names: ReadonlyMap<string, string>;
};

export type DemoRows = {
  reservation: Insertable<ReservationsTable> & { id: string };
  lines: Insertable<ReservationLinesTable>[];
  sittings: Insertable<SittingsTable>[];
};

const MINUTE = 60_000;
const BOOKED_DAYS_AHEAD = [2, 3, 5, 8, 12] as const;

/** The rows of one visit. */
export function demoReservationRows(visit: DemoVisit, guest: DemoGuest, context: DemoContext): DemoRows {
  const id = demoId(`visit ${visit.date} ${visit.location} ${visit.start} ${guest.name}`);
  const lines = visit.lines.map((line, position) => ({
    reservation_id: id,
    position,
    service_id: line.id,
    category: line.category,
    qty: line.qty,
    minutes: line.minutes,
    ...priceOf(context, line.id),
  }));
  const { itemsCents, taxCents, totalCents } = totals(
    lines.map((line) => ({ unitCents: line.price_cents, qty: line.qty })),
  );
  const phone = guest.phone ?? context.salonPhone;
  const reservation = {
    id,
    user_id: guest.userId,
    email: guest.email,
    client: guest.name,
    phone,
    phone_is_default: guest.phone === null,
    location: visit.location,
    date: visit.date,
    start_minute: visit.start,
    end_minute: visit.end,
    items_cents: itemsCents,
    tax_cents: taxCents,
    total_cents: totalCents,
    language: guest.language,
    search_text: reservationSearchText({ client: guest.name, phone: guest.phone ?? '', time: clockTime(visit.start) }),
    created_by: guest.userId ?? context.deskId,
    ...wordsOf(visit, context),
    asked_technician_id: visit.people.find(({ requested }) => requested)?.technicianId ?? null,
    ...historyOf(visit, context),
  };
  const peopleOf = Map.groupBy(visit.people, ({ line }) => line);
  const sittings = visit.sittings.map(({ category, seat, start, end, line }, index) => ({
    id: demoId(`sitting ${id} ${index}`),
    reservation_id: id,
    location: visit.location,
    category,
    seat,
    date: visit.date,
    start_minute: start,
    end_minute: end,
    service_id: visit.lines[line]?.id ?? null,
    ...technicianOf(peopleOf.get(line)?.shift()),
  }));
  return { reservation, lines, sittings };
}

function priceOf({ prices }: DemoContext, serviceId: string): DemoPrice {
  const price = prices.get(serviceId);
  if (!price) throw new Error(`the demo has no service ${serviceId}`);
  return price;
}

function technicianOf(person: DemoVisit['people'][number] | undefined) {
  return { technician_id: person?.technicianId ?? null, requested: person?.requested ?? false };
}

function wordsOf({ status, people }: DemoVisit, { dice, names }: DemoContext) {
  const comment = dice.chance(0.15) ? dice.pick(DEMO_COMMENTS) : '';
  // Of a cancelled visit only the name is left.
  const written = dice.chance(0.4) ? dice.pick(DEMO_PERFORMERS) : null;
  const served = [...new Set(people.flatMap(({ technicianId }) => names.get(technicianId ?? '') ?? []))];
  return {
    comment,
    performer: status === 'cancel' ? written : performerOf(served),
    color_note: status === 'done' && dice.chance(0.3) ? dice.pick(DEMO_COLOURS) : null,
  };
}

/** When it was booked, came and moved; nothing of it after `now`. */
function historyOf({ status, date, start, end }: DemoVisit, { now, dice }: DemoContext) {
  const notAfterNow = (epoch: number) => instant(Math.min(epoch, now - MINUTE));
  const today = salonMoment(now).date;
  const before = date < today ? date : today;
  const booked = instant(epochOf(addDays(before, -dice.pick(BOOKED_DAYS_AHEAD)), 20 * 60 - start / 2));
  const arrived = notAfterNow(epochOf(date, start - dice.pick([3, 6, 9, 14])));
  const remindedUntil = addDays(today, 1);
  const moves = {
    pending: { moved_at: null, present_at: null, previous_status: null },
    present: { moved_at: arrived, present_at: arrived, previous_status: 'pending' as const },
    done: { moved_at: notAfterNow(epochOf(date, end)), present_at: arrived, previous_status: 'present' as const },
    cancel: {
      moved_at: notAfterNow(booked.getTime() + 1440 * MINUTE),
      present_at: null,
      previous_status: 'pending' as const,
    },
  };
  const move = moves[status];
  return {
    status,
    created_at: booked,
    updated_at: move.moved_at ?? booked,
    // Nobody of the demo is written to: what is near counts as reminded.
    reminded_at: date <= remindedUntil ? booked : null,
    ...move,
  };
}
