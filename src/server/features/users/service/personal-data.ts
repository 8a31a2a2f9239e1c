import type { PersonalData } from '#contract/schemas/personal-data.ts';
import type { Database } from '../../../database/schema.ts';
import { visitsOfAccount } from '../../reservations/service/visits.ts';
import { listAbsencesOf } from '../../technicians/queries/absences.ts';
import { findTechnicianOf, toTechnicianView } from '../../technicians/queries/technicians.ts';
import { listOrdersSetBy } from '../../technicians/queries/turn-orders.ts';
import { findAccountData } from '../queries/personal-data.ts';

/** Everything that is stored about the holder of an account; undefined when there is no such account. */
export async function personalDataOf(db: Database, userId: string, now: Date): Promise<PersonalData | undefined> {
  const data = await findAccountData(db, userId, now);
  if (!data) return undefined;
  const orders = await listOrdersSetBy(db, userId);
  return {
    ...data,
    reservations: await visitsOfAccount(db, userId),
    technician: await technicianOf(db, userId),
    turnOrders: orders.map(({ location, date, set_at }) => ({ location, date, setAt: set_at.toISOString() })),
  };
}

async function technicianOf(db: Database, userId: string): Promise<PersonalData['technician']> {
  const row = await findTechnicianOf(db, userId);
  if (!row) return null;
  const absences = await listAbsencesOf(db, row.id);
  return {
    ...toTechnicianView(row),
    absences: absences.map(({ technicianId: _technicianId, ...absence }) => absence),
  };
}
