import { date, labelled, phone, price, time } from '#contract/format.ts';
import { paths } from '#contract/paths.ts';
import type { Reservation } from '#contract/schemas/reservations.ts';
import { VISIT_MAILS } from '#contract/words/mails.ts';
import type { Language } from '#domain/languages.ts';
import { centsOf, dollarsOf, tpsOn } from '#domain/pricing.ts';
import type { Appointment } from '#domain/reservations/reservation.ts';
import type { SalonSettings } from '#domain/salon/salon-settings.ts';
import type { Config } from '../../config.ts';
import { calendarFile, calendarMediaType } from '../../platform/calendar-file.ts';
import { layOutMail } from '../../platform/mail/mail-layout.ts';
import type { Mail } from '../mails/queries.ts';

/** Which pages of their own a client may open; none without an account. */
export type OwnersPages = { profile: boolean; lists: boolean };

/** A visit that a mail is about; `sequence` counts the changes its calendar entry has seen. */
export type Visit = {
  reservation: Reservation;
  /** The names of its lines in that language, in their order. */
  names: readonly string[];
  sequence: number;
  settings: SalonSettings;
  language: Language;
  /** A client without a list of their own reads the phone number instead. */
  pages: OwnersPages;
  config: Config;
  now: number;
};

/** The confirmation of a booking, with its calendar file; null without an e-mail. */
export function confirmationMail(visit: Visit): Mail | null {
  const words = VISIT_MAILS[visit.language];
  return mailAbout(visit, 'confirmation', {
    title: words.confirmed,
    subject: labelled(words.confirmed, `${shortTime(visit)}, ${locationOf(visit).name}`, visit.language),
    facts: [...timeAndLocation(visit), ...servicesAndPrices(visit)],
    paragraphs: [words.early, howToChange(visit)],
    buttons: linksOf(visit),
    attachments: [calendarAttachment(visit, false)],
  });
}

/** Reminds of a visit the day before; null without an e-mail. */
export function reminderMail(visit: Visit): Mail | null {
  const words = VISIT_MAILS[visit.language];
  return mailAbout(visit, 'reminder', {
    title: words.tomorrow,
    subject: labelled(words.tomorrow, `${shortTime(visit)}, ${locationOf(visit).name}`, visit.language),
    facts: [...timeAndLocation(visit), servicesOf(visit)],
    paragraphs: [words.early, howToChange(visit), ...(visit.pages.profile ? [words.stop] : [])],
    buttons: linksOf(visit),
  });
}

/** Says from when to when a visit was moved, with its new calendar file; null without an e-mail. */
export function changeMail(former: Appointment): (visit: Visit) => Mail | null {
  return (visit) => {
    const words = VISIT_MAILS[visit.language];
    return mailAbout(visit, 'change', {
      title: words.moved,
      subject: labelled(words.moved, `${shortTime(visit)}, ${locationOf(visit).name}`, visit.language),
      facts: [...timeAndLocation(visit), [words.before, formerTime(visit, former)], ...servicesAndPrices(visit)],
      paragraphs: [words.movedCalendar, words.early, howToChange(visit)],
      buttons: linksOf(visit),
      attachments: [calendarAttachment(visit, false)],
    });
  };
}

/** Says that a visit is cancelled, and takes it out of the client's calendar; null without an e-mail. */
export function cancellationMail(visit: Visit): Mail | null {
  const words = VISIT_MAILS[visit.language];
  return mailAbout(visit, 'cancellation', {
    title: words.cancelled,
    subject: labelled(words.cancelled, shortTime(visit), visit.language),
    facts: timeAndLocation(visit),
    paragraphs: [words.gone],
    buttons: [{ label: words.again, url: `${visit.config.publicUrl}/reservation-location` }],
    attachments: [calendarAttachment(visit, true)],
  });
}

type Content = Omit<Parameters<typeof layOutMail>[0], 'hasProfile'> & Pick<Mail, 'subject' | 'attachments'>;

/** One mail of each kind for each change of a visit. */
function mailAbout(visit: Visit, kind: string, { subject, attachments = [], ...content }: Content): Mail | null {
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

function timeAndLocation(visit: Visit): [string, string][] {
  const { reservation, language } = visit;
  const { dateReserved, timeReserved } = reservation.reservationDate;
  const { name, street, city } = locationOf(visit);
  const words = VISIT_MAILS[language];
  return [
    [words.when, timeText(dateReserved, timeReserved, language)],
    [words.where, `${name}, ${street}, ${city}`],
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

function howToChange({ language, pages, settings }: Visit): string {
  return VISIT_MAILS[language][pages.lists ? 'free' : 'byPhone'](phone(settings.phone, language));
}

function linksOf(visit: Visit) {
  const words = VISIT_MAILS[visit.language];
  const { street, city } = locationOf(visit);
  const destination = encodeURIComponent(`${street}, ${city}`);
  const directions = {
    label: words.directions,
    url: `https://www.google.com/maps/dir/?api=1&destination=${destination}`,
  };
  return visit.pages.lists ? [{ label: words.see, url: ownPageOf(visit) }, directions] : [directions];
}

function ownPageOf({ pages, config }: Visit): string {
  if (!pages.profile) return config.publicUrl;
  return `${config.publicUrl}${pages.lists ? paths.futureReservations : paths.dashboard}`;
}

function servicesOf({ reservation, names, language }: Visit): [string, string] {
  const services = reservation.reservationServices.map(({ qty }, index) => `${names[index]} × ${qty}`);
  return [VISIT_MAILS[language].services, services.join(', ')];
}

function servicesAndPrices(visit: Visit): [string, string][] {
  const { reservation, language } = visit;
  const words = VISIT_MAILS[language];
  const tps = dollarsOf(tpsOn(centsOf(reservation.itemsPrice)));
  const tvq = dollarsOf(centsOf(reservation.taxPrice) - centsOf(tps));
  return [
    servicesOf(visit),
    [words.subtotal, price(reservation.itemsPrice, language)],
    [words.gst, price(tps, language)],
    [words.qst, price(tvq, language)],
    [words.total, price(reservation.totalPrice, language)],
  ];
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
    description: VISIT_MAILS[language].early,
    address: `${name}, ${street}, ${city}`,
    url: ownPageOf(visit),
    host: new URL(config.publicUrl).hostname,
    organizer: { name: settings.name, email: settings.email },
  });
}
