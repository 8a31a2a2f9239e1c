import { HttpResponse, http } from 'msw';
import type { AbsenceView, TechnicianView } from '#contract/schemas/technicians.ts';
import { publicSettings } from './salon.ts';

/** From 9:30 to 17:30, on each of seven days. */
export const EVERY_DAY = Array.from({ length: 7 }, () => [{ opens: '09:30', closes: '17:30' }]);
export const NO_DAY = EVERY_DAY.map(() => []);

/** A technician for manicures, every day at the first location unless a test says otherwise. */
export function givenTechnician(
  _id: string,
  name: string,
  order: number,
  differences: Partial<TechnicianView> = {},
): TechnicianView {
  return {
    _id,
    name,
    colour: 'plum',
    picture: null,
    categories: ['manicure'],
    userId: null,
    exceptServices: [],
    hours: { 1: EVERY_DAY, 2: NO_DAY },
    acceptsRequests: true,
    status: 'active',
    order,
    version: '1',
    ...differences,
  };
}

/** A salon that needs technicians at both locations, with its team and the absences that `absences` returns. */
export function teamHandlers(team: readonly TechnicianView[], absences: () => readonly AbsenceView[]) {
  const { locations, ...salon } = publicSettings();
  const staffed = { ...salon, locations: locations.map((location) => ({ ...location, staffing: true })) };
  return [
    http.get('/api/settings/public', () => HttpResponse.json(staffed)),
    http.get('/api/technicians', () => HttpResponse.json([...team])),
    http.get('/api/technicians/absences', () => HttpResponse.json([...absences()])),
  ];
}
