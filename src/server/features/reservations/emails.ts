import { shownEmail } from '#contract/email-address.ts';
import { date, labelled, listed, phone, price, time } from '#contract/format.ts';
import { paths } from '#contract/paths.ts';
import type { Reservation } from '#contract/schemas/reservations.ts';
import { MAIL_FRAME, SALON_COPY, VISIT_MAILS } from '#contract/words/mails.ts';
import type { Language } from '#domain/languages.ts';
import { centsOf, dollarsOf, tpsOn } from '#domain/pricing.ts';
import type { Appointment } from '#domain/reservations/reservation.ts';
import type { SalonSettings } from '#domain/salon/salon-settings.ts';
import { performersToldToClient } from '#domain/team/performers.ts';
import type { Config } from '../../config.ts';
import { calendarFile, calendarMediaType } from '../../platform/calendar-file.ts';
import type { MailContent, MailFact } from '../../platform/mail/mail-content.ts';
import { layOutMail } from '../../platform/mail/mail-layout.ts';
import type { Mail } from '../mails/queries.ts';

/** A visit that a mail is about; `sequence` counts the changes its calendar entry has seen. */
export type Visit = {
  reservation: Reservation;
  /** The names of its lines in that language, in their order. */
  names: readonly string[];
  sequence: number;
  settings: SalonSettings;
  language: Language;
  /** Whether the client has an account, whose profile says which mails they get. */
  hasProfile: boolean;
  /** The path of the page that shows, moves and cancels the visit without a login. */
  link: string;
  config: Config;
  now: number;
};

type Content = Omit<MailContent, 'hasProfile'> & Pick<Mail, 'kind' | 'subject' | 'attachments'>;

/** What the mails of one kind say of a visit. */
export type WriteMail = (visit: Visit) => Content;

/** The confirmation of a booking, with its calendar file. */
export const confirmationMail: WriteMail = (visit) => {
  const words = VISIT_MAILS[visit.language];
  return {
    kind: 'confirmation',
    title: words.confirmed,
    subject: labelled(words.confirmed, `${shortTime(visit)}, ${locationOf(visit).name}`, visit.language),
    preview: previewOf(visit),
    facts: [...timeAndLocation(visit), ...performersOf(visit), servicesOf(visit)],
    amounts: amountsOf(visit),
    paragraphs: [words.early, howToChange(visit)],
    buttons: linksOf(visit),
    ...frenchVersionOf(visit),
    attachments: [calendarAttachment(visit, false)],
  };
};

/** Reminds of a visit the day before. */
export const reminderMail: WriteMail = (visit) => {
  const words = VISIT_MAILS[visit.language];
  return {
    kind: 'reminder',
    title: words.tomorrow,
    subject: labelled(words.tomorrow, `${shortTime(visit)}, ${locationOf(visit).name}`, visit.language),
    preview: previewOf(visit),
    facts: [...timeAndLocation(visit), ...performersOf(visit), servicesOf(visit)],
    paragraphs: [words.early, howToChange(visit), ...(visit.hasProfile ? [words.stop] : [])],
    buttons: linksOf(visit),
    ...frenchVersionOf(visit),
  };
};

/** Who serves a visit now, and whom its client had asked for; nobody in particular when `now` is empty. */
export type OtherPerson = { before: string | null; now: readonly string[] };

/** Says from when to when a visit was moved, and with whom it is now where that has changed, with its new calendar file. */
export function changeMail(former: Appointment | null, other: OtherPerson | null = null): WriteMail {
  return (visit) => {
    const { language } = visit;
    const words = VISIT_MAILS[language];
    const title = former ? words.moved : words.otherPerson;
    const who = other ? [otherPersonFact(other, language)] : performersOf(visit);
    const preview = former ? labelled(MAIL_FRAME[language].before, formerTime(visit, former), language) : null;
    return {
      kind: 'change',
      title,
      subject: labelled(title, `${shortTime(visit)}, ${locationOf(visit).name}`, language),
      preview: preview ?? who.map(({ label, value }) => labelled(label, value, language)).join(),
      facts: [...timeAndLocation(visit, former ?? undefined), ...who, servicesOf(visit)],
      amounts: amountsOf(visit),
      paragraphs: [...(former ? [words.movedCalendar, words.early] : [words.onlyPerson]), howToChange(visit)],
      buttons: linksOf(visit),
      ...frenchVersionOf(visit),
      attachments: [calendarAttachment(visit, false)],
    };
  };
}

