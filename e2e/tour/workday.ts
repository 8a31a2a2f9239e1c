import type { Leg } from './stop.ts';

/** What somebody of the team sees of her own. */
export const workdayLeg: Leg = {
  area: 'workday',
  as: 'Employee',
  stops: [{ name: 'own-day', path: '/dashboard/ma-journee' }],
};
