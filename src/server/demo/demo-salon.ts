import { phone } from '#contract/format.ts';
import type { Language } from '#domain/languages.ts';
import { effectivePrice } from '#domain/pricing.ts';
import type { SalonSettings } from '#domain/salon/salon-settings.ts';
import { instant, salonMoment } from '#domain/salon/salon-time.ts';
import { isPublic, plannedMinutes } from '#domain/services/services.ts';
import { demoAccountId, demoAccountRows } from './demo-account-rows.ts';
import { withGuests } from './demo-guests.ts';
import { DEMO_HELPS } from './demo-helps.ts';
import { demoId } from './demo-id.ts';
import { DEMO_CALLERS, DEMO_CLIENTS, DEMO_STAFF_AND_CLIENT } from './demo-people.ts';
import { type DemoGuest, demoReservationRows } from './demo-reservation-rows.ts';
import { demoServiceRows } from './demo-service-rows.ts';
import { demoAbsences, demoTeam, demoTechnicians } from './demo-team.ts';
import { demoTrail } from './demo-trail.ts';
import { demoVisits } from './demo-visits.ts';
import { diceFrom } from './dice.ts';
import type { DemoSalon } from './queries.ts';

const DAY = 86_400_000;
const MANAGER = demoAccountId('manager@lunule.test');

/** Returns the demo salon at `now` (epoch milliseconds), the same for the same instant. */
export function demoSalon(settings: SalonSettings, passwordHash: string, now: number): DemoSalon {
  const opened = instant(now - 120 * DAY);
  const services = demoServiceRows(MANAGER, opened);
  const users = demoAccountRows(passwordHash, now);
  const reservations = reservationsOf(services, settings, now);
  return {
    users,
    services,
    helps: helpRows(settings, opened),
    technicians: demoTechnicians(opened),
    absences: demoAbsences(salonMoment(now).date, opened),
    reservations,
    trail: demoTrail(reservations, { deskId: MANAGER, names: new Map(users.map(({ id, name }) => [id, name])) }),
  };
}

function helpRows(settings: SalonSettings, opened: Date) {
  const spoken = (text: string | null | undefined, language: Language) =>
    text?.replaceAll('{phone}', phone(settings.phone, language)) ?? null;
  return DEMO_HELPS.map(({ key, isPrivate, ...help }, index) => ({
    id: demoId(`help ${key}`),
    user_id: MANAGER,
    question: help.question,
    answer: help.answer.replaceAll('{phone}', phone(settings.phone, 'fr')),
    question_en: help.questionEn ?? null,
    answer_en: spoken(help.answerEn, 'en'),
    question_es: help.questionEs ?? null,
    answer_es: spoken(help.answerEs, 'en'),
    status: isPrivate ? ('private' as const) : ('public' as const),
    created_at: instant(opened.getTime() + index * 1000),
    updated_at: opened,
  }));
}

function reservationsOf(services: ReturnType<typeof demoServiceRows>, settings: SalonSettings, now: number) {
  const offers = services.filter(isPublic).map((service) => ({
    id: service.id,
    category: service.category,
    qty: 1,
    minutes: plannedMinutes({
      durationType: service.duration_type,
      duration: service.duration,
      durationMax: service.duration_max,
    }),
    capacity: service.capacity,
  }));
  const prices = services.map((service) => {
    const {
      id,
      titre,
      title,
      price_type: priceType,
      price_cents: price,
      price_discount_cents: priceDiscount,
    } = service;
    return [id, { titre, title, price_cents: effectivePrice({ priceType, price, priceDiscount }) }] as const;
  });
  // A day has one demo, whenever in it the salon is started.
  const dice = diceFrom(Math.floor(now / DAY));
  const technicians = demoTeam();
  const names = new Map(technicians.map(({ id, name }) => [id, name]));
  const context = { now, salonPhone: settings.phone, deskId: MANAGER, prices: new Map(prices), dice, names };
  const absences = demoAbsences(salonMoment(now).date, instant(now)).map(
    ({ technician_id: technicianId, starts_at: from, ends_at: to }) => ({ technicianId, from, to }),
  );
  const visits = demoVisits(settings, offers, salonMoment(now), { technicians, absences });
  return withGuests(visits, guests(), dice).map(({ visit, person }) => demoReservationRows(visit, person, context));
}

function guests(): DemoGuest[] {
  const visiting = [...DEMO_STAFF_AND_CLIENT, ...DEMO_CLIENTS].filter(
    ({ roles, isClosed, isNotActivated }) => roles.includes('Client') && !isClosed && !isNotActivated,
  );
  return [
    ...visiting.map(({ email, name, phone, language = 'fr' as const }) => ({
      userId: demoAccountId(email),
      email,
      name,
      phone,
      language,
    })),
    ...DEMO_CALLERS.map((caller) => ({ ...caller, userId: null, email: null, language: 'fr' as const })),
  ];
}
