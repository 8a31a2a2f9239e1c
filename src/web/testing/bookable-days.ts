import type { Availability, AvailableSlot } from '#contract/schemas/availability.ts';
import { NOW } from './salon.ts';

/** What GET /reservations/availability returns for three days of June, unless a test says otherwise: open, full, closed. */
export function bookableDays(differences: Partial<Availability> = {}): Availability {
  const slots: AvailableSlot[] = [
    { time: '10:00', state: 'free' },
    { time: '10:30', state: 'full', otherLocationFree: true },
    { time: '13:30', state: 'free' },
    { time: '19:30', state: 'too_long' },
  ];
  return {
    now: NOW,
    days: [
      { date: '2026-06-03', state: 'full', slots: [{ time: '10:00', state: 'past' }] },
      { date: '2026-06-04', state: 'open', slots },
      { date: '2026-06-05', state: 'full', slots: [{ time: '10:00', state: 'full' }] },
      { date: '2026-06-24', state: 'closed', code: 'salon_closed', reason: 'fête nationale', slots: [] },
    ],
    firstFree: { date: '2026-06-04', time: '10:00' },
    ...differences,
  };
}
