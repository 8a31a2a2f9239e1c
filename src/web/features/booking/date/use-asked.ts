import { useState } from 'react';
import type { OfferedPerformer } from '#contract/schemas/availability.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { type AskedPerformer, askedPerformer } from '#domain/cart/cart-choices.ts';

export type Asking = {
  /** Null when it does not matter who serves. */
  asked: AskedPerformer | null;
  /** The name of who was asked for and cannot be had for this cart; null when nobody was. */
  gone: string | null;
  choose: (asked: AskedPerformer | null) => void;
  /** Goes back to anybody, because who is asked for cannot be had. */
  drop: () => void;
};

/** Whom the visitor asks for: as the cart has it until they choose here. The choice stays in the page until it is submitted. */
export function useAsked(cart: Cart): Asking {
  const [choice, setChoice] = useState<Pick<Asking, 'asked' | 'gone'> | null>(null);
  const { asked, gone } = choice ?? { asked: askedPerformer(cart), gone: null };
  return {
    asked,
    gone,
    choose: (chosen) => setChoice({ asked: chosen, gone: null }),
    drop: () => setChoice({ asked: null, gone: asked?.name ?? '' }),
  };
}

/** The same technician under the name that she has now. */
export function renamed(
  asked: AskedPerformer | null,
  performers: readonly OfferedPerformer[] | undefined,
): AskedPerformer | null {
  const offered = performers?.find(({ _id }) => _id === asked?.id);
  return asked && offered ? { id: asked.id, name: offered.name } : asked;
}
