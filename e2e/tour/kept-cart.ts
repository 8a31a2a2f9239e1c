import type { Page } from '@playwright/test';
import { addDays } from '#domain/salon/salon-time.ts';

/** Steps of a booking that lie behind the visitor. */
export type Progress = 'place' | 'services' | 'slot' | 'contact';

const ORDER: readonly Progress[] = ['place', 'services', 'slot', 'contact'];
/** Free every day, and far enough apart: each booking of a tour takes another, so that no two of a client overlap. */
const TIMES = ['13:30', '15:30', '10:00'];
const FIRST_DAY = '2026-06-11';
const SERVICES = ['Manucure gel', 'Pédicure classique'];

/** Has the browser keep a booking that has come so far, for the next page that opens. */
export async function keepProgress(page: Page, progress: Progress | undefined): Promise<void> {
  const card = progress && JSON.stringify(await cardAt(page, progress));
  await page.evaluate((text) => (text ? localStorage.setItem('card', text) : localStorage.removeItem('card')), card);
}

let booked = 0;

/** The slot of the next booking, once the visitor is about to place it. */
function slotFor(progress: Progress) {
  const turn = progress === 'contact' ? booked++ : 0;
  const dateReserved = addDays(FIRST_DAY, Math.floor(turn / TIMES.length));
  return { dateReserved, timeReserved: TIMES[turn % TIMES.length] };
}

async function cardAt(page: Page, progress: Progress) {
  const reached = ORDER.slice(0, ORDER.indexOf(progress) + 1);
  const services: { _id: string; titre: string }[] = await (await page.request.get('/api/services/public')).json();
  const lines = services.filter(({ titre }) => SERVICES.includes(titre));
  return {
    cardItems: reached.includes('services')
      ? lines.map((service) => ({ ...service, serviceId: service._id, qty: 1, isOffered: true }))
      : [],
    reservationLocation: { locationReserved: '1' },
    ...(reached.includes('slot') && { reservationDate: slotFor(progress) }),
    ...(reached.includes('contact') && {
      reservationClientInfo: { client: 'Camille Tremblay', phone: '418-555-0142', comment: 'Couleur corail' },
      clientInfoUpdatedAt: Date.parse('2026-06-03T13:00:00Z'),
    }),
  };
}
