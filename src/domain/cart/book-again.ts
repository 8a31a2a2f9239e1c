import type { LocationCode } from '../salon/locations.ts';
import { isPublic } from '../services/services.ts';
import { addToCart, type Cart, type CatalogueService, emptied } from './cart.ts';
import { chooseLocation, choosePerformer, setClientInfo } from './cart-choices.ts';

/** A visit of earlier, as far as it can be wished for again. */
export type EarlierVisit = {
  readonly reservationServices: readonly {
    readonly serviceId: string | null;
    readonly titre: string;
    readonly qty: number;
  }[];
  readonly reservationLocation: { readonly locationReserved: LocationCode };
  /** Who came; unknown to the link of a mail, which tells nothing of the person. */
  readonly reservationClientInfo?:
    | { readonly client: string; readonly phone: string; readonly phoneIsDefault: boolean }
    | undefined;
  /** Who serves it, where technicians are needed. */
  readonly performers?:
    | readonly { readonly technicianId: string; readonly name: string; readonly requested: boolean }[]
    | undefined;
};

/**
 * A cart with the location, services and person of a visit, and the technician whom its client asked for, at what the salon
 * asks today, in place of what was in it; the day is still to be chosen. `gone` names what is no longer offered, which is left out.
 */
export function bookedAgain(
  cart: Cart,
  visit: EarlierVisit,
  services: readonly CatalogueService[],
  nowMs: number,
): { cart: Cart; gone: string[] } {
  const offered = new Map(services.filter(isPublic).map((service) => [service._id, service]));
  const gone: string[] = [];
  const asked = visit.performers?.find(({ requested }) => requested);
  const begun = choosePerformer(emptied(cart), asked ? { id: asked.technicianId, name: asked.name } : null);
  let again = chooseLocation(begun, visit.reservationLocation.locationReserved);
  for (const { serviceId, titre, qty } of visit.reservationServices) {
    const service = offered.get(serviceId ?? '');
    if (service) again = addToCart(again, service, qty);
    else gone.push(titre);
  }
  return { cart: withPerson(again, visit.reservationClientInfo, nowMs), gone };
}

/** A default phone is the salon's, and of nobody's choice: what the cart knows of the person stays. */
function withPerson(cart: Cart, info: EarlierVisit['reservationClientInfo'], nowMs: number): Cart {
  if (!info || info.phoneIsDefault) return cart;
  return setClientInfo(cart, { client: info.client, phone: info.phone, comment: '' }, nowMs);
}
