import type { LocationCode } from '../salon/locations.ts';
import { isPublic } from '../services/services.ts';
import { addToCart, type Cart, type CatalogueService, emptied } from './cart.ts';
import { chooseLocation, setClientInfo } from './cart-choices.ts';

/** A visit of earlier, as far as it can be wished for again. */
export type EarlierVisit = {
  readonly reservationServices: readonly {
    readonly serviceId: string | null;
    readonly titre: string;
    readonly qty: number;
  }[];
  readonly reservationLocation: { readonly locationReserved: LocationCode };
  readonly reservationClientInfo: { readonly client: string; readonly phone: string; readonly phoneIsDefault: boolean };
};

/**
 * A cart with the location, services and person of a visit, at what the salon asks for them today, in place of the lines that
 * were in it; the day is still to be chosen. `gone` names what is no longer offered, which is left out.
 */
export function bookedAgain(
  cart: Cart,
  visit: EarlierVisit,
  services: readonly CatalogueService[],
  nowMs: number,
): { cart: Cart; gone: string[] } {
  const { client, phone, phoneIsDefault } = visit.reservationClientInfo;
  const offered = new Map(services.filter(isPublic).map((service) => [service._id, service]));
  const gone: string[] = [];
  let again = chooseLocation(emptied(cart), visit.reservationLocation.locationReserved);
  for (const { serviceId, titre, qty } of visit.reservationServices) {
    const service = offered.get(serviceId ?? '');
    if (service) again = addToCart(again, service, qty);
    else gone.push(titre);
  }
  return { cart: phoneIsDefault ? again : setClientInfo(again, { client, phone, comment: '' }, nowMs), gone };
}
