import type { Client } from '#contract/schemas/clients.ts';
import type { LocationCode } from '#domain/salon/locations.ts';
import type { CalendarDate, ClockTime } from '#domain/salon/salon-time.ts';
import { SERVICE_CATEGORIES, type ServiceCategory } from '#domain/services/services.ts';
import { cleanLine, cleanText } from '#domain/texts.ts';
import { isStaffClientName } from '#domain/users/person.ts';
import { formatPhone, isPhone } from '#domain/users/phone.ts';
import type { DeskBookingBody } from './api.ts';

export type DraftLine = { readonly serviceId: string; readonly qty: number };

/** What the desk has written down so far, while the client is on the phone. */
export type Draft = {
  readonly client: string;
  /** As it stands in the field; empty is allowed. */
  readonly phone: string;
  /** The account that the booking belongs to, when a known client was chosen. */
  readonly email: string | null;
  /** One service of each category at most. */
  readonly lines: Readonly<Record<ServiceCategory, DraftLine | null>>;
  readonly location: LocationCode;
  readonly date: CalendarDate;
  readonly time: ClockTime | null;
  readonly performer: string;
  readonly comment: string;
};

export type DraftPart = 'client' | 'phone' | 'services' | 'time';

/** A draft with nothing written, for a location, a date and perhaps a time. */
export function emptyDraft(start: Pick<Draft, 'location' | 'date' | 'time'>): Draft {
  const lines = { manicure: null, pedicure: null, other: null };
  return { client: '', phone: '', email: null, lines, performer: '', comment: '', ...start };
}

/** The lines to send, in the order in which the work is done. */
export function linesOf({ lines }: Draft): DraftLine[] {
  return SERVICE_CATEGORIES.flatMap((category) => lines[category] ?? []);
}

/** Writes down a known client: name, number and account. */
export function withClient(draft: Draft, { client, phone, email }: Client): Draft {
  return { ...draft, client, phone: phone ?? '', email };
}

/** Writes another name over: it is then no longer the known client's visit. */
export function withName(draft: Draft, client: string): Draft {
  const isSame = cleanLine(client) === cleanLine(draft.client);
  return { ...draft, client, email: isSame ? draft.email : null };
}

/** What still keeps the draft from being sent, in the order of the form. */
export function missingParts(draft: Draft): DraftPart[] {
  const missing: Record<DraftPart, boolean> = {
    client: !isStaffClientName(draft.client),
    phone: draft.phone !== '' && !isPhone(formatPhone(draft.phone)),
    services: linesOf(draft).length === 0,
    time: draft.time === null,
  };
  return DRAFT_PARTS.filter((part) => missing[part]);
}

const DRAFT_PARTS = ['client', 'phone', 'services', 'time'] as const;

/** The body of POST /reservations/create; null while something is missing. */
export function bodyOf(draft: Draft): DeskBookingBody | null {
  const { client, phone, email, location, date, time, performer, comment } = draft;
  if (time === null || missingParts(draft).length > 0) return null;
  return {
    ...(email !== null && { email }),
    reservationServices: linesOf(draft).map(({ serviceId, qty }) => ({ serviceId, qty })),
    reservationLocation: { locationReserved: location },
    reservationDate: { dateReserved: date, timeReserved: time },
    reservationClientInfo: {
      client: cleanLine(client),
      ...(phone !== '' && { phone: formatPhone(phone) }),
      ...(cleanText(comment) !== '' && { comment: cleanText(comment) }),
      ...(cleanLine(performer) !== '' && { performer: cleanLine(performer) }),
    },
  };
}
