import { type createBrowserRouter, createPath } from 'react-router';
import { openOverlays } from './open-overlays.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/** Where the browser stands: at which entry of the router, and how many entries of ours lie over that one. */
type Place = { index: number | null; depth: number };

/**
 * Lets Back, by button or gesture, close the topmost overlay instead of leaving the page. An open overlay stands on a history
 * entry of its own, with the page's URL, that the router never hears of: nothing is loaded anew, scrolled or asked about leaving.
 * An overlay that is closed otherwise leaves its entry there, for to take one out would race a page that the same press
 * leads to; the next overlay takes it, and Back passes over it. Returns how to end it.
 */
export function letBackClose(router: Router): () => void {
  let place = placeOf(history.state);

  const handleTravel = (event: PopStateEvent) => {
    const from = place;
    place = placeOf(event.state);
    if (place.index === null || place.index !== from.index || place.depth === from.depth) return;
    event.stopImmediatePropagation();
    if (place.depth < from.depth) goBack();
  };

  const goBack = () => {
    const close = openOverlays.closers.at(-1);
    if (!close) {
      history.go(-1 - place.depth);
      return;
    }
    keepUrl(router);
    close();
    // Once React has closed it, or its owner has kept it open.
    setTimeout(giveEntries);
  };

  const giveEntries = () => {
    // The router counts entries while it asks whether to leave.
    if (place.index === null || isAsking(router)) return;
    while (place.depth < openOverlays.closers.length) {
      place = { ...place, depth: place.depth + 1 };
      history.pushState({ ...history.state, overlays: place.depth }, '');
    }
  };

  const followRouter = () => {
    const now = placeOf(history.state);
    const isReplaced = now.index === place.index && now.depth < place.depth;
    if (isReplaced) history.replaceState({ ...history.state, overlays: place.depth }, '');
    else place = now;
  };

  const unsubscribe = router.subscribe(followRouter);
  openOverlays.onTravel = handleTravel;
  openOverlays.onOpen = giveEntries;
  giveEntries();
  return () => {
    openOverlays.onTravel = undefined;
    openOverlays.onOpen = undefined;
    unsubscribe();
  };
}

/** What was chosen in an overlay may have replaced the URL of its entry alone: the page's takes it over. */
function keepUrl(router: Router): void {
  const { location } = router.state;
  if (createPath(location) === createPath(window.location)) return;
  void router.navigate(location, { replace: true, state: location.state, preventScrollReset: true });
}

function isAsking({ state }: Router): boolean {
  return [...state.blockers.values()].some((blocker) => blocker.state === 'blocked');
}

function placeOf(state: unknown): Place {
  return { index: numberIn(state, 'idx'), depth: numberIn(state, 'overlays') ?? 0 };
}

function numberIn(state: unknown, name: string): number | null {
  const value: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, name) : null;
  return typeof value === 'number' ? value : null;
}
