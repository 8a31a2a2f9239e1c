import type { Page } from '@playwright/test';

/** Steps of a booking that lie behind the visitor. */
export type Progress = 'place' | 'services' | 'slot' | 'contact';

const ORDER: readonly Progress[] = ['place', 'services', 'slot', 'contact'];
const SERVICES = ['Manucure gel', 'Pédicure classique'];

/** Has the browser keep a booking that has come so far, for the next page that opens. */
export async function keepProgress(page: Page, progress: Progress | undefined): Promise<void> {
  const card = progress && JSON.stringify(await cardAt(page, progress));
  await page.evaluate((text) => (text ? localStorage.setItem('card', text) : localStorage.removeItem('card')), card);
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
    ...(reached.includes('slot') && { reservationDate: { dateReserved: '2026-06-11', timeReserved: '13:30' } }),
    ...(reached.includes('contact') && {
      reservationClientInfo: { client: 'Camille Tremblay', phone: '418-555-0142', comment: 'Couleur corail' },
      clientInfoUpdatedAt: Date.parse('2026-06-03T13:00:00Z'),
    }),
  };
}
