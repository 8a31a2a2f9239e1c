import type { UserInfo } from '#contract/schemas/auth.ts';
import type { Reservation } from '#contract/schemas/reservations.ts';
import type { AbsenceDraft, AbsenceView } from '#contract/schemas/technicians.ts';
import { Refusal } from '#domain/errors.ts';
import { instant } from '#domain/salon/salon-time.ts';
import { takenAfter } from '#domain/team/displaced.ts';
import type { DatabaseTransaction } from '../../../database/schema.ts';
import { writeAudit } from '../../../database/trails.ts';
import { transact } from '../../../database/transact.ts';
import { bumpVersion } from '../../../database/versions.ts';
import type { Deps } from '../../../deps.ts';
import {
  freeVisitsHitBy,
  type GivenBack,
  giveToColleagues,
  giveVisitsBack,
} from '../../reservations/service/absences.ts';
import { holdTeam, readVisits } from '../../reservations/service/team.ts';
import { deleteAbsence, findAbsence, insertAbsence, saveTaken } from '../queries/absences.ts';
import { lockTechnician } from '../queries/technicians.ts';

/**
 * Records when a technician is not there. The visits that it hits are left without a technician; who is being served stays
 * with her. With `reassign` they are then given to colleagues where they fit, one after the other, so that only taking them
 * from her holds the team. Returns them as they are then. Refuses with `technician_not_found`.
 */
export async function createAbsence(
  deps: Deps,
  caller: UserInfo,
  { reassign, ...draft }: AbsenceDraft,
): Promise<{ absence: AbsenceView; visits: Reservation[] }> {
  const at = instant(deps.now());
  const by = { at, actor: caller };
  const { absence, hit, toGive, taken } = await transact(deps.db, async (trx) => {
    await holdTeam(trx);
    const technician = await lockTechnician(trx, draft.technicianId);
    if (!technician) throw new Refusal('technician_not_found');
    const written = await insertAbsence(trx, draft, at);
    const freed = await freeVisitsHitBy(trx, { ...draft, by });
    await saveTaken(trx, written._id, freed.taken);
    const { name } = technician;
    await recordChange(trx, { at, caller, action: 'absence.create', absence: written, name, hit: freed.hit });
    return { absence: written, ...freed };
  });
  if (reassign) {
    const given = await giveToColleagues(deps, toGive, by);
    await saveTaken(deps.db, absence._id, takenAfter(taken, given));
  }
  return { absence, visits: await readVisits(deps.db, hit) };
}

/**
 * Deletes an absence, and gives the visits that it took from the technician back to her, those who made room for them too: one
 * after the other, so that only the deletion holds the team. Refuses with `absence_not_found`.
 */
export async function removeAbsence(deps: Deps, caller: UserInfo, id: string): Promise<GivenBack> {
  const at = instant(deps.now());
  const taken = await transact(deps.db, async (trx) => {
    await holdTeam(trx);
    const absence = await findAbsence(trx, id);
    const people = absence && (await deleteAbsence(trx, id));
    if (!people) throw new Refusal('absence_not_found');
    const technician = await lockTechnician(trx, absence.technicianId);
    const name = technician?.name ?? '';
    const hit = [...new Set(people.map(({ visitId }) => visitId))];
    await recordChange(trx, { at, caller, action: 'absence.remove', absence, name, hit });
    return people;
  });
  return giveVisitsBack(deps, taken, { at, actor: caller });
}

type Change = { at: Date; caller: UserInfo; action: string; absence: AbsenceView; name: string; hit: string[] };

async function recordChange(
  trx: DatabaseTransaction,
  { at, caller, action, absence, name, hit }: Change,
): Promise<void> {
  // Her reasons are hers: they go with the absence, which the trail outlives.
  const { _id: subjectId, note: _note, ...when } = absence;
  const details = { name, ...when, ...(hit.length > 0 && { hit }) };
  await writeAudit(trx, { at, actor: caller, action, subjectType: 'absence', subjectId, details });
  await bumpVersion(trx, 'reservations');
}
