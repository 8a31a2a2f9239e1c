import type { createBrowserRouter } from 'react-router';
import { followArrivals, isLate } from '../../browser/arrival.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/** Waits for the code of the first page, which has to be there before it can be drawn or taken over. */
export function pageIsLoaded(router: Router): Promise<void> {
  if (router.state.initialized) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}

/** Waits for the first page, or until it is late: somebody who sees nothing yet is told then. */
export function pageIsLoadedOrLate(router: Router): Promise<void> {
  const late = new Promise<void>((resolve) => {
    const stop = followArrivals(() => {
      if (!isLate()) return;
      stop();
      resolve();
    });
  });
  return Promise.race([pageIsLoaded(router), late]);
}
