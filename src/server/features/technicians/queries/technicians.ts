import type { Insertable, Selectable } from 'kysely';
import type { PublicTechnician, TechnicianDraft, TechnicianView } from '#contract/schemas/technicians.ts';
import { inOrderOfDay, type Technician } from '#domain/team/technicians.ts';
import type { Database, DatabaseTransaction } from '../../../database/schema.ts';
import type { TechniciansTable } from '../../../database/schema-team.ts';

type TechnicianRow = Selectable<TechniciansTable>;

/** Everybody of the team, in their order. */
export async function listTechnicians(db: Database): Promise<TechnicianRow[]> {
  return db.selectFrom('technicians').selectAll().orderBy('position').orderBy('created_at').orderBy('id').execute();
}

/** Locks one technician until the end of the transaction. */
export async function lockTechnician(trx: DatabaseTransaction, id: string): Promise<TechnicianRow | undefined> {
  return trx.selectFrom('technicians').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** The place after everybody else's. */
export async function nextPosition(trx: DatabaseTransaction): Promise<number> {
  const { last } = await trx
    .selectFrom('technicians')
    .select(({ fn }) => fn.max('position').as('last'))
    .executeTakeFirstOrThrow();
  return last === null ? 0 : last + 1;
}

/** Whether another technician has that account. */
export async function isAccountTaken(
  trx: DatabaseTransaction,
  userId: string,
  exceptId: string | null,
): Promise<boolean> {
  const other = await trx.selectFrom('technicians').select('id').where('user_id', '=', userId).executeTakeFirst();
  return other !== undefined && other.id !== exceptId;
}

/** Creates a technician. */
export async function insertTechnician(
  trx: DatabaseTransaction,
  row: Insertable<TechniciansTable>,
): Promise<TechnicianRow> {
  return trx.insertInto('technicians').values(row).returningAll().executeTakeFirstOrThrow();
}

/** Changes some columns of a technician. */
export async function updateTechnician(
  trx: DatabaseTransaction,
  id: string,
  change: Partial<Omit<Insertable<TechniciansTable>, 'id' | 'created_at'>>,
): Promise<TechnicianRow> {
  return trx.updateTable('technicians').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

/** Deletes a technician; past visits keep the name. */
export async function deleteTechnician(trx: DatabaseTransaction, id: string): Promise<void> {
  await trx.deleteFrom('technicians').where('id', '=', id).execute();
}

/** A technician as staff see her. */
export function toTechnicianView(row: TechnicianRow): TechnicianView {
  const { hours } = row;
  const weekAt = (code: 1 | 2) => hours[code].map((spans) => spans.map(({ opens, closes }) => ({ opens, closes })));
  return {
    ...toPublicTechnician(row),
    userId: row.user_id,
    exceptServices: row.except_services,
    hours: { 1: weekAt(1), 2: weekAt(2) },
    acceptsRequests: row.accepts_requests,
    status: row.status,
    order: row.position,
  };
}

/** A technician as visitors see her. */
export function toPublicTechnician(row: TechnicianRow): PublicTechnician {
  const { id, name, colour, picture, categories } = row;
  return { _id: id, name, colour, picture, categories };
}

/** A technician as the rules take her, with the picture that people see of her. */
export type PicturedTechnician = Technician & { picture: string | null };

/** Everybody of the team as the rules take them, in their order. */
export async function loadTechnicians(db: Database): Promise<PicturedTechnician[]> {
  return (await listTechnicians(db)).map(toTechnician);
}

/** The technician to whom an account belongs; undefined when it is nobody's. */
export async function findTechnicianOf(db: Database, userId: string): Promise<TechnicianRow | undefined> {
  return db.selectFrom('technicians').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

/** One of the team as the rules take her, or undefined. */
export async function findTechnician(db: Database, id: string): Promise<Technician | undefined> {
  const row = await db.selectFrom('technicians').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toTechnician(row);
}

/** A technician as the rules take her. */
export function toTechnician(row: TechnicianRow): PicturedTechnician {
  const { id, name, colour, picture, status, categories, hours } = row;
  return {
    ...{ id, name, colour, picture, status, categories, hours },
    exceptServices: row.except_services,
    acceptsRequests: row.accepts_requests,
    order: row.position,
  };
}

/** The columns that a form writes. */
export function columnsOf(draft: TechnicianDraft) {
  return {
    name: draft.name,
    colour: draft.colour,
    picture: draft.picture || null,
    user_id: draft.userId ?? null,
    categories: [...new Set(draft.categories)],
    except_services: [...new Set(draft.exceptServices)],
    hours: JSON.stringify(inOrderOfDay(draft.hours)),
    accepts_requests: draft.acceptsRequests,
    status: draft.status,
  };
}
