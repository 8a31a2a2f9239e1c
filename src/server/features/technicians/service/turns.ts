import type { UserInfo } from '#contract/schemas/auth.ts';
import type { TurnOrder, TurnQuery, Turns, TurnView } from '#contract/schemas/turns.ts';
import { walkInTime } from '#domain/booking/desk-window.ts';
import { Refusal } from '#domain/errors.ts';
import type { LocationCode } from '#domain/salon/locations.ts';
import { type CalendarDate, clockTime, instant, minutesOf, salonMoment } from '#domain/salon/salon-time.ts';
import { type Turn, type TurnRequest, turnsOf } from '#domain/team/turns.ts';
import { writeAudit } from '../../../database/trails.ts';
import { transact } from '../../../database/transact.ts';
import type { Deps } from '../../../deps.ts';
import { catalogueLines, teamLines } from '../../reservations/service/lines.ts';
import { type OrderedTeam, readNeed, readOrderedTeam } from '../../reservations/service/team.ts';
import { listServices } from '../../services/queries.ts';
import { loadSettings } from '../../settings/queries/settings.ts';
import { listTechnicians } from '../queries/technicians.ts';
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
  if (!locations[location].staffing) return { date: day.date, setByHand: null, turns: [] };
  const now = minutesOf(walkInTime(moment));
  const [team, pictures, setter, visit] = await Promise.all([
    readOrderedTeam(deps, day, reservationId),
    picturesOf(deps),
    setterOf(deps.db, day),
    reservationId === undefined ? needOfLines(deps, lines, now) : readNeed(deps.db, day, reservationId),
  ]);
  return {
    date: day.date,
    setByHand: setter ? { by: setter.by, at: setter.at.toISOString() } : null,
    turns: turnsOf(team.members, { now, visit }, team.byHand).map((turn) => ({
      ...toView(turn, team),
      picture: pictures.get(turn.member.technician.id) ?? null,
    })),
  };
}

/**
 * Sets today's order at a location by hand, or takes it back to planned minutes when it is empty; it counts for proposals and
 * for bookings of today there. Of two desks at once the last one stands. Refuses somebody unknown with `technician_not_found`.
 */
export async function setTurnOrder(
  deps: Deps,
  caller: UserInfo,
  { location, technicianIds }: TurnOrder,
): Promise<Turns> {
  const { date } = salonMoment(deps.now());
  await transact(deps.db, async (trx) => {
    const names = new Map((await listTechnicians(trx)).map(({ id, name }) => [id, name]));
    if (technicianIds.some((id) => !names.has(id))) throw new Refusal('technician_not_found');
    const namesOf = (ids: readonly string[]) => ids.flatMap((id) => names.get(id) ?? []);
    const before = await handOrderOf(trx, { location, date });
    const at = instant(deps.now());
    if (technicianIds.length === 0) await deleteOrder(trx, { location, date });
    else await writeOrder(trx, { location, date, technician_ids: technicianIds, set_by: caller._id, set_at: at });
    const details = { date, changes: { turns: { from: namesOf(before), to: namesOf(technicianIds) } } };
    await writeAudit(trx, { at, actor: caller, action: 'turn_order.set', ...subjectOf(location, date), details });
  });
  return turnsToday(deps, { location });
}

function subjectOf(location: LocationCode, date: CalendarDate) {
  return { subjectType: 'turn_order' as const, subjectId: `${location} ${date}` };
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

async function picturesOf({ db }: Deps): Promise<ReadonlyMap<string, string | null>> {
  return new Map((await listTechnicians(db)).map(({ id, picture }) => [id, picture]));
}

function toView({ member, ...turn }: Turn, { visitOf }: OrderedTeam): Omit<TurnView, 'picture'> {
  const { id, name, colour } = member.technician;
  const visit = turn.serves && visitOf(turn.serves);
  return {
    technicianId: id,
    name,
    colour,
    isFree: turn.isFree,
    freeUntil: turn.freeUntil === null ? null : clockTime(turn.freeUntil),
    freeFrom: turn.freeFrom === null ? null : clockTime(turn.freeFrom),
    plannedMinutes: member.plannedMinutes,
    reasons: turn.reasons,
    serves: visit && { client: visit.client, status: visit.status },
  };
}
