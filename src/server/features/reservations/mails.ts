import { date, price, time } from '#contract/format.ts';
import type { Reservation } from '#contract/reservations.ts';
import type { Language } from '#domain/languages.ts';
import { displayPhone } from '#domain/phone.ts';
import { centsOf, dollarsOf, tpsOn } from '#domain/pricing.ts';
import type { SalonSettings } from '#domain/salon-settings.ts';
import { calendarFile } from '../../adapters/calendar-file.ts';
import { setMail } from '../../adapters/mail-layout.ts';
import type { Config } from '../../config.ts';
import type { Mail } from '../mails/queries.ts';

/** A visit about which its client is told; `sequence` counts the changes its calendar entry has seen. */
type Visit = {
  reservation: Reservation;
  sequence: number;
  settings: SalonSettings;
  language: Language;
  config: Config;
  now: number;
};

const WORDS = {
  fr: {
    confirmed: 'Rendez-vous confirmé',
    tomorrow: 'Votre rendez-vous de demain',
    cancelled: 'Rendez-vous annulé',
    when: 'Quand',
    where: 'Où',
    services: 'Services',
    subtotal: 'Sous-total',
    gst: 'TPS (5 %)',
    qst: 'TVQ (9,975 %)',
    total: 'Total, payable sur place',
    at: 'à',
    early: 'Arrivez 15 minutes avant l’heure. Vous payez sur place; aucune carte n’est demandée pour réserver.',
    free: (phone: string) =>
      `Un empêchement? Annulez votre rendez-vous en ligne, sans frais, ou téléphonez au ${phone}. Merci de nous prévenir le plus tôt possible.`,
    gone: 'Votre place est libérée. Vous pouvez réserver une autre date en tout temps.',
    see: 'Voir ou annuler',
    directions: 'Itinéraire',
    again: 'Réserver une autre date',
    stop: 'Vous pouvez cesser de recevoir ces rappels dans votre profil.',
  },
  en: {
    confirmed: 'Appointment confirmed',
    tomorrow: 'Your appointment tomorrow',
    cancelled: 'Appointment cancelled',
    when: 'When',
    where: 'Where',
    services: 'Services',
    subtotal: 'Subtotal',
    gst: 'GST (5%)',
    qst: 'QST (9.975%)',
    total: 'Total, payable at the salon',
    at: 'at',
    early: 'Please arrive 15 minutes early. You pay at the salon; no card is needed to book.',
    free: (phone: string) =>
      `Something came up? Cancel your appointment online at no charge, or call ${phone}. Thank you for telling us as early as you can.`,
    gone: 'Your spot has been freed. You can book another date at any time.',
    see: 'View or cancel',
    directions: 'Directions',
    again: 'Book another date',
    stop: 'You can turn these reminders off in your profile.',
  },
};

/** The confirmation of a booking, with its calendar file; null when nobody left an address to write to (decision 7). */
export function confirmationMail(visit: Visit): Mail | null {
  const words = WORDS[visit.language];
  return letter(visit, 'confirmation', {
    title: words.confirmed,
    subject: `${words.confirmed} : ${shortWhen(visit)}, ${addressOf(visit).name}`,
    facts: [...whenAndWhere(visit), ...whatAndHowMuch(visit)],
    paragraphs: [words.early, words.free(displayPhone(visit.settings.phone))],
    buttons: waysOn(visit),
    attachments: [attachment(visit, false)],
  });
}

/** Reminds of a visit the day before; null when nobody left an address to write to (decision 7). */
export function reminderMail(visit: Visit): Mail | null {
  const words = WORDS[visit.language];
  return letter(visit, 'reminder', {
    title: words.tomorrow,
    subject: `${words.tomorrow} : ${shortWhen(visit)}, ${addressOf(visit).name}`,
    facts: [...whenAndWhere(visit), whatOf(visit)],
    paragraphs: [words.early, words.free(displayPhone(visit.settings.phone)), words.stop],
    buttons: waysOn(visit),
  });
}

/** Tells that a visit is off, and takes it out of the client's calendar; null when there is no address to write to. */
export function cancellationMail(visit: Visit): Mail | null {
  const words = WORDS[visit.language];
  return letter(visit, 'cancellation', {
    title: words.cancelled,
    subject: `${words.cancelled} : ${shortWhen(visit)}`,
    facts: whenAndWhere(visit),
    paragraphs: [words.gone],
    buttons: [{ label: words.again, url: `${visit.config.publicUrl}/reservation-location` }],
    attachments: [attachment(visit, true)],
  });
}

type Letter = Parameters<typeof setMail>[0] & Pick<Mail, 'subject' | 'attachments'>;

/** Each change of a visit is told once, by one mail of each kind. */
function letter(visit: Visit, kind: string, { subject, attachments = [], ...content }: Letter): Mail | null {
  const { reservation, sequence, settings, language, config } = visit;
  if (reservation.email === null) return null;
  return {
    eventKey: `${kind}:${reservation._id}:${sequence}`,
    kind,
    to: reservation.email,
    subject,
    ...setMail(content, language, settings, config.publicUrl),
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

function waysOn(visit: Visit) {
  const words = WORDS[visit.language];
  return [
    { label: words.see, url: `${visit.config.publicUrl}/dashboard/reservations/future` },
    { label: words.directions, url: directionsTo(addressOf(visit)) },
  ];
}

function whatOf({ reservation, language }: Visit): [string, string] {
  const services = reservation.reservationServices.map(({ titre, qty }) => `${titre} × ${qty}`);
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

function directionsTo({ street, city }: { street: string; city: string }): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(`${street}, ${city}`)}`;
}

function attachment(visit: Visit, cancelled: boolean) {
  const content = calendarFileOf(visit, cancelled);
  return { filename: 'rendez-vous.ics', contentType: 'text/calendar; charset=utf-8', content };
}

/** The visit as an .ics text, or its removal from the client's calendar. */
export function calendarFileOf(visit: Visit, cancelled: boolean): string {
  const { reservation, settings, language, config, sequence, now } = visit;
  const { name, street, city } = addressOf(visit);
  return calendarFile({
    reservation,
    sequence,
    cancelled,
    now,
    summary: `${settings.name} : ${reservation.reservationServices.map(({ titre }) => titre).join(', ')}`,
    description: WORDS[language].early,
    address: `${name}, ${street}, ${city}`,
    url: `${config.publicUrl}/dashboard/reservations/future`,
    host: new URL(config.publicUrl).hostname,
  });
}
