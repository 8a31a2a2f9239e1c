import type { VisitsToCall, VisitToCall } from '#contract/schemas/visits-to-call.ts';
import { Refusal } from '#domain/errors.ts';
import { type HitReason, hitVisits, misfits, type SalonDays } from '#domain/reservations/hit-visits.ts';
import { instant, salonMoment } from '#domain/salon/salon-time.ts';
import type { Caller } from '../../../caller.ts';
import type { Database, DatabaseTransaction } from '../../../database/schema.ts';
import { writeAudit } from '../../../database/trails.ts';
import { transact } from '../../../database/transact.ts';
import { bumpVersion } from '../../../database/versions.ts';
import type { Deps } from '../../../deps.ts';
import { loadSettings } from '../../settings/queries/settings.ts';
import { listSeatedVisits, listVisitsById } from '../queries/visits.ts';
import {
  findToCall,
  listToCall,
  lockToCall,
  saveTelling,
  type Telling,
  takeOffList,
} from '../queries/visits-to-call.ts';

const SHOWN_MAX = 500;

type Clock = Pick<Deps, 'now'>;
type Change = { before: SalonDays; after: SalonDays };

/** Puts the visits that a change of the salon's days hits on the list, in the transaction of the change. */
export async function listHitVisits(
  { now }: Clock,
  trx: DatabaseTransaction,
  { before, after }: Change,
): Promise<void> {
  const moment = salonMoment(now());
  const visits = await listSeatedVisits(trx, moment);
  const hits = hitVisits(before, after, visits);
  const hit = visits.filter(({ id }) => hits.has(id));
  await listToCall(trx, hit, { at: instant(now()), today: moment.date });
}

/**
 * The visits on the list, earliest first, at most 500. Those moved or cancelled meanwhile are not, nor those that fit the
 * salon again: the day was opened again, or somebody else left a seat.
 */
export async function visitsToCall({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<VisitsToCall> {
  const { tellings, reasons } = await stillToCall({ db, now });
  const visits = await listVisitsById(db, [...tellings.keys()], SHOWN_MAX);
  return {
    visits: visits.flatMap((visit): VisitToCall[] => {
      const [telling, reason] = [tellings.get(visit._id), reasons.get(visit._id)];
      return telling && reason ? [{ ...visit, reason, told: toldOf(telling) }] : [];
    }),
  };
}

/** How many clients on the list have still to be told. */
export async function countToCall(deps: Pick<Deps, 'db' | 'now'>): Promise<number> {
  const { tellings } = await stillToCall(deps);
  return [...tellings.values()].filter(({ toldAt }) => toldAt === null).length;
}

/**
 * Staff say whether the client has been told. Who said so first stays noted, however many say it after them. A visit that
 * is not on the list is `reservation_not_found`.
 */
export async function markTold(
  { db, now }: Deps,
  caller: Caller,
  { id, told }: { id: string; told: boolean },
): Promise<VisitToCall['told']> {
  return transact(db, async (trx) => {
    const entry = await lockToCall(trx, id);
    if (!entry) throw new Refusal('reservation_not_found');
    const isSaid = (entry.toldAt !== null) === told;
    if (isSaid) return toldOf(entry);
    const at = instant(now());
    await saveTelling(trx, id, told ? { at, by: caller._id } : null);
    const action = told ? 'reservation.told' : 'reservation.not_told';
    await writeAudit(trx, { at, actor: caller, action, subjectType: 'reservation', subjectId: id });
    await bumpVersion(trx, 'reservations');
    return told ? toldOf({ toldAt: at, toldBy: caller.name }) : null;
  });
}

/** Takes visits off the list, told or not; returns how many were on it. Of those not told it is written down. */
export async function putAway({ db, now }: Deps, caller: Caller, ids: readonly string[]): Promise<number> {
  return transact(db, async (trx) => {
    const at = instant(now());
    const taken = await takeOffList(trx, ids, at);
    for (const { id, wasTold } of taken) {
      if (wasTold) continue;
      const entry = { at, actor: caller, action: 'reservation.put_away' };
      await writeAudit(trx, { ...entry, subjectType: 'reservation', subjectId: id });
    }
    await bumpVersion(trx, 'reservations');
    return taken.length;
  });
}

type StillToCall = { tellings: Map<string, Telling>; reasons: Map<string, HitReason> };

async function stillToCall({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<StillToCall> {
  const moment = salonMoment(now());
  const listed = await findToCall(db, moment.date);
  if (listed.length === 0) return { tellings: new Map(), reasons: new Map() };
  const reasons = await misfitsOn(db, moment, [...new Set(listed.map(({ date }) => date))]);
  return { tellings: new Map(listed.filter(({ id }) => reasons.has(id)).map((entry) => [entry.id, entry])), reasons };
}

async function misfitsOn(db: Database, moment: ReturnType<typeof salonMoment>, dates: readonly string[]) {
  const settings = await loadSettings(db);
  return misfits(settings, await listSeatedVisits(db, moment, dates));
}

function toldOf({ toldAt, toldBy }: Omit<Telling, 'id'>): VisitToCall['told'] {
  return toldAt && { at: toldAt.toISOString(), by: toldBy };
}
