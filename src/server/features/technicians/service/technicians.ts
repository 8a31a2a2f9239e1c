import { randomUUID } from 'node:crypto';
import { pictureIdOf } from '#contract/picture-paths.ts';
import type { UserInfo } from '#contract/schemas/auth.ts';
import type { Reservation } from '#contract/schemas/reservations.ts';
import type {
  ProposedTechnician,
  TechnicianChange,
  TechnicianDraft,
  TechnicianView,
} from '#contract/schemas/technicians.ts';
import { Refusal } from '#domain/errors.ts';
import { instant, salonMoment } from '#domain/salon/salon-time.ts';
import { changesBetween } from '../../../database/changes.ts';
import { refuseOverwriting, versioned } from '../../../database/fingerprints.ts';
import type { DatabaseTransaction } from '../../../database/schema.ts';
import { writeAudit } from '../../../database/trails.ts';
import { transact } from '../../../database/transact.ts';
import { bumpVersion } from '../../../database/versions.ts';
import type { Deps } from '../../../deps.ts';
import { requirePictures } from '../../pictures/service.ts';
import { holdTeam, refuseWithVisits, visitsTakenBy } from '../../reservations/service/team.ts';
import { worksHere } from '../../users/service/users.ts';
import {
  columnsOf,
  deleteTechnician,
  findTechnician,
  insertTechnician,
  isAccountTaken,
  lockTechnician,
  nextPosition,
  toTechnicianView,
  updateTechnician,
} from '../queries/technicians.ts';

/** Creates a technician. Refuses with `technician_invalid` and the faults, or `picture_not_found`. */
export async function createTechnician(
  { db, now }: Deps,
  caller: UserInfo,
  draft: TechnicianDraft,
): Promise<TechnicianView> {
  const at = instant(now());
  return transact(db, async (trx) => {
    await holdTeam(trx);
    await requireAccount(trx, draft.userId, null);
    await requirePicture(trx, draft.picture);
    const position = draft.order ?? (await nextPosition(trx));
    const row = { id: randomUUID(), ...columnsOf(draft), position, created_at: at, updated_at: at };
    const technician = toTechnicianView(await insertTechnician(trx, row));
    await recordChange(trx, { at, caller, action: 'technician.create', technician });
    return versioned(technician);
  });
}

/**
 * Changes a technician, which counts from the next booking on; visits outside her new hours stay hers. Refuses as
 * `createTechnician` does, and with `technician_not_found`, `edit_conflict`, or, when she is made inactive with visits to come,
 * `technician_has_visits`.
 */
export async function changeTechnician(
  { db, now }: Deps,
  caller: UserInfo,
  { id, version, ...draft }: TechnicianChange,
): Promise<TechnicianView> {
  const at = instant(now());
  return transact(db, async (trx) => {
    await holdTeam(trx);
    const row = await lockTechnician(trx, id);
    if (!row) throw new Refusal('technician_not_found');
    const before = toTechnicianView(row);
    await refuseOverwriting(trx, { seen: version, current: before, subject: { type: 'technician', id } });
    if (draft.userId !== row.user_id) await requireAccount(trx, draft.userId, id);
    if (draft.picture !== row.picture) await requirePicture(trx, draft.picture);
    if (draft.status === 'inactive') await refuseWithVisits(trx, id, salonMoment(now()).date);
    const position = draft.order ?? row.position;
    const technician = toTechnicianView(
      await updateTechnician(trx, id, { ...columnsOf(draft), position, updated_at: at }),
    );
    const changes = changesBetween(before, technician);
    await recordChange(trx, { at, caller, action: 'technician.change', technician, changes });
    return versioned(technician);
  });
}

/** The open visits that a change would take from a technician, asked before it is saved. Refuses with `technician_not_found`. */
export async function visitsHitByChange(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { id, ...draft }: ProposedTechnician,
): Promise<Reservation[]> {
  const before = await findTechnician(db, id);
  if (!before) throw new Refusal('technician_not_found');
  return visitsTakenBy(db, { before, after: { ...before, ...draft }, today: salonMoment(now()).date });
}

/** Deletes a technician with her absences. Refuses with `technician_not_found` or `technician_has_visits`. */
export async function removeTechnician({ db, now }: Deps, caller: UserInfo, id: string): Promise<void> {
  await transact(db, async (trx) => {
    await holdTeam(trx);
    const row = await lockTechnician(trx, id);
    if (!row) throw new Refusal('technician_not_found');
    await refuseWithVisits(trx, id, salonMoment(now()).date);
    await deleteTechnician(trx, id);
    const technician = toTechnicianView(row);
    await recordChange(trx, { at: instant(now()), caller, action: 'technician.remove', technician });
  });
}

/** An account of a technician is open, works here, and is nobody else's. */
async function requireAccount(
  trx: DatabaseTransaction,
  userId: string | null | undefined,
  technicianId: string | null,
): Promise<void> {
  if (!userId) return;
  if (!(await worksHere(trx, userId))) throw new Refusal('technician_invalid', { faults: { userId: 'not_staff' } });
  if (await isAccountTaken(trx, userId, technicianId)) {
    throw new Refusal('technician_invalid', { faults: { userId: 'account_taken' } });
  }
}

async function requirePicture(trx: DatabaseTransaction, picture: string | null | undefined): Promise<void> {
  if (!picture) return;
  if (pictureIdOf(picture) === null) throw new Refusal('picture_not_found');
  await requirePictures(trx, [picture]);
}

type Change = {
  at: Date;
  caller: UserInfo;
  action: string;
  technician: TechnicianView;
  changes?: Record<string, unknown>;
};

async function recordChange(
  trx: DatabaseTransaction,
  { at, caller, action, technician, changes }: Change,
): Promise<void> {
  const details = { name: technician.name, ...(changes && { changes }) };
  await writeAudit(trx, {
    ...{ at, actor: caller, action, subjectType: 'technician', subjectId: technician._id, details },
  });
  await bumpVersion(trx, 'reservations');
}
