import { date, labelled, phone, price, time } from '#contract/format.ts';
import { paths } from '#contract/paths.ts';
import type { Reservation } from '#contract/schemas/reservations.ts';
import type { Language } from '#domain/languages.ts';
import { centsOf, dollarsOf, tpsOn } from '#domain/pricing.ts';
import type { SalonSettings } from '#domain/salon/salon-settings.ts';
import type { Config } from '../../config.ts';
import { calendarFile, calendarMediaType } from '../../platform/calendar-file.ts';
import { layOutMail } from '../../platform/mail/mail-layout.ts';
import { VISIT_MAIL_WORDS as WORDS } from '../../platform/mail/visit-mail-words.ts';
import type { Mail } from '../mails/queries.ts';

/** Which pages of their own a client may open; none without an account. */
export type OwnersPages = { profile: boolean; lists: boolean };

/** A visit that a mail is about; `sequence` counts the changes its calendar entry has seen. */
export type Visit = {
  reservation: Reservation;
  /** What its lines are called in that language, in their order. */
  names: readonly string[];
  sequence: number;
  settings: SalonSettings;
  language: Language;
  /** Whoever may not open the list of their own telephones instead. */
  pages: OwnersPages;
  config: Config;
  now: number;
};

/** The confirmation of a booking, with its calendar file; null when nobody left an address to write to. */
export function confirmationMail(visit: Visit): Mail | null {
  const words = WORDS[visit.language];
  return letter(visit, 'confirmation', {
    title: words.confirmed,
    subject: labelled(words.confirmed, `${shortWhen(visit)}, ${addressOf(visit).name}`, visit.language),
    facts: [...whenAndWhere(visit), ...whatAndHowMuch(visit)],
    paragraphs: [words.early, changesOf(visit)],
    buttons: waysOn(visit),
    attachments: [attachment(visit, false)],
  });
}

/** Reminds of a visit the day before; null when nobody left an address to write to. */
export function reminderMail(visit: Visit): Mail | null {
  const words = WORDS[visit.language];
  return letter(visit, 'reminder', {
    title: words.tomorrow,
    subject: labelled(words.tomorrow, `${shortWhen(visit)}, ${addressOf(visit).name}`, visit.language),
    facts: [...whenAndWhere(visit), whatOf(visit)],
    paragraphs: [words.early, changesOf(visit), ...(visit.pages.profile ? [words.stop] : [])],
    buttons: waysOn(visit),
  });
}

/** Tells that a visit is off, and takes it out of the client's calendar; null when there is no address to write to. */
export function cancellationMail(visit: Visit): Mail | null {
  const words = WORDS[visit.language];
  return letter(visit, 'cancellation', {
    title: words.cancelled,
    subject: labelled(words.cancelled, shortWhen(visit), visit.language),
    facts: whenAndWhere(visit),
    paragraphs: [words.gone],
    buttons: [{ label: words.again, url: `${visit.config.publicUrl}/reservation-location` }],
    attachments: [attachment(visit, true)],
  });
}

type Letter = Omit<Parameters<typeof layOutMail>[0], 'hasProfile'> & Pick<Mail, 'subject' | 'attachments'>;

/** Each change of a visit is told once, by one mail of each kind. */
function letter(visit: Visit, kind: string, { subject, attachments = [], ...content }: Letter): Mail | null {
  const { reservation, sequence, settings, language, config, pages } = visit;
  if (reservation.email === null) return null;
  return {
    eventKey: `${kind}:${reservation._id}:${sequence}`,
    kind,
    to: reservation.email,
    subject,
    ...layOutMail({ ...content, hasProfile: pages.profile }, language, settings, config.publicUrl),
    attachments,
  };
}

function whenAndWhere(visit: Visit): [string, string][] {
  const { reservation, language } = visit;
  const { dateReserved, timeReserved } = reservation.reservationDate;
  const { name, street, city } = addressOf(visit);
  const words = WORDS[language];
  const when = `${date(dateReserved, language, 'full')}, ${words.at} ${time(timeReserved, language)}`;
  return [
    [words.when, when],
    [words.where, `${name}, ${street}, ${city}`],
  ];
}

function changesOf({ language, pages, settings }: Visit): string {
  return WORDS[language][pages.lists ? 'free' : 'byPhone'](phone(settings.phone, language));
}

function waysOn(visit: Visit) {
  const words = WORDS[visit.language];
  const { street, city } = addressOf(visit);
  const destination = encodeURIComponent(`${street}, ${city}`);
  const directions = {
    label: words.directions,
    url: `https://www.google.com/maps/dir/?api=1&destination=${destination}`,
  };
  return visit.pages.lists ? [{ label: words.see, url: ownListOf(visit) }, directions] : [directions];
}

function ownListOf({ pages, config }: Visit): string {
  if (!pages.profile) return config.publicUrl;
  return `${config.publicUrl}${pages.lists ? paths.futureReservations : paths.dashboard}`;
}

function whatOf({ reservation, names, language }: Visit): [string, string] {
  const services = reservation.reservationServices.map(({ qty }, index) => `${names[index]} × ${qty}`);
  return [WORDS[language].services, services.join(', ')];
}

function whatAndHowMuch(visit: Visit): [string, string][] {
  const { reservation, language } = visit;
  const words = WORDS[language];
  const tps = dollarsOf(tpsOn(centsOf(reservation.itemsPrice)));
  const tvq = dollarsOf(centsOf(reservation.taxPrice) - centsOf(tps));
  return [
    whatOf(visit),
    [words.subtotal, price(reservation.itemsPrice, language)],
    [words.gst, price(tps, language)],
    [words.qst, price(tvq, language)],
    [words.total, price(reservation.totalPrice, language)],
  ];
}

function shortWhen({ reservation, language }: Visit): string {
  const { dateReserved, timeReserved } = reservation.reservationDate;
  return `${date(dateReserved, language, 'short')}, ${time(timeReserved, language)}`;
}

function addressOf({ reservation, settings }: Visit) {
  return settings.locations[reservation.reservationLocation.locationReserved];
}

function attachment(visit: Visit, cancelled: boolean) {
  const content = calendarFileOf(visit, cancelled);
  return { filename: WORDS[visit.language].file, contentType: calendarMediaType(cancelled), content };
}

/** The visit as an .ics text, or its removal from the client's calendar. */
export function calendarFileOf(visit: Visit, cancelled: boolean): string {
  const { reservation, names, settings, language, config, sequence, now } = visit;
  const { name, street, city } = addressOf(visit);
  return calendarFile({
    reservation,
    sequence,
    cancelled,
    now,
    summary: labelled(settings.name, names.join(', '), language),
    description: WORDS[language].early,
    address: `${name}, ${street}, ${city}`,
    url: ownListOf(visit),
    host: new URL(config.publicUrl).hostname,
    organizer: { name: settings.name, email: settings.email },
  });
}
