import type { Insertable } from 'kysely';
import type { AuditTable } from '../database/schema-trails.ts';
import type { DemoRows } from './demo-reservation-rows.ts';

type Step = { at: Date | null | undefined; actorId: string; action: string; details?: { from: 'pending' | 'present' } };
type DatedStep = Step & { at: Date };

/**
 * What the audit trail says of these visits, the oldest entry first: each booked by its client or at the desk, then marked by
 * the desk, or cancelled by who had booked it. `names` holds the accounts by id.
 */
export function demoTrail(
  visits: readonly DemoRows[],
  { deskId, names }: { deskId: string; names: ReadonlyMap<string, string> },
): Insertable<AuditTable>[] {
  return visits
    .flatMap(({ reservation }) =>
      stepsOf(reservation, deskId).map(({ at, actorId, action, details }) => ({
        at,
        actor_id: actorId,
        actor_name: names.get(actorId) ?? null,
        action,
        subject_type: 'reservation',
        subject_id: reservation.id,
        details: JSON.stringify(details ?? {}),
      })),
    )
    .sort((one, other) => one.at.getTime() - other.at.getTime());
}

function stepsOf(visit: DemoRows['reservation'], deskId: string): DatedStep[] {
  const bookedBy = visit.user_id ?? deskId;
  const steps: Step[] = [
    {
      at: visit.created_at,
      actorId: bookedBy,
      action: visit.user_id ? 'reservation.book' : 'reservation.create',
    },
    { at: visit.present_at, actorId: deskId, action: 'reservation.present', details: { from: 'pending' } },
  ];
  if (visit.status === 'done') {
    steps.push({ at: visit.moved_at, actorId: deskId, action: 'reservation.done', details: { from: 'present' } });
  }
  if (visit.status === 'cancel') {
    steps.push({ at: visit.moved_at, actorId: bookedBy, action: 'reservation.cancel', details: { from: 'pending' } });
  }
  return steps.filter((step): step is DatedStep => step.at instanceof Date);
}
