import type { SalonLocation } from '#contract/schemas/settings.ts';
import { chosenLocation } from '#domain/cart/cart-choices.ts';
import { useAppSelector } from '../../../app/use-store.ts';
import { useSalon } from '../../settings/api.ts';
import { selectCart } from '../cart/slice.ts';

/** The chosen location; null before a choice, or until the locations have arrived from the server. */
export function useChosenLocation(): SalonLocation | null {
  const code = useAppSelector((state) => chosenLocation(selectCart(state)));
  const salon = useSalon();
  return salon?.locations.find((location) => location.code === code) ?? null;
}
