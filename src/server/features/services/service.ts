import { randomUUID } from 'node:crypto';
import { pictureIdOf } from '#contract/picture-paths.ts';
import type { UserInfo } from '#contract/schemas/auth.ts';
import type { Service, ServiceChange, ServiceDraft } from '#contract/schemas/services.ts';
import { Refusal } from '#domain/errors.ts';
import { centsOf } from '#domain/pricing.ts';
import { instant } from '#domain/salon/salon-time.ts';
import { serviceFaults } from '#domain/services/service-fields.ts';
import { may } from '#domain/users/roles.ts';
import { changesBetween } from '../../database/changes.ts';
import { refuseOverwriting, versioned } from '../../database/fingerprints.ts';
import type { DatabaseTransaction } from '../../database/schema.ts';
import { writeAudit } from '../../database/trails.ts';
import { transact } from '../../database/transact.ts';
import { bumpVersion } from '../../database/versions.ts';
import type { Deps } from '../../deps.ts';
import { areKept, deleteUnusedPictures } from '../pictures/queries.ts';
import { activeRoles } from '../users/queries/users.ts';
import { deleteService, insertService, lockService, toService, updateService } from './queries.ts';

/** A picture that has just been sent may still be in somebody's open form. */
const HOUR = 3_600_000;

/** Adds a service to the catalogue. Refuses with `service_invalid` and the faults, `owner_invalid`, `picture_not_found`. */
export async function createService({ db, now }: Deps, caller: UserInfo, draft: ServiceDraft): Promise<Service> {
  const at = instant(now());
  return transact(db, async (trx) => {
    const owner = await ownerOf(trx, draft.user ?? caller._id);
    await requirePicture(trx, draft.image);
    const values = { id: randomUUID(), ...valuesOf(draft, owner), created_at: at, updated_at: at };
    const service = toService(await insertService(trx, values));
    await audit(trx, { at, caller, action: 'service.create', service });
    await bumpVersion(trx, 'content');
    return versioned(service);
  });
}

/** Changes a service. Refuses with `edit_conflict` what would undo somebody else's change unseen. What was booked of it keeps its own words and price; waiting carts learn of a new one. */
export async function changeService(
  { db, now }: Deps,
  caller: UserInfo,
  { id, version, ...draft }: ServiceChange,
): Promise<Service> {
  const at = instant(now());
  return transact(db, async (trx) => {
    const before = await lockService(trx, id);
    if (!before) throw new Refusal('service_not_found');
    await refuseOverwriting(trx, { seen: version, current: toService(before), subject: { type: 'service', id } });
    const owner = draft.user === undefined ? before.user_id : await ownerOf(trx, draft.user);
    if (draft.image !== before.image) await requirePicture(trx, draft.image);
    const service = toService(await updateService(trx, id, { ...valuesOf(draft, owner), updated_at: at }));
    if (draft.image !== before.image) await deleteUnusedPictures(trx, instant(now() - HOUR));
    const changes = changesBetween(toService(before), service);
    await audit(trx, { at, caller, action: 'service.change', service, changes });
    await bumpVersion(trx, 'content');
    return versioned(service);
  });
}

/** Takes a service out of the catalogue. */
export async function removeService({ db, now }: Deps, caller: UserInfo, id: string): Promise<void> {
  await transact(db, async (trx) => {
    const row = await lockService(trx, id);
    if (!row) throw new Refusal('service_not_found');
    await deleteService(trx, id);
    await deleteUnusedPictures(trx, instant(now() - HOUR));
    await audit(trx, { at: instant(now()), caller, action: 'service.remove', service: toService(row) });
    await bumpVersion(trx, 'content');
  });
}

async function ownerOf(trx: DatabaseTransaction, userId: string): Promise<string> {
  if (!may(await activeRoles(trx, userId), 'own_services')) throw new Refusal('owner_invalid');
  return userId;
}

/** A picture of ours must be there. Any other text, as older records have it, is kept; no page shows it. */
async function requirePicture(trx: DatabaseTransaction, image: string | null | undefined): Promise<void> {
  if (!image || pictureIdOf(image) === null) return;
  if (!(await areKept(trx, [image]))) throw new Refusal('picture_not_found');
}

/** The columns of a draft, once its faults are looked for. */
function valuesOf(written: ServiceDraft, owner: string | null) {
  const draft = withoutIdleFields(written);
  const faults = serviceFaults({ ...draft, user: owner ?? 'nobody' });
  if (Object.keys(faults).length > 0) throw new Refusal('service_invalid', { faults });
  return {
    user_id: owner,
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
    duration_max: draft.durationMax,
    price_type: draft.priceType,
    price_cents: centsOf(draft.price),
    price_max_cents: centsOrNull(draft.priceMax),
    price_discount_cents: centsOrNull(draft.priceDiscount),
    capacity: draft.capacity,
    status: draft.status,
  };
}

/** What does not belong to its kind of price or duration is let go, so that nothing idle is kept or judged. */
function withoutIdleFields(draft: ServiceDraft) {
  const { durationMax = null, priceMax = null, priceDiscount = null } = draft;
  return {
    ...draft,
    durationMax: draft.durationType === 'range' ? durationMax : null,
    priceMax: draft.priceType === 'range' ? priceMax : null,
    priceDiscount: draft.priceType === 'discount' ? priceDiscount : null,
  };
}

function centsOrNull(dollars: number | null): number | null {
  return dollars === null ? null : centsOf(dollars);
}

type Audited = { at: Date; caller: UserInfo; action: string; service: Service; changes?: Record<string, unknown> };

async function audit(trx: DatabaseTransaction, { at, caller, action, service, changes }: Audited): Promise<void> {
  const details = { titre: service.titre, ...(changes && { changes }) };
  await writeAudit(trx, { at, actor: caller, action, subjectType: 'service', subjectId: service._id, details });
}
