import type { Address } from '#contract/schemas/settings.ts';
import { chosenLocation } from '#domain/cart/cart-choices.ts';
import { useAppSelector } from '../../../app/use-store.ts';
import { useSalon } from '../../settings/api.ts';
import { selectCart } from '../cart/slice.ts';

/** The address that the person chose; null before that, or before the server has told the addresses. */
export function useChosenLocation(): Address | null {
  const code = chosenLocation(useAppSelector(selectCart));
  const salon = useSalon();
  return salon?.locations.find((address) => address.code === code) ?? null;
}
