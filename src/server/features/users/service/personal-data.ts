import type { PersonalData } from '#contract/schemas/personal-data.ts';
import type { Database } from '../../../database/schema.ts';
import { visitsOfAccount } from '../../reservations/service/visits.ts';
import { findAccountData } from '../queries/personal-data.ts';

/** Everything that is stored about the holder of an account; undefined when there is no such account. */
export async function personalDataOf(db: Database, userId: string, now: Date): Promise<PersonalData | undefined> {
  const data = await findAccountData(db, userId, now);
  return data && { ...data, reservations: await visitsOfAccount(db, userId) };
}
