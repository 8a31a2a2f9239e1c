import type { Address } from '#contract/schemas/settings.ts';
import { chosenLocation } from '#domain/cart/cart-choices.ts';
import { useAppSelector } from '../../app/use-store.ts';
import { selectCart } from '../../features/booking/cart/slice.ts';
import { useSalon } from '../../features/settings/api.ts';

/** The address that the person chose; null before that, or before the server has told the addresses. */
export function useChosenAddress(): Address | null {
  const code = chosenLocation(useAppSelector(selectCart));
  const salon = useSalon();
  return salon?.locations.find((address) => address.code === code) ?? null;
}
