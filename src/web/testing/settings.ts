import { HttpResponse, http, type RequestHandler } from 'msw';
import type { PublicSettings, SalonView } from '#contract/schemas/settings.ts';
import type { HitReason } from '#domain/reservations/hit-visits.ts';
import { OWNER_HANDLERS } from './owner-api.ts';
import { givenReservation } from './reservations.ts';
import { publicSettings } from './salon.ts';

/** The settings as an Admin reads them. */
export function salonView(differences: Partial<PublicSettings> = {}): SalonView {
  const { now: _now, demo: _demo, ...settings } = publicSettings(differences);
  return { ...settings, mailCopies: false };
}

/** The calls of the settings page; every change hits one visit for a reason, and is put into `asked`. */
export function settingsHandlers(salon: SalonView, asked: unknown[], reason: () => HitReason): RequestHandler[] {
  return [
    ...OWNER_HANDLERS,
    http.get('/api/settings', () => HttpResponse.json(salon)),
    http.post('/api/settings/hits', async ({ request }) => {
      asked.push(await request.json());
      return HttpResponse.json({ count: 1, visits: [{ ...givenReservation(), reason: reason() }] });
    }),
  ];
}
