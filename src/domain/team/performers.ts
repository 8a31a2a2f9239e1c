import type { ReservationStatus } from '../reservations/reservation.ts';

/** Who serves a visit, as far as it says so. */
export interface ServedVisit {
  readonly status: ReservationStatus;
  /** The names as one text; where no technicians are needed, what the desk wrote. */
  readonly performer: string | null;
  readonly performers?: readonly { readonly name: string; readonly requested: boolean }[] | undefined;
}

/** The names of whom the client of a visit asked for. */
export function requestedPerformers({ performers = [] }: Pick<ServedVisit, 'performers'>): string[] {
  return performers.filter(({ requested }) => requested).map(({ name }) => name);
}

/**
 * Whom a client is told of: before and during the visit whom they asked for, as anybody else may still change; after it who
 * served them. What the desk wrote is told as it is, but for a cancelled visit.
 */
export function performersToldToClient(visit: ServedVisit): string[] {
  const { status, performer, performers } = visit;
  if (performers) return status === 'done' ? performers.map(({ name }) => name) : requestedPerformers(visit);
  return performer === null || status === 'cancel' ? [] : [performer];
}

/** The names of who serves a visit, as one text: « Ana », « Ana et Zoé », « Ana, Zoé et Inès »; null when nobody does. */
export function performerOf(names: readonly string[]): string | null {
  const last = names.at(-1);
  if (last === undefined) return null;
  const others = names.slice(0, -1);
  return others.length === 0 ? last : `${others.join(', ')} et ${last}`;
}
