import { closureOf, specialHoursOf } from '#contract/salon-days.ts';
import type {
  ClosureDraft,
  HitVisits,
  LocationChange,
  ProposedChange,
  SpecialHoursDraft,
} from '#contract/schemas/settings-changes.ts';
import type { SalonSettings } from '#domain/salon/salon-settings.ts';
import type { Deps } from '../../../deps.ts';
import { visitsHitBy } from '../../reservations/service/visits.ts';
import { loadSettings } from '../queries/settings.ts';

/** The visits that a change would hit, asked before it is saved. */
export async function hitsOfChange(deps: Pick<Deps, 'db' | 'now'>, proposal: ProposedChange): Promise<HitVisits> {
  const before = await loadSettings(deps.db);
  const after = 'withoutId' in proposal ? await loadSettings(deps.db, proposal.withoutId) : changed(before, proposal);
  return visitsHitBy(deps, { before, after });
}

function changed(salon: SalonSettings, proposal: Exclude<ProposedChange, { withoutId: string }>): SalonSettings {
  if ('closure' in proposal) return { ...salon, closures: [...salon.closures, asClosure(proposal.closure)] };
  if ('location' in proposal) return withLocation(salon, proposal.location);
  return { ...salon, specialHours: [...salon.specialHours, asSpecialHours(proposal.specialHours)] };
}

function asClosure({ monthDay = null, date = null, until = null, location, label }: ClosureDraft) {
  return closureOf({ monthDay, date, until, location, label });
}

function asSpecialHours({ until, ...hours }: SpecialHoursDraft) {
  return specialHoursOf({ ...hours, until: until ?? hours.date });
}

function withLocation(
  salon: SalonSettings,
  { code, hours, seats, closingGraceMinutes, staffing }: LocationChange,
): SalonSettings {
  const before = salon.locations[code];
  const after = {
    ...before,
    hours: hours ?? before.hours,
    seats: seats ?? before.seats,
    closingGraceMinutes: closingGraceMinutes ?? before.closingGraceMinutes,
    staffing: staffing ?? before.staffing,
  };
  return { ...salon, locations: { ...salon.locations, [code]: after } };
}
