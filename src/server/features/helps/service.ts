import { randomUUID } from 'node:crypto';
import type { UserInfo } from '#contract/schemas/auth.ts';
import type { Help, HelpChange, HelpDraft } from '#contract/schemas/helps.ts';
import { Refusal } from '#domain/errors.ts';
import { instant } from '#domain/salon/salon-time.ts';
import { changesBetween } from '../../database/changes.ts';
import { refuseOverwriting, versioned } from '../../database/fingerprints.ts';
import type { DatabaseTransaction } from '../../database/schema.ts';
import { writeAudit } from '../../database/trails.ts';
import { transact } from '../../database/transact.ts';
import type { Deps } from '../../deps.ts';
import { requireOwner } from '../users/service/users.ts';
import { deleteHelp, insertHelp, lockHelp, toHelp, updateHelp } from './queries.ts';

/** Creates a help. Refuses with `owner_invalid`. */
export async function createHelp({ db, now }: Deps, caller: UserInfo, { user, ...texts }: HelpDraft): Promise<Help> {
  const at = instant(now());
  return transact(db, async (trx) => {
    const user_id = user ?? caller._id;
    await requireOwner(trx, user_id);
    const row = await insertHelp(trx, {
      id: randomUUID(),
      user_id,
      ...columnsOf(texts),
      created_at: at,
      updated_at: at,
    });
    const help = toHelp(row);
    await recordInAudit(trx, { at, caller, action: 'help.create', help });
    return versioned(help);
  });
}

/** Changes a help. Refuses with `help_not_found`, `edit_conflict` or `owner_invalid`. */
export async function changeHelp(
  { db, now }: Deps,
  caller: UserInfo,
  { id, user, version, ...texts }: HelpChange,
): Promise<Help> {
  const at = instant(now());
  return transact(db, async (trx) => {
    const before = await lockHelp(trx, id);
    if (!before) throw new Refusal('help_not_found');
    await refuseOverwriting(trx, { seen: version, current: toHelp(before), subject: { type: 'help', id } });
    if (user !== undefined) await requireOwner(trx, user);
    const change = { user_id: user ?? before.user_id, ...columnsOf(texts), updated_at: at };
    const help = toHelp(await updateHelp(trx, id, change));
    await recordInAudit(trx, {
      at,
      caller,
      action: 'help.change',
      help,
      changes: changesBetween(toHelp(before), help),
    });
    return versioned(help);
  });
}

/** Deletes a help. Refuses with `help_not_found`. */
export async function removeHelp({ db, now }: Deps, caller: UserInfo, id: string): Promise<void> {
  await transact(db, async (trx) => {
    const row = await lockHelp(trx, id);
    if (!row) throw new Refusal('help_not_found');
    await deleteHelp(trx, id);
    await recordInAudit(trx, { at: instant(now()), caller, action: 'help.remove', help: toHelp(row) });
  });
}

/** Leaves out what the form left out; an empty translation is null. */
function columnsOf({ questionEn, answerEn, questionEs, answerEs, ...french }: Omit<HelpDraft, 'user'>) {
  return {
    ...french,
    ...(questionEn !== undefined && { question_en: questionEn || null }),
    ...(answerEn !== undefined && { answer_en: answerEn || null }),
    ...(questionEs !== undefined && { question_es: questionEs || null }),
    ...(answerEs !== undefined && { answer_es: answerEs || null }),
  };
}

type HelpEntry = { at: Date; caller: UserInfo; action: string; help: Help; changes?: Record<string, unknown> };

async function recordInAudit(
  trx: DatabaseTransaction,
  { at, caller, action, help, changes }: HelpEntry,
): Promise<void> {
  const details = { question: help.question, ...(changes && { changes }) };
  await writeAudit(trx, { at, actor: caller, action, subjectType: 'help', subjectId: help._id, details });
}
