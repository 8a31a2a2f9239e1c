import { randomUUID } from 'node:crypto';
import { pictureIdOf } from '#contract/picture-paths.ts';
import type { UserInfo } from '#contract/schemas/auth.ts';
import type { Service, ServiceChange, ServiceDraft } from '#contract/schemas/services.ts';
import { Refusal } from '#domain/errors.ts';
import { instant } from '#domain/salon/salon-time.ts';
import { serviceFaults } from '#domain/services/service-fields.ts';
import { changesBetween } from '../../database/changes.ts';
import { refuseOverwriting, versioned } from '../../database/fingerprints.ts';
import type { DatabaseTransaction } from '../../database/schema.ts';
import { writeAudit } from '../../database/trails.ts';
import { transact } from '../../database/transact.ts';
import type { Deps } from '../../deps.ts';
import { deleteUnusedPictures } from '../pictures/queries.ts';
import { requirePictures } from '../pictures/service.ts';
import { requireOwner } from '../users/service/users.ts';
import { columnsOf, deleteService, insertService, lockService, toService, updateService } from './queries.ts';

/** A picture that was just uploaded may belong to a form that is not saved yet. */
const HOUR = 3_600_000;

/** Creates a service. Refuses with `service_invalid` and the faults, `owner_invalid` or `picture_not_found`. */
export async function createService({ db, now }: Deps, caller: UserInfo, draft: ServiceDraft): Promise<Service> {
  const at = instant(now());
  return transact(db, async (trx) => {
    const owner = draft.user ?? caller._id;
    await requireOwner(trx, owner);
    await requirePicture(trx, draft.image);
    const values = { id: randomUUID(), ...valuesOf(draft, owner), created_at: at, updated_at: at };
    const service = toService(await insertService(trx, values));
    await recordInAudit(trx, { at, caller, action: 'service.create', service });
    return versioned(service);
  });
}

/**
 * Changes a service; reservations keep the names and prices they were booked with. Refuses as `createService` does, and
 * with `service_not_found` or `edit_conflict`.
 */
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
    if (draft.user !== undefined) await requireOwner(trx, draft.user);
    const owner = draft.user ?? before.user_id;
    if (draft.image !== before.image) await requirePicture(trx, draft.image);
    const service = toService(await updateService(trx, id, { ...valuesOf(draft, owner), updated_at: at }));
    if (draft.image !== before.image) await deleteUnusedPictures(trx, instant(now() - HOUR));
    const changes = changesBetween(toService(before), service);
    await recordInAudit(trx, { at, caller, action: 'service.change', service, changes });
    return versioned(service);
  });
}

/** Deletes a service. Refuses with `service_not_found`. */
export async function removeService({ db, now }: Deps, caller: UserInfo, id: string): Promise<void> {
  await transact(db, async (trx) => {
    const row = await lockService(trx, id);
    if (!row) throw new Refusal('service_not_found');
    await deleteService(trx, id);
    await deleteUnusedPictures(trx, instant(now() - HOUR));
    await recordInAudit(trx, { at: instant(now()), caller, action: 'service.remove', service: toService(row) });
  });
}

/** Other texts, which older records have, stay; no page shows them. */
async function requirePicture(trx: DatabaseTransaction, image: string | null | undefined): Promise<void> {
  if (image && pictureIdOf(image) !== null) await requirePictures(trx, [image]);
}

/** The columns of a draft. Refuses with `service_invalid` and its faults. */
function valuesOf(written: ServiceDraft, owner: string | null) {
  const draft = withoutUnusedFields(written);
  const faults = serviceFaults({ ...draft, user: owner ?? 'nobody' });
  if (Object.keys(faults).length > 0) throw new Refusal('service_invalid', { faults });
  return { user_id: owner, ...columnsOf(draft) };
}

/** Drops what its kind of price or duration does not use, so that it is neither checked nor stored. */
function withoutUnusedFields(draft: ServiceDraft) {
  const { durationMax = null, priceMax = null, priceDiscount = null } = draft;
  return {
    ...draft,
    durationMax: draft.durationType === 'range' ? durationMax : null,
    priceMax: draft.priceType === 'range' ? priceMax : null,
    priceDiscount: draft.priceType === 'discount' ? priceDiscount : null,
  };
}

type ServiceEntry = { at: Date; caller: UserInfo; action: string; service: Service; changes?: Record<string, unknown> };

async function recordInAudit(
  trx: DatabaseTransaction,
  { at, caller, action, service, changes }: ServiceEntry,
): Promise<void> {
  const details = { titre: service.titre, ...(changes && { changes }) };
  await writeAudit(trx, { at, actor: caller, action, subjectType: 'service', subjectId: service._id, details });
}
