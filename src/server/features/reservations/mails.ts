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
  },
  en: {
    confirmed: 'Appointment confirmed',
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
  },
};

/** The confirmation of a booking, with its calendar file; null when nobody left an address to write to (decision 7). */
export function confirmationMail(visit: Visit): Mail | null {
  const { reservation, settings, language, config } = visit;
  if (reservation.email === null) return null;
  const words = WORDS[language];
  const content = {
    title: words.confirmed,
    facts: [...whenAndWhere(visit), ...whatAndHowMuch(visit)],
    paragraphs: [words.early, words.free(displayPhone(settings.phone))],
    buttons: [
      { label: words.see, url: `${config.publicUrl}/dashboard/reservations/future` },
      { label: words.directions, url: directionsTo(addressOf(visit)) },
    ],
  };
  return {
    eventKey: `confirmation:${reservation._id}:${visit.sequence}`,
    kind: 'confirmation',
    to: reservation.email,
    subject: `${words.confirmed} : ${shortWhen(visit)}, ${addressOf(visit).name}`,
    ...setMail(content, language, settings, config.publicUrl),
    attachments: [attachment(visit, false)],
  };
}

/** Tells that a visit is off, and takes it out of the client's calendar; null when there is no address to write to. */
export function cancellationMail(visit: Visit): Mail | null {
  const { reservation, settings, language, config } = visit;
  if (reservation.email === null) return null;
  const words = WORDS[language];
  const content = {
    title: words.cancelled,
    facts: whenAndWhere(visit),
    paragraphs: [words.gone],
    buttons: [{ label: words.again, url: `${config.publicUrl}/reservation-location` }],
  };
  return {
    eventKey: `cancellation:${reservation._id}:${visit.sequence}`,
    kind: 'cancellation',
    to: reservation.email,
    subject: `${words.cancelled} : ${shortWhen(visit)}`,
    ...setMail(content, language, settings, config.publicUrl),
    attachments: [attachment(visit, true)],
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

function whatAndHowMuch({ reservation, language }: Visit): [string, string][] {
  const words = WORDS[language];
  const tps = dollarsOf(tpsOn(centsOf(reservation.itemsPrice)));
  const tvq = dollarsOf(centsOf(reservation.taxPrice) - centsOf(tps));
  const services = reservation.reservationServices.map(({ titre, qty }) => `${titre} × ${qty}`);
  return [
    [words.services, services.join(', ')],
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