function otherPersonFact({ before, now }: OtherPerson, language: Language): MailFact {
  const words = VISIT_MAILS[language];
  const value = now.length > 0 ? listed(now, language) : words.anybody;
  return { label: words.who, value, ...(before !== null && { before }) };
}

/** Says that a visit is cancelled, and takes it out of the client's calendar. */
export const cancellationMail: WriteMail = (visit) => {
  const words = VISIT_MAILS[visit.language];
  return {
    kind: 'cancellation',
    title: words.cancelled,
    subject: labelled(words.cancelled, shortTime(visit), visit.language),
    preview: words.gone,
    facts: [...timeAndLocation(visit), ...performersOf(visit), servicesOf(visit)],
    paragraphs: [words.gone],
    buttons: [{ label: words.again, url: `${visit.config.publicUrl}/reservation-location` }],
    attachments: [calendarAttachment(visit, true)],
  };
};

/** The mail to the client of a visit: one of each kind for each change. Null without an e-mail. */
export function mailToClient(visit: Visit, content: Content): Mail | null {
  const { email } = visit.reservation;
  if (email === null) return null;
  const { kind, subject, attachments = [] } = content;
  const { hasProfile, language, settings, config } = visit;
  const body = layOutMail({ ...content, hasProfile }, language, settings, config.publicUrl);
  return { eventKey: eventKeyOf(visit, kind), kind, to: email, subject, ...body, attachments };
}

/**
 * The salon's copy of a mail that went to a client: who comes and how to reach them, a link to the day at the desk. It has
 * neither the client's own link nor the calendar file, whose alarm would ring at the salon. Null for a reminder.
 */
export function copyToSalon(visit: Visit, { kind, title, subject, facts = [], amounts = [] }: Content): Mail | null {
  const { reservation, language, settings, config } = visit;
  if (reservation.email === null || reservation.email === settings.email || kind === 'reminder') return null;
  const { dateReserved: date } = reservation.reservationDate;
  const url = `${config.publicUrl}${paths.reservations}?date=${date}`;
  const content = {
    title,
    preview: facts.map(({ value }) => value).join(', '),
    facts: [...whoComes(reservation), ...facts],
    amounts,
    paragraphs: [SALON_COPY.why],
    buttons: [{ label: SALON_COPY.day, url }],
    hasProfile: false,
  };
  return {
    eventKey: `${eventKeyOf(visit, kind)}:copy`,
    kind: 'copy',
    to: settings.email,
    subject: labelled(reservation.reservationClientInfo.client, subject, language),
    ...layOutMail(content, language, settings, config.publicUrl),
    visitId: reservation._id,
  };
}

function whoComes({ reservationClientInfo, email }: Reservation): MailFact[] {
  const { client, phone: number, phoneIsDefault, comment } = reservationClientInfo;
  const all = [
    { label: SALON_COPY.who, value: client },
    { label: SALON_COPY.phone, value: phoneIsDefault ? '' : phone(number, 'fr') },
    { label: SALON_COPY.email, value: email === null ? '' : shownEmail(email) },
    { label: SALON_COPY.comment, value: comment },
  ];
  return all.filter(({ value }) => value !== '');
}

function eventKeyOf({ reservation, sequence }: Visit, kind: string): string {
  return `${kind}:${reservation._id}:${sequence}`;
}

/** When and where; of a visit that was moved, also when it was. */
function timeAndLocation(visit: Visit, former?: Appointment): MailFact[] {
  const { reservation, language } = visit;
  const { dateReserved, timeReserved } = reservation.reservationDate;
  const { name, street, city } = locationOf(visit);
  const words = VISIT_MAILS[language];
  const when = { label: words.when, value: timeText(dateReserved, timeReserved, language) };
  return [
    former ? { ...when, before: formerTime(visit, former) } : when,
    { label: words.where, value: `${name}, ${street}, ${city}` },
  ];
}

