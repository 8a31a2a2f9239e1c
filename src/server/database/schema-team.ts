import type { ColumnType, Generated } from 'kysely';
import type { LocationCode } from '#domain/salon/locations.ts';
import type { ServiceCategory } from '#domain/services/services.ts';
import type { AbsenceKind } from '#domain/team/absences.ts';
import type { TakenPerson } from '#domain/team/displaced.ts';
import type { TechnicianColour, TechnicianHours, TechnicianStatus } from '#domain/team/technicians.ts';
import type { Json } from './json-column.ts';

export type TechniciansTable = {
  id: string;
  name: string;
  colour: TechnicianColour;
  picture: string | null;
  user_id: string | null;
  categories: ServiceCategory[];
  except_services: string[];
  hours: Json<TechnicianHours>;
  accepts_requests: boolean;
  status: TechnicianStatus;
  position: number;
  created_at: Date;
  updated_at: Date;
};

/** Wall-clock times are written as text; the driver reads them as dates of its own zone, so a query turns them into text. */
export type AbsencesTable = {
  id: string;
  technician_id: string;
  starts_at: ColumnType<never, string, string>;
  ends_at: ColumnType<never, string, string>;
  kind: AbsenceKind;
  note: Generated<string>;
  taken: ColumnType<readonly TakenPerson[], string | undefined, string>;
  created_at: Date;
};

/** The order of a day as the desk has set it by hand. */
export type TurnOrdersTable = {
  location: LocationCode;
  date: string;
  technician_ids: string[];
  set_by: string | null;
  set_at: Date;
};
