import { delay, HttpResponse, http } from 'msw';
import type { Service } from '#contract/schemas/services.ts';
import { publicSettings } from './salon.ts';

const NO_VISITS = { reservations: [], page: 1, pages: 1, count: 0 };

/** The calls of a booking at a salon with this catalogue; its free times never arrive, so that the date step waits. */
export function bookingApi(services: readonly Service[]) {
  return [
    http.get('*/api/settings/public', () => HttpResponse.json(publicSettings())),
    http.get('*/api/services/public', () => HttpResponse.json(services)),
    http.get('*/api/services/public/:id', ({ params }) => {
      const service = services.find(({ _id }) => _id === params.id);
      if (service) return HttpResponse.json(service);
      return HttpResponse.json({ message: 'Ce service est introuvable.', code: 'service_not_found' }, { status: 404 });
    }),
    http.get('*/api/reservations/availability', async () => {
      await delay('infinite');
      return HttpResponse.json({});
    }),
    ...['future', 'past'].map((list) => http.get(`*/api/reservations/${list}`, () => HttpResponse.json(NO_VISITS))),
  ];
}
