import type { Client } from '#contract/schemas/clients.ts';
import { LINE_QUANTITY_MAX } from '#domain/reservations/reservation.ts';
import type { LocationCode } from '#domain/salon/locations.ts';
import type { CalendarDate, ClockTime } from '#domain/salon/salon-time.ts';
import { SERVICE_CATEGORIES, type ServiceCategory } from '#domain/services/services.ts';
import { cleanLine, cleanText } from '#domain/texts.ts';
import { cleanEmail, isEmail, isStaffClientName } from '#domain/users/person.ts';
import { formatPhone, isPhone } from '#domain/users/phone.ts';
import type { DeskBookingBody } from './api.ts';

export type DraftLine = { readonly serviceId: string; readonly qty: number };

/** What the desk has written down so far, while the client is on the phone. */
export type Draft = {
  readonly client: string;
  /** As it stands in the field; empty is allowed. */
  readonly phone: string;
  /** As it stands in the field: who has it gets the mails, and an account of that e-mail the visit. Empty is allowed. */
  readonly email: string;
  /** Whether the e-mail is that of a client who was found by the search. */
  readonly isEmailKnown: boolean;
  /** One service of each category at most. */
  readonly lines: Readonly<Record<ServiceCategory, DraftLine | null>>;
  readonly location: LocationCode;
  readonly date: CalendarDate;
  readonly time: ClockTime | null;
  /** As it stands in the field, where no technicians are needed. */
  readonly performer: string;
  /** Where they are, the technician by id; null when it does not matter. */
  readonly performerId: string | null;
  /** Whether the client asked for her; otherwise the desk merely chose her. */
  readonly performerRequested: boolean;
  readonly comment: string;
};

export type DraftPart = 'client' | 'phone' | 'email' | 'services' | 'time';

/** A draft with nothing written, for a location, a date and perhaps a time. */
export function emptyDraft(start: Pick<Draft, 'location' | 'date' | 'time'>): Draft {
  const lines = { manicure: null, pedicure: null, other: null };
  const person = { performer: '', performerId: null, performerRequested: true };
  return { client: '', phone: '', email: '', isEmailKnown: false, lines, ...person, comment: '', ...start };
}

/** Whether something is written that it would be a pity to lose; a place and a time alone are quickly chosen again. */
export function isBegun({ client, phone, email, lines, performer, comment }: Draft): boolean {
  return [client, phone, email, performer, comment].some((text) => text.trim() !== '') || linesOf({ lines }).length > 0;
}

/** The lines to send, in the order in which the work is done. */
export function linesOf({ lines }: Pick<Draft, 'lines'>): DraftLine[] {
  return SERVICE_CATEGORIES.flatMap((category) => lines[category] ?? []);
}

/** Writes down one more service; it takes the place of another of its category. */
export function withService(lines: Draft['lines'], { _id, category }: ServiceChoice): Draft['lines'] {
  const known = lines[category];
  return { ...lines, [category]: known?.serviceId === _id ? known : { serviceId: _id, qty: 1 } };
}

/** Writes down what a client had at the last visit, as far as it is still offered, and with whom. */
export function asLastTime(draft: Draft, last: Client, { services, performers = [] }: Offered): Draft {
  const lineOf = (category: ServiceCategory): DraftLine | null => {
    const isOffered = (id: string) => services.some((service) => service._id === id && service.category === category);
    const line = last.lastLines.find(({ serviceId }) => isOffered(serviceId));
    return line ? { serviceId: line.serviceId, qty: Math.min(line.qty, LINE_QUANTITY_MAX) } : null;
  };
  const lines = { manicure: lineOf('manicure'), pedicure: lineOf('pedicure'), other: lineOf('other') };
  if (linesOf({ lines }).length === 0) return draft;
  const lastWith = performers.find(({ name }) => name === last.lastPerformer);
  const performerId = lastWith?._id ?? draft.performerId;
  return { ...draft, lines, performer: last.lastPerformer ?? draft.performer, performerId };
}

type Offered = {
  services: readonly ServiceChoice[];
  /** Who may be named, where technicians are needed. */
  performers?: readonly { readonly _id: string; readonly name: string }[] | undefined;
};

type ServiceChoice = { readonly _id: string; readonly category: ServiceCategory };

/** Writes down a known client: name, number and account. */
export function withClient(draft: Draft, { client, phone, email }: Client): Draft {
  return { ...draft, client, phone: phone ?? '', email: email ?? '', isEmailKnown: email !== null };
}

/** Writes another name over: it is then no longer the known client's visit. An e-mail that somebody typed stays. */
export function withName(draft: Draft, client: string): Draft {
  const isSame = cleanLine(client) === cleanLine(draft.client);
  if (isSame || !draft.isEmailKnown) return { ...draft, client };
  return { ...draft, client, email: '', isEmailKnown: false };
}

/** What still keeps the draft from being sent, in the order of the form. */
export function missingParts(draft: Draft): DraftPart[] {
  const missing: Record<DraftPart, boolean> = {
    client: !isStaffClientName(draft.client),
    phone: draft.phone !== '' && !isPhone(formatPhone(draft.phone)),
    email: draft.email.trim() !== '' && !isEmail(draft.email),
    services: linesOf(draft).length === 0,
    time: draft.time === null,
  };
  return DRAFT_PARTS.filter((part) => missing[part]);
}

const DRAFT_PARTS = ['client', 'phone', 'email', 'services', 'time'] as const;

/**
 * The body of POST /reservations/create; null while something is missing. With `hasTeam` the visit names a technician, without
 * it what is written of one.
 */
export function bodyOf(draft: Draft, hasTeam: boolean): DeskBookingBody | null {
  const { client, phone, email, location, date, time, performer, performerId, performerRequested, comment } = draft;
  if (time === null || missingParts(draft).length > 0) return null;
  return {
    ...(email.trim() !== '' && { email: cleanEmail(email) }),
    reservationServices: linesOf(draft).map(({ serviceId, qty }) => ({ serviceId, qty })),
    reservationLocation: { locationReserved: location },
    reservationDate: { dateReserved: date, timeReserved: time },
    reservationClientInfo: {
      client: cleanLine(client),
      ...(phone !== '' && { phone: formatPhone(phone) }),
      ...(cleanText(comment) !== '' && { comment: cleanText(comment) }),
      ...(!hasTeam && cleanLine(performer) !== '' && { performer: cleanLine(performer) }),
    },
    ...(hasTeam && performerId !== null && { performerId, performerRequested }),
  };
}
