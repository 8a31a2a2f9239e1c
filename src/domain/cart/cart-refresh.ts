import { isPublic } from '../services/services.ts';
import { type CardItem, type Cart, type CatalogueService, lineFor, withLines } from './cart.ts';

/** A change of a line, to be shown to the person. Prices in dollars. */
export type CartChange = { readonly serviceId: string; readonly titre: string } & (
  | { readonly kind: 'price_changed'; readonly from: number; readonly to: number }
  | { readonly kind: 'capacity_lowered'; readonly from: number; readonly to: number }
  | { readonly kind: 'no_longer_offered' }
);

/**
 * The cart with the names, minutes, prices and capacities of the current catalogue; the line of a service that became
 * private or was deleted stays and is marked. Reports each change once: a second refresh from the same catalogue
 * returns the same cart and no change.
 */
export function refreshFromCatalogue(
  cart: Cart,
  services: readonly CatalogueService[],
): { cart: Cart; changes: CartChange[] } {
  const offered = new Map(services.filter(isPublic).map((service) => [service._id, service]));
  const lines = cart.cardItems.map((line) => refreshed(line, offered.get(line.serviceId)));
  const isUnchanged = lines.every((line, index) => line === cart.cardItems[index]);
  if (isUnchanged) return { cart, changes: [] };
  return {
    cart: withLines(cart, lines),
    changes: cart.cardItems.flatMap((line, index) => changesOf(line, lines[index])),
  };
}

function refreshed(line: CardItem, service: CatalogueService | undefined): CardItem {
  if (!service) return line.isOffered ? { ...line, isOffered: false } : line;
  const next = lineFor(service, line.qty);
  return isSameLine(line, next) ? line : next;
}

function isSameLine(one: CardItem, other: CardItem): boolean {
  return (
    one.titre === other.titre &&
    one.duration === other.duration &&
    one.price === other.price &&
    one.capacity === other.capacity &&
    one.qty === other.qty &&
    one.category === other.category &&
    one.priceType === other.priceType &&
    one.isOffered === other.isOffered
  );
}

function changesOf(before: CardItem, after: CardItem | undefined): CartChange[] {
  if (!after || after === before) return [];
  const { serviceId, titre } = after;
  if (!after.isOffered) return [{ kind: 'no_longer_offered', serviceId, titre }];
  const changes: CartChange[] = [];
  if (before.price !== after.price) {
    changes.push({ kind: 'price_changed', serviceId, titre, from: before.price, to: after.price });
  }
  if (before.qty !== after.qty) {
    changes.push({ kind: 'capacity_lowered', serviceId, titre, from: before.qty, to: after.qty });
  }
  return changes;
}
