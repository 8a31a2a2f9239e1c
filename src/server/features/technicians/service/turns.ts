import type { UserInfo } from '#contract/schemas/auth.ts';
import type { TurnOrder, TurnQuery, Turns, TurnView } from '#contract/schemas/turns.ts';
import { walkInTime } from '#domain/booking/desk-window.ts';
import { Refusal } from '#domain/errors.ts';
import { clockTime, instant, minutesOf, salonMoment } from '#domain/salon/salon-time.ts';
import type { Technician } from '#domain/team/technicians.ts';
import { hasTurn, type Turn, type TurnRequest, turnsOf } from '#domain/team/turns.ts';
import { fingerprintOf, refuseOverwriting } from '../../../database/fingerprints.ts';
import type { DatabaseTransaction } from '../../../database/schema.ts';
import { writeAudit } from '../../../database/trails.ts';
import { transact } from '../../../database/transact.ts';
import type { Deps } from '../../../deps.ts';
import { catalogueLines, teamLines } from '../../reservations/service/lines.ts';
import { type Day, holdDay, type OrderedTeam, readNeed, readOrderedTeam } from '../../reservations/service/team.ts';
import { listServices } from '../../services/queries.ts';
import { loadSettings } from '../../settings/queries/settings.ts';
import { loadTechnicians } from '../queries/technicians.ts';
import { deleteOrder, handOrderOf, setterOf, writeOrder } from '../queries/turn-orders.ts';

/**
 * The order of today at a location with who is free and why, for a visit, for services or for anybody who comes now. Nobody
 * where no technicians are needed. Refuses a visit of another day or location with `reservation_not_found`, and an unknown
 * service with `private_service`.
 */
export async function turnsToday(deps: Deps, { location, reservationId, lines = [] }: TurnQuery): Promise<Turns> {
  const moment = salonMoment(deps.now());
  const day = { location, date: moment.date };
  const { locations } = await loadSettings(deps.db);
  if (!locations[location].staffing) return versionedTurns({ date: day.date, setByHand: null, turns: [] }, []);
  const now = minutesOf(walkInTime(moment));
  const [team, setter, visit] = await Promise.all([
    readOrderedTeam(deps, day, reservationId),
    setterOf(deps.db, day),
    reservationId === undefined ? needOfLines(deps, lines, now) : readNeed(deps.db, day, reservationId),
  ]);
  const turns = turnsOf(team.members, { now, visit }, team.byHand).map((turn) => toView(turn, team));
  const setByHand = setter ? { by: setter.by, at: setter.at.toISOString() } : null;
  return versionedTurns({ date: day.date, setByHand, turns }, team.byHand);
}

function versionedTurns(turns: Turns, byHand: readonly string[]): Turns {
  return { ...turns, version: fingerprintOf(orderOf(byHand)) };
}

/**
 * Sets today's order at a location by hand, or takes it back to planned minutes when it is empty; it counts for proposals and
 * for bookings of today there. Refuses the order of a day that is over with `turn_day_over`, somebody unknown with
 * `technician_not_found`, who has no turn there with `no_turn_there`, and with `edit_conflict` when another desk was faster.
 */
export async function setTurnOrder(
  deps: Deps,
  caller: UserInfo,
  { location, date, version, technicianIds }: TurnOrder,
): Promise<Turns> {
  const day = { location, date: date ?? salonMoment(deps.now()).date };
  await transact(deps.db, async (trx) => {
    await holdDay(trx, day);
    if (day.date !== salonMoment(deps.now()).date) throw new Refusal('turn_day_over');
    const before = await handOrderOf(trx, day);
    const subject = { type: 'turn_order' as const, id: `${location} ${day.date}` };
    await refuseOverwriting(trx, { seen: version, current: orderOf(before), subject });
    const known = await requireTurns(trx, day, technicianIds);
    const namesOf = (ids: readonly string[]) => ids.flatMap((id) => known.get(id)?.name ?? []);
    const at = instant(deps.now());
    if (technicianIds.length === 0) await deleteOrder(trx, day);
    else await writeOrder(trx, { ...day, technician_ids: technicianIds, set_by: caller._id, set_at: at });
    const details = { date: day.date, changes: { turns: { from: namesOf(before), to: namesOf(technicianIds) } } };
    const entry = { at, actor: caller, action: 'turn_order.set', details };
    await writeAudit(trx, { ...entry, subjectType: subject.type, subjectId: subject.id });
  });
  return turnsToday(deps, { location });
}

/** Everybody of the team, when all of these have a turn there that day. */
async function requireTurns(
  trx: DatabaseTransaction,
  { location, date }: Day,
  technicianIds: readonly string[],
): Promise<ReadonlyMap<string, Technician>> {
  const [technicians, { locations }] = await Promise.all([loadTechnicians(trx), loadSettings(trx)]);
  const known = new Map(technicians.map((technician) => [technician.id, technician]));
  for (const id of technicianIds) {
    const technician = known.get(id);
    if (!technician) throw new Refusal('technician_not_found');
    if (!locations[location].staffing || !hasTurn(technician, location, date)) throw new Refusal('no_turn_there');
  }
  return known;
}

/** What the version of an order is taken from. */
function orderOf(byHand: readonly string[]) {
  return { technicianIds: byHand };
}

async function needOfLines(
  { db }: Deps,
  lines: NonNullable<TurnQuery['lines']>,
  start: number,
): Promise<TurnRequest['visit']> {
  if (lines.length === 0) return null;
  const services = new Map((await listServices(db)).map((service) => [service.id, service]));
  return { start, lines: teamLines(catalogueLines(services, lines)) };
}

function toView({ member, ...turn }: Turn, { visitOf, pictureOf }: OrderedTeam): TurnView {
  const { id, name, colour } = member.technician;
  const visit = turn.serves && visitOf(turn.serves);
  return {
    technicianId: id,
    name,
    colour,
    picture: pictureOf(id),
    isFree: turn.isFree,
    freeUntil: turn.freeUntil === null ? null : clockTime(turn.freeUntil),
    freeFrom: turn.freeFrom === null ? null : clockTime(turn.freeFrom),
    plannedMinutes: member.plannedMinutes,
    reasons: turn.reasons,
    serves: visit && { client: visit.client, status: visit.status },
  };
}