/** The time that a visit had before; its location too, where that changed. */
function formerTime(visit: Visit, { slot, location }: Appointment): string {
  const when = timeText(slot.date, slot.time, visit.language);
  const isElsewhere = location !== visit.reservation.reservationLocation.locationReserved;
  return isElsewhere ? `${when}, ${visit.settings.locations[location].name}` : when;
}

function timeText(day: string, clock: string, language: Language): string {
  return `${date(day, language, 'full')}, ${VISIT_MAILS[language].at} ${time(clock, language)}`;
}

/** With whom it is, where the client has asked for somebody. */
function performersOf({ reservation, language }: Visit): MailFact[] {
  const names = performersToldToClient(reservation);
  return names.length === 0 ? [] : [{ label: VISIT_MAILS[language].who, value: listed(names, language) }];
}

function howToChange({ language, settings }: Visit): string {
  return VISIT_MAILS[language].free(phone(settings.phone, language));
}

function linksOf(visit: Visit) {
  const words = VISIT_MAILS[visit.language];
  const { street, city } = locationOf(visit);
  const destination = encodeURIComponent(`${street}, ${city}`);
  const directions = {
    label: words.directions,
    url: `https://www.google.com/maps/dir/?api=1&destination=${destination}`,
  };
  return [{ label: words.see, url: `${visit.config.publicUrl}${visit.link}` }, directions];
}

function servicesOf({ reservation, names, language }: Visit): MailFact {
  const services = reservation.reservationServices.map(({ qty }, index) => `${names[index]} × ${qty}`);
  return { label: VISIT_MAILS[language].services, value: services.join(', ') };
}

function amountsOf({ reservation, language }: Visit): [string, string][] {
  const words = VISIT_MAILS[language];
  const tps = dollarsOf(tpsOn(centsOf(reservation.itemsPrice)));
  const tvq = dollarsOf(centsOf(reservation.taxPrice) - centsOf(tps));
  return [
    [words.subtotal, price(reservation.itemsPrice, language)],
    [words.gst, price(tps, language)],
    [words.qst, price(tvq, language)],
    [words.total, price(reservation.totalPrice, language)],
  ];
}

/** The subject says when; the preview goes on with what. */
function previewOf(visit: Visit): string {
  return `${servicesOf(visit).value}. ${VISIT_MAILS[visit.language].early}`;
}

function frenchVersionOf({ language, config, link }: Visit): Pick<MailContent, 'frenchVersionUrl'> {
  return language === 'en' ? { frenchVersionUrl: `${config.publicUrl}${link}?lang=fr` } : {};
}

function shortTime({ reservation, language }: Visit): string {
  const { dateReserved, timeReserved } = reservation.reservationDate;
  return `${date(dateReserved, language, 'short')}, ${time(timeReserved, language)}`;
}

function locationOf({ reservation, settings }: Visit) {
  return settings.locations[reservation.reservationLocation.locationReserved];
}

function calendarAttachment(visit: Visit, isCancelled: boolean) {
  const content = calendarFileOf(visit, isCancelled);
  return { filename: VISIT_MAILS[visit.language].file, contentType: calendarMediaType(isCancelled), content };
}

/** The visit as an .ics text, or its removal from the client's calendar. */
export function calendarFileOf(visit: Visit, isCancelled: boolean): string {
  const { reservation, names, settings, language, config, sequence, now } = visit;
  const { name, street, city } = locationOf(visit);
  return calendarFile({
    reservation,
    sequence,
    cancelled: isCancelled,
    now,
    summary: labelled(settings.name, names.join(', '), language),
    description: [
      ...performersOf(visit).map(({ label, value }) => `${label} ${value}.`),
      VISIT_MAILS[language].early,
    ].join(' '),
    address: `${name}, ${street}, ${city}`,
    url: `${config.publicUrl}${visit.link}`,
    host: new URL(config.publicUrl).hostname,
    organizer: { name: settings.name, email: settings.email },
  });
}
