import { pathOf, paths } from '#contract/paths.ts';

/** The agenda of a day on paper, or the week of a technician; at one location, or a page for each. */
export function agendaPaperPath(date: string, at: { location: number | null; week: string | null }): string {
  const query = new URLSearchParams({ date, forme: 'agenda' });
  if (at.week !== null) query.set('vue', at.week);
  else query.set('lieu', at.location === null ? '' : String(at.location));
  return `${paths.printReservations}?${query}`;
}

/** Names, in the URL of a technician, when an absence begins that was begun in the agenda. */
export const ABSENCE_PARAM = 'absence';
/** And when it ends, where that is known: a break. */
export const ABSENCE_END_PARAM = 'absence-fin';

type BegunAbsence = { technicianId: string; from: string; to?: string; location: number };

/** The form for an absence of a technician from that wall-clock time on, begun in the agenda of a location. */
export function newAbsencePath({ technicianId, from, to, location }: BegunAbsence): string {
  const begun = { [ABSENCE_PARAM]: from, ...(to && { [ABSENCE_END_PARAM]: to }), lieu: String(location) };
  return `${pathOf('technician', technicianId)}?${new URLSearchParams(begun)}`;
}

/** The agenda of a day, and of a location where one is named. */
export function agendaPath(day: { date: string; lieu?: string }): string {
  return `${paths.agenda}?${new URLSearchParams(day)}`;
}
