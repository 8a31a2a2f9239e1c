import type { ClockView } from '#contract/schemas/clock.ts';
import { clockSeen } from '#domain/salon/clock-leaps.ts';
import { instant } from '#domain/salon/salon-time.ts';
import type { Caller } from '../../../caller.ts';
import { writeAudit } from '../../../database/trails.ts';
import { transact } from '../../../database/transact.ts';
import type { Deps } from '../../../deps.ts';
import { rememberClock, rememberedClock } from '../queries/clock.ts';

/** What an Admin reads of the server's clock: a leap that nobody has confirmed yet, as it stands now. */
export async function viewClock({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<ClockView> {
  const { leap, lastSeen } = clockSeen(await rememberedClock(db), now());
  const text = (epochMs: number) => instant(epochMs).toISOString();
  return { now: text(lastSeen), leap: leap && { from: text(leap.from), to: text(leap.to) } };
}

/** An Admin says that the clock is right: what waited is done at the next round. */
export async function confirmClock(deps: Pick<Deps, 'db' | 'now'>, caller: Caller): Promise<ClockView> {
  const now = deps.now();
  await transact(deps.db, async (trx) => {
    await rememberClock(trx, { lastSeen: now, leap: null });
    const entry = { at: instant(now), actor: caller, action: 'clock.confirm' };
    await writeAudit(trx, { ...entry, subjectType: 'settings', subjectId: 'clock' });
  });
  return viewClock(deps);
}
