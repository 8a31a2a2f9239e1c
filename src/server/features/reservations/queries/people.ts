import type { ServiceCategory } from '#domain/services/services.ts';
import { prepared } from '../../../database/prepared.ts';
import type { Database } from '../../../database/schema.ts';

/** One person of a visit with who serves her; minutes since midnight. */
export type PersonOfVisit = {
  reservationId: string;
  technicianId: string | null;
  name: string | null;
  requested: boolean;
  category: ServiceCategory;
  start: number;
  end: number;
};

/** The people of these visits in the order in which they are served; none in a salon without technicians. */
export function peopleOfVisits(db: Database, ids: readonly string[]): Promise<PersonOfVisit[]> {
  return readPeople(db, [ids]);
}

const readPeople = prepared<PersonOfVisit>(
  'people-of-visits',
  `SELECT reservation_id AS "reservationId", technician_id AS "technicianId", name, requested, category,
     start_minute AS start, end_minute AS end
   FROM sittings LEFT JOIN technicians ON technicians.id = technician_id
   WHERE reservation_id = ANY ($1::uuid[]) AND EXISTS (SELECT FROM technicians)
   ORDER BY start_minute, technicians.position, seat`,
);
