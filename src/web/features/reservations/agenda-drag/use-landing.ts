import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Reservation } from '#contract/schemas/reservations.ts';
import {
  judgeLanding,
  type Landing,
  type LandingConflict,
  nearestFree,
  type Place,
  PROPOSALS,
} from '#domain/agenda/landing.ts';
import { type LocationCode, otherLocation } from '#domain/salon/locations.ts';
import { clockTime, daysBetween } from '#domain/salon/salon-time.ts';
import { useFormat } from '../../../i18n/use-language.ts';
import { techniciansApi } from '../../technicians/api.ts';
import type { AgendaRules } from '../agenda/agenda-columns.ts';
import { useLocationOf } from '../row/use-location-of.ts';
import { type DayPlace, type Drag, heldVisit, isUnmoved, type Standing } from './drag.ts';

/** What a held visit would meet where it is held, and where it would fit instead. */
export type HeldLanding = Landing & {
  readonly free: readonly DayPlace[];
  /** The first visit in its way where one technician would have both. */
  readonly firstMet: { readonly client: string; readonly time: string; readonly minutes: number } | null;
};

const NOTHING: HeldLanding = { conflicts: [], met: [], free: [], firstMet: null };

type Days = { rules: AgendaRules; locations: readonly LocationCode[]; latest: readonly Reservation[] };

/** Judges where a visit is held. Without a dragged visit, or where it was taken, nothing stands against it. */
export function useLanding(drag: Drag | null, { rules, locations, latest }: Days): HeldLanding {
  return useMemo(() => {
    const day = drag && rules.get(drag.to.date);
    if (!day || isUnmoved(drag)) return NOTHING;
    const visit = heldVisit(drag);
    const landing = judgeLanding(day, visit, drag.to);
    if (landing.conflicts.length === 0) return { ...landing, free: [], firstMet: null };
    const asked = locations.length > 1 ? locations : [drag.to.location, otherLocation(drag.to.location)];
    return { ...landing, free: freePlaces(drag, { rules, asked }), firstMet: firstMetBy(landing, latest) };
  }, [drag, rules, locations, latest]);
}

/** The nearest on that day, then on the days nearest to it. Of a visit whose client is there only its technician changes. */
function freePlaces(drag: Drag, { rules, asked }: { rules: AgendaRules; asked: readonly LocationCode[] }): DayPlace[] {
  const away = (date: string) => Math.abs(daysBetween(drag.to.date, date));
  const found: DayPlace[] = [];
  for (const [date, day] of [...rules].toSorted(([one], [other]) => away(one) - away(other))) {
    const places = nearestFree(day, heldVisit(drag), drag.to, asked);
    found.push(...places.slice(0, PROPOSALS - found.length).map((place) => ({ ...place, date })));
    if (found.length === PROPOSALS) break;
  }
  return drag.visit.status === 'present' ? found.filter(({ start }) => start === drag.from.start) : found;
}

function firstMetBy({ met: [first], conflicts }: Landing, visits: readonly Reservation[]): HeldLanding['firstMet'] {
  const visit = visits.find(({ _id }) => _id === first?.id);
  if (!first || !visit || !conflicts.includes('performer_busy')) return null;
  const { reservationClientInfo: info, reservationDate } = visit;
  return { client: info.client, time: reservationDate.timeReserved, minutes: first.minutes };
}

/** The place of which one knows: what is the same there needs no saying. */
type Known = { date: string; location?: LocationCode };

/** Says where a visit stands, what is against it, and where it would fit. */
export function useDragWords() {
  const { t } = useTranslation(['agenda', 'intake']);
  const format = useFormat();
  const locationOf = useLocationOf();
  // Asked for by the page where there are technicians.
  const { data: technicians = [] } = techniciansApi.endpoints.technicians.useQueryState();
  const nameOf = (id: string) => technicians.find(({ _id }) => _id === id)?.name ?? '';

  /** « Jade »; day and location only where they are other than the known ones. */
  const whereText = ({ date, location, performer }: Omit<DayPlace, 'start'>, known: Known) => {
    const who = performer === null ? t('agenda:unassigned') : performer && nameOf(performer);
    const day = date === known.date ? '' : format.date(date);
    return [day, who, location === known.location ? '' : locationOf(location)?.name].filter(Boolean).join(', ');
  };
  /** « 15 h, Jade ». */
  const placeText = ({ start, ...place }: DayPlace, known: Known) =>
    [format.time(clockTime(start)), whereText(place, known)].filter(Boolean).join(', ');
  /** « 15 h – 15 h 50 ». */
  const spanText = ({ start, minutes }: Standing) =>
    t('agenda:span', { from: format.time(clockTime(start)), to: format.time(clockTime(start + minutes)) });
  const conflictText = (
    code: LandingConflict,
    { firstMet: met }: Pick<HeldLanding, 'firstMet'>,
    { performer }: Pick<Place, 'performer'>,
  ) => {
    const name = performer ? nameOf(performer) : '';
    switch (code) {
      case 'performer_busy':
        return met
          ? t('agenda:conflicts.meets', { ...met, time: format.time(met.time), duration: format.duration(met.minutes) })
          : t('agenda:conflicts.performer_busy', { name });
      case 'no_technician':
      case 'performer_absent':
      case 'performer_off':
      case 'performer_unskilled':
        return t(`agenda:conflicts.${code}`, { name });
      default:
        return t(`intake:conflicts.${code}`);
    }
  };
  return {
    placeText,
    whereText,
    spanText,
    /** « 15 h, Jade »; of a visit that was made longer or shorter « 15 h – 15 h 50, Jade ». */
    placedText: (to: Standing, { from }: Pick<Drag, 'from'>) =>
      to.minutes === from.minutes
        ? placeText(to, from)
        : [spanText(to), whereText(to, from)].filter(Boolean).join(', '),
    conflictTexts: (landing: Pick<HeldLanding, 'conflicts' | 'firstMet' | 'about'>, { to }: Pick<Drag, 'to'>) =>
      landing.conflicts.map((code) => conflictText(code, landing, { performer: landing.about ?? to.performer })),
    freeText: ({ free }: HeldLanding, { to }: Pick<Drag, 'to'>) =>
      free.length === 0
        ? t('agenda:nothingFree')
        : t('agenda:freeAt', { places: free.map((place) => placeText(place, to)).join(' · ') }),
  };
}
