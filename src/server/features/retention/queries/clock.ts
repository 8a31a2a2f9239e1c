import type { SeenClock } from '#domain/salon/clock-leaps.ts';
import { instant } from '#domain/salon/salon-time.ts';
import type { Database, DatabaseTransaction } from '../../../database/schema.ts';

/** What all processes together remember of the clock; null before the first look. */
export async function rememberedClock(db: Database): Promise<SeenClock | null> {
  const row = await db.selectFrom('clock').selectAll().executeTakeFirst();
  if (!row) return null;
  const { last_seen, leapt_from: from, leapt_to: to } = row;
  return { lastSeen: last_seen.getTime(), leap: from && to && { from: from.getTime(), to: to.getTime() } };
}

/** Keeps what was seen, for every process and the next start. */
export async function rememberClock(trx: DatabaseTransaction, { lastSeen, leap }: SeenClock): Promise<void> {
  const row = {
    last_seen: instant(lastSeen),
    leapt_from: leap && instant(leap.from),
    leapt_to: leap && instant(leap.to),
  };
  await trx
    .insertInto('clock')
    .values({ only_row: true, ...row })
    .onConflict((conflict) => conflict.column('only_row').doUpdateSet(row))
    .execute();
}
