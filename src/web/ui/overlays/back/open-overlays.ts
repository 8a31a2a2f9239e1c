type OpenOverlays = {
  /** How each of them closes, the topmost last. */
  closers: (() => void)[];
  /** Hears that one has opened. */
  onOpen?: (() => void) | undefined;
  /** Hears Back and Forward before the router does. */
  onTravel?: ((event: PopStateEvent) => void) | undefined;
};

/** The overlays that are open. */
export const openOverlays: OpenOverlays = { closers: [] };

/** To be called before the router is made: a window calls its listeners in the order in which they came. */
export function hearTravelFirst(): void {
  window.addEventListener('popstate', (event) => openOverlays.onTravel?.(event));
}
