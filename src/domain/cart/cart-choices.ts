import { LOCATION_CODES, type LocationCode } from '../salon/locations.ts';
import type { ServiceCategory } from '../services/services.ts';
import type { Cart, CartClientInfo, CartDate } from './cart.ts';

/** Step 1: which location. */
export function chooseLocation(cart: Cart, code: LocationCode): Cart {
  return { ...cart, reservationLocation: { locationReserved: `${code}` } };
}

/** The tab of step 2, found again at the next visit. */
export function chooseCategory(cart: Cart, categoryReserved: ServiceCategory): Cart {
  return { ...cart, reservationServiceCategory: { categoryReserved } };
}

/** The service that its own page shows; null when there is none any more. */
export function holdService(cart: Cart, serviceId: string | null): Cart {
  return { ...cart, reservationService: serviceId === null ? null : { serviceId } };
}

/** Step 4: which day and time, or null when the chosen time is gone. */
export function chooseDate(cart: Cart, reservationDate: CartDate | null): Cart {
  return { ...cart, reservationDate };
}

/** A technician who is asked for. */
export interface AskedPerformer {
  readonly id: string;
  readonly name: string;
}

/** Step 4: with whom; null when it does not matter. */
export function choosePerformer(cart: Cart, asked: AskedPerformer | null): Cart {
  return { ...cart, performerId: asked?.id ?? null, performerName: asked?.name ?? null };
}

/** The technician who is asked for; null when it does not matter. */
export function askedPerformer({ performerId, performerName }: Cart): AskedPerformer | null {
  return performerId === null ? null : { id: performerId, name: performerName ?? '' };
}

/**
 * Whether whom somebody asks for is among those who may be asked for; always when nobody is. `performers` is undefined where
 * no technicians are needed: there nobody can be asked for.
 */
export function isOffered(asked: AskedPerformer | null, performers: readonly { _id: string }[] | undefined): boolean {
  return asked === null || (performers ?? []).some(({ _id }) => _id === asked.id);
}

/** Step 5: who comes, with the time, so that it can be dropped after a day. */
export function setClientInfo(cart: Cart, reservationClientInfo: CartClientInfo, nowMs: number): Cart {
  return { ...cart, reservationClientInfo, clientInfoUpdatedAt: nowMs };
}

/** Drops who comes: at logout, after a booking, after a day. */
export function dropClientInfo(cart: Cart): Cart {
  return { ...cart, reservationClientInfo: null, clientInfoUpdatedAt: null };
}

/** The code of the chosen location; null when none is chosen. */
export function chosenLocation(cart: Cart): LocationCode | null {
  return LOCATION_CODES.find((code) => `${code}` === cart.reservationLocation?.locationReserved) ?? null;
}
