import type { Availability } from '#contract/schemas/availability.ts';
import type { PublicSalon } from '#contract/schemas/settings.ts';
import { otherLocation } from '#domain/salon/locations.ts';
import { useDeskDaysQuery } from '../desk-time/api.ts';
import type { Performers } from '../desk-time/performer-choice.tsx';
import { type Draft, linesOf } from './draft.ts';

type DraftTimes = {
  days: Availability['days'];
  /** Whether visits at the draft's location need technicians. */
  hasTeam: boolean;
  /** Undefined where no technicians are needed. */
  performers: Performers | undefined;
};

/** What is free for the draft at its location, with whom it names. */
export function useDraftTimes(draft: Draft, { locations }: Pick<PublicSalon, 'locations'>): DraftTimes {
  const hasTeam = locations.some(({ code, staffing }) => code === draft.location && staffing);
  const performerId = hasTeam ? draft.performerId : null;
  const { data } = useDeskDaysQuery({
    location: draft.location,
    lines: linesOf(draft),
    performerId,
  });
  return { days: data?.days ?? [], hasTeam, performers: hasTeam ? (data?.performers ?? []) : undefined };
}

/** What is free at the other location, while it is asked for. */
export function useOtherDays(draft: Draft, isAsked: boolean): Availability['days'] {
  const { performerId } = draft;
  const asked = { location: otherLocation(draft.location), lines: linesOf(draft), performerId };
  const { data } = useDeskDaysQuery(asked, { skip: !isAsked });
  return data?.days ?? [];
}
