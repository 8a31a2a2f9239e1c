import type { Booking, Reservation } from '#contract/schemas/reservations.ts';
import { bookingRefusal } from '#domain/booking/availability.ts';
import type { Sitting } from '#domain/booking/seats.ts';
import { Refusal } from '#domain/errors.ts';
import type { Language } from '#domain/languages.ts';
import { centsOf, dollarsOf } from '#domain/pricing.ts';
import { salonMoment } from '#domain/salon/salon-time.ts';
import type { Member } from '#domain/team/team-day.ts';
import type { Technician } from '#domain/team/technicians.ts';
import { cleanLine } from '#domain/texts.ts';
import { isClientName } from '#domain/users/person.ts';
import { phoneOf } from '#domain/users/phone.ts';
import type { Caller } from '../../../caller.ts';
import type { Deps } from '../../../deps.ts';
import type { BookingState } from '../queries/booking-state.ts';
import type { Attempt } from '../queries/idempotency.ts';
import {
  type BookingRules,
  type Contact,
  isThereAlready,
  makeReservation,
  type PlannedVisit,
  reservationOfAttempt,
} from './booking.ts';
import { type CatalogueLine, refuseStaffOnlyLines, teamLines, totalsOf } from './lines.ts';
import { fullWith } from './staffing.ts';

type Request = { caller: Caller; booking: Booking; attempt: Attempt | null; language: Language };

/**
 * A client books for themselves. A repeated attempt returns its reservation before any limit or rule; otherwise the rate
 * limit is checked first, then the client's rules, and the first that fails is the refusal.
 */
export async function book(deps: Deps, request: Request): Promise<Reservation> {
  const { caller, booking, attempt } = request;
  const earlier = await reservationOfAttempt(deps.db, attempt);
  if (earlier) return earlier;
  await deps.limits.take('reservations', caller._id);
  const rules = clientRules(deps, request);
  const { dateReserved: date, timeReserved: time } = booking.reservationDate;
  return makeReservation(
    deps,
    {
      caller,
      attempt,
      location: booking.reservationLocation.locationReserved,
      slot: { date, time },
      lines: booking.reservationServices,
      comment: booking.reservationClientInfo.comment,
      performer: null,
      performerId: booking.performerId ?? null,
      performerRequested: true,
      walkIn: false,
    },
    rules,
  );
}

function clientRules(deps: Deps, { caller, booking, language }: Request): BookingRules {
  const contact = contactOf(booking);
  return {
    action: 'reservation.book',
    findAccount: async () => ({ user_id: caller._id, email: caller.email, language }),
    checkLines: (lines) => {
      refuseStaffOnlyLines(lines);
      refuseAnotherPrice(lines, booking.totalPrice);
    },
    contactOf: () => contact,
    phone: null,
    judge: (visit, state) => {
      refuseSlot(deps, visit, state);
      refuseTooMany(deps, visit, state);
      if (!booking.overlapIsMeant && isThereAlready(visit, state.visits)) throw new Refusal('overlaps_own_visit');
      return { insisted: false, details: {} };
    },
  };
}

/** A client's booking has a name that is not empty and a phone of ten digits. */
function contactOf({ reservationClientInfo }: Booking): Contact {
  const client = cleanLine(reservationClientInfo.client);
  const phone = phoneOf(reservationClientInfo.phone);
  if (!isClientName(client)) throw new Refusal('client_name_invalid');
  if (phone === null) throw new Refusal('phone_invalid');
  return { client, phone, phone_is_default: false };
}

/** Refuses a total other than ours, with the right one in dollars, so that the client pays the price they saw. */
function refuseAnotherPrice(lines: readonly CatalogueLine[], totalPrice: number): void {
  const { itemsCents, taxCents, totalCents } = totalsOf(lines);
  if (totalCents === centsOf(totalPrice)) return;
  throw new Refusal('price_changed', {
    totalPrice: dollarsOf(totalCents),
    taxPrice: dollarsOf(taxCents),
    itemsPrice: dollarsOf(itemsCents),
    prices: lines.map((line) => ({ serviceId: line.service_id, price: dollarsOf(line.price_cents) })),
  });
}

type SlotState = { seated: readonly Sitting[]; team: readonly Member[] | null; technicians: readonly Technician[] };

function refuseSlot({ now }: Deps, visit: PlannedVisit, { seated, team, technicians }: SlotState): void {
  const lines = teamLines(visit.lines);
  const asked = { ...visit, lines, team, onlyAskable: true, now: salonMoment(now()) };
  const refusalWith = (performerId: string | null) => bookingRefusal(visit.slot, { ...asked, performerId }, seated);
  const refusal = refusalWith(visit.performerId);
  if (refusal === null) return;
  const isAsked = refusal === 'slot_full' && team !== null;
  const details = isAsked
    ? fullWith(technicians, { ...visit, onlyAskable: true }, (nobody) => refusalWith(nobody) === null)
    : undefined;
  throw new Refusal(refusal, details);
}

function refuseTooMany({ config }: Deps, visit: PlannedVisit, { upcoming }: BookingState): void {
  if (upcoming < config.futureReservations) return;
  throw new Refusal('too_many_bookings', { phone: visit.settings.phone, most: config.futureReservations });
}
