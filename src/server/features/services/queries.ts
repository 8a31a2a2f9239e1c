import type { Insertable, Selectable } from 'kysely';
import type { Service, ServiceDraft } from '#contract/schemas/services.ts';
import { centsOf, dollarsOf } from '#domain/pricing.ts';
import { byStatusThenCategory } from '#domain/services/services.ts';
import type { Database, DatabaseTransaction } from '../../database/schema.ts';
import type { ServicesTable } from '../../database/schema-salon.ts';

/** Prices in cents, durations in minutes. */
export type ServiceRow = Selectable<ServicesTable>;

/** The public services, by category and then by name. */
export async function listPublicServices(db: Database): Promise<ServiceRow[]> {
  const rows = await db.selectFrom('services').selectAll().where('status', '=', 'public').execute();
  return rows.sort(byStatusThenCategory);
}

/** One public service; undefined for a private one too. */
export async function findPublicService(db: Database, id: string): Promise<ServiceRow | undefined> {
  return db.selectFrom('services').selectAll().where('id', '=', id).where('status', '=', 'public').executeTakeFirst();
}

/** All services: public before private, then by category and name. */
export async function listServices(db: Database): Promise<ServiceRow[]> {
  const rows = await db.selectFrom('services').selectAll().execute();
  return rows.sort(byStatusThenCategory);
}

/** Locks one service until the end of the transaction. */
export async function lockService(trx: DatabaseTransaction, id: string): Promise<ServiceRow | undefined> {
  return trx.selectFrom('services').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Creates a service. */
export async function insertService(trx: DatabaseTransaction, row: Insertable<ServicesTable>): Promise<ServiceRow> {
  return trx.insertInto('services').values(row).returningAll().executeTakeFirstOrThrow();
}

/** Changes some columns of a service. */
export async function updateService(
  trx: DatabaseTransaction,
  id: string,
  change: Partial<Omit<Insertable<ServicesTable>, 'id' | 'created_at' | 'rating' | 'num_reviews'>>,
): Promise<ServiceRow> {
  return trx.updateTable('services').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

/** Deletes a service; reservations keep the names and prices they were booked with. */
export async function deleteService(trx: DatabaseTransaction, id: string): Promise<void> {
  await trx.deleteFrom('services').where('id', '=', id).execute();
}

/** A service as staff see it, with its owner. */
export function toService(row: ServiceRow): Service {
  return { ...toPublicService(row), user: row.user_id };
}

/** A service as everybody sees it: without its owner, prices in dollars. */
export function toPublicService(row: ServiceRow): Service {
  return {
    _id: row.id,
    category: row.category,
    titre: row.titre,
    contenu: row.contenu,
    title: row.title,
    content: row.content,
    titulo: row.titulo,
    contenido: row.contenido,
    image: row.image,
    video: row.video,
    durationType: row.duration_type,
    duration: row.duration,
    durationMax: row.duration_max,
    priceType: row.price_type,
    price: dollarsOf(row.price_cents),
    priceMax: dollarsOrNull(row.price_max_cents),
    priceDiscount: dollarsOrNull(row.price_discount_cents),
    capacity: row.capacity,
    rating: row.rating === null ? null : Number(row.rating),
    numReviews: row.num_reviews,
    status: row.status,
  };
}

/** The columns that a form writes, prices in cents; a text without a word is null. */
export function columnsOf(draft: ServiceDraft) {
  return {
    category: draft.category,
    titre: draft.titre,
    contenu: draft.contenu,
    title: draft.title || null,
    content: draft.content || null,
    titulo: draft.titulo || null,
    contenido: draft.contenido || null,
    image: draft.image || null,
    duration_type: draft.durationType,
    duration: draft.duration,
    duration_max: draft.durationMax ?? null,
    price_type: draft.priceType,
    price_cents: centsOf(draft.price),
    price_max_cents: centsOrNull(draft.priceMax),
    price_discount_cents: centsOrNull(draft.priceDiscount),
    capacity: draft.capacity,
    status: draft.status,
  };
}

function centsOrNull(dollars: number | null | undefined): number | null {
  return dollars === null || dollars === undefined ? null : centsOf(dollars);
}

function dollarsOrNull(cents: number | null): number | null {
  return cents === null ? null : dollarsOf(cents);
}
