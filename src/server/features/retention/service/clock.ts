import type { ClockView } from '#contract/schemas/clock.ts';
import { clockSeen } from '#domain/salon/clock-leaps.ts';
import { instant } from '#domain/salon/salon-time.ts';
import type { Caller } from '../../../caller.ts';
import { writeAudit } from '../../../database/trails.ts';
import { transact } from '../../../database/transact.ts';
import type { Deps } from '../../../deps.ts';
import { findSeenClock, saveSeenClock } from '../queries.ts';

/** The server's clock, with the clock leap that no Admin has confirmed yet. */
export async function viewClock({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<ClockView> {
  const { leap, lastSeen } = clockSeen(await findSeenClock(db), now());
  const text = (epochMs: number) => instant(epochMs).toISOString();
  return { now: text(lastSeen), leap: leap && { from: text(leap.from), to: text(leap.to) } };
}

/** Records that an Admin confirms the clock; the next round of retention erases what waited. */
export async function confirmClock(deps: Pick<Deps, 'db' | 'now'>, caller: Caller): Promise<ClockView> {
  const now = deps.now();
  await transact(deps.db, async (trx) => {
    await saveSeenClock(trx, { lastSeen: now, leap: null });
    const entry = { at: instant(now), actor: caller, action: 'clock.confirm' };
    await writeAudit(trx, { ...entry, subjectType: 'settings', subjectId: 'clock' });
  });
  return viewClock(deps);
}
