import { date, labelled, phone, price, time } from '#contract/format.ts';
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
    paragraphs: [words.early, howToChange(visit), ...(visit.hasProfile ? [words.stop] : [])],
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
  const { reservation, sequence, settings, language, config, hasProfile } = visit;
  if (reservation.email === null) return null;
  return {
    eventKey: `${kind}:${reservation._id}:${sequence}`,
    kind,
    to: reservation.email,
    subject,
    ...layOutMail({ ...content, hasProfile }, language, settings, config.publicUrl),
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
    url: `${config.publicUrl}${visit.link}`,
    host: new URL(config.publicUrl).hostname,
    organizer: { name: settings.name, email: settings.email },
  });
}
