import { Refusal } from '#domain/errors.ts';
import { effectivePrice, totals } from '#domain/pricing.ts';
import { isPublic, plannedMinutes, type ServiceCategory } from '#domain/services/services.ts';
import type { TeamLine } from '#domain/team/assignment.ts';
import type { ServiceRow } from '../../services/queries.ts';

/** A line as it is asked for. */
export type RequestedLine = { serviceId: string; qty: number };

/** A line as it is written with the reservation: today's price in cents and planned minutes. */
export type CatalogueLine = {
  service_id: string;
  titre: string;
  title: string | null;
  category: ServiceCategory;
  qty: number;
  price_cents: number;
  minutes: number;
  /** Beyond what the service receives at once: refused to clients, a conflict for staff. */
  overCapacity: boolean;
  /** Only staff may book a private service. */
  isPublic: boolean;
};

/** The requested lines in their order, from the catalogue as it stands; an unknown service is `private_service`. */
export function catalogueLines(
  services: ReadonlyMap<string, ServiceRow>,
  requested: readonly RequestedLine[],
): CatalogueLine[] {
  return requested.map(({ serviceId, qty }) => {
    const service = services.get(serviceId);
    if (!service) throw new Refusal('private_service', { serviceId });
    return toLine(service, qty);
  });
}

/**
 * Refuses to a client what only the desk may book: a private service is `private_service`, more people than a service
 * takes at once `quantity_over_capacity`.
 */
export function refuseStaffOnlyLines(lines: readonly CatalogueLine[]): void {
  for (const { service_id: serviceId, isPublic: isOffered, overCapacity } of lines) {
    if (!isOffered) throw new Refusal('private_service', { serviceId });
    if (overCapacity) throw new Refusal('quantity_over_capacity', { serviceId });
  }
}

/** Lines as seats and technicians are planned by them. */
export function teamLines(lines: readonly CatalogueLine[]): TeamLine[] {
  return lines.map(({ category, qty, minutes, service_id: serviceId }) => ({ category, qty, minutes, serviceId }));
}

/** What the lines come to, in cents. */
export function totalsOf(lines: readonly CatalogueLine[]) {
  return totals(lines.map(({ price_cents, qty }) => ({ unitCents: price_cents, qty })));
}

function toLine(service: ServiceRow, qty: number): CatalogueLine {
  return {
    service_id: service.id,
    titre: service.titre,
    title: service.title,
    category: service.category,
    qty,
    price_cents: effectivePrice({
      priceType: service.price_type,
      price: service.price_cents,
      priceDiscount: service.price_discount_cents,
    }),
    minutes: plannedMinutes({
      durationType: service.duration_type,
      duration: service.duration,
      durationMax: service.duration_max,
    }),
    overCapacity: qty > service.capacity,
    isPublic: isPublic(service),
  };
}
