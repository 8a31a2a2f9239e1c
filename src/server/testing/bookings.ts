import type { Selectable } from 'kysely';
import type { ServicesTable } from '../database/schema-salon.ts';

type ServiceRow = Pick<Selectable<ServicesTable>, 'id' | 'price_cents'>;

type Fields = {
  location?: 1 | 2;
  date?: string;
  time?: string;
  qty?: number;
  client?: string;
  phone?: string;
  overlapIsMeant?: boolean | undefined;
};

/** The body of POST /reservations for these services, at the right price; a free Thursday slot where `fields` says nothing else. */
export function bookingOf(services: ServiceRow | readonly ServiceRow[], fields: Fields = {}) {
  const { location = 1, date = '2026-06-04', time = '10:00', qty = 1 } = fields;
  const list = 'id' in services ? [services] : services;
  const items = list.reduce((sum, { price_cents }) => sum + price_cents * qty, 0);
  return {
    reservationServices: list.map(({ id }) => ({ serviceId: id, qty })),
    reservationLocation: { locationReserved: location },
    reservationDate: { dateReserved: date, timeReserved: time },
    reservationClientInfo: {
      client: fields.client ?? 'Léa Gagnon',
      phone: fields.phone ?? '418-555-0142',
      comment: '',
    },
    totalPrice: (items + taxInCents(items)) / 100,
    ...(fields.overlapIsMeant !== undefined && { overlapIsMeant: fields.overlapIsMeant }),
  };
}

/** 14.975 %, half up, in whole numbers: calculated apart from the product's own rule. */
function taxInCents(items: number): number {
  return Number((BigInt(items) * 14_975n + 50_000n) / 100_000n);
}
