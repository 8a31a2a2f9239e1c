/** Longer than any work it hides takes on a machine that is not overloaded. */
const LEAST_MS = 300;

type Waiting = { wait: (milliseconds: number) => Promise<void> };

/** Waits for the shortest time that a response may take, counted from this call. */
export function minimumDelay({ wait }: Waiting): Promise<void> {
  return wait(LEAST_MS);
}

/**
 * Returns or throws no sooner than after a fixed time, so that the time does not show what was found: creating an account
 * takes some milliseconds more than finding one.
 */
export async function inConstantTime<Result>(waiting: Waiting, work: () => Promise<Result>): Promise<Result> {
  const delayed = minimumDelay(waiting);
  try {
    return await work();
  } finally {
    await delayed;
  }
}
