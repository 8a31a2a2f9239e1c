import { setTimeout as delay } from 'node:timers/promises';

/** Longer than any of the work it covers takes on a machine that is not overrun. */
const LEAST_MS = 300;

/**
 * Answers no sooner than after a fixed time, so that the time says nothing of what was found: making an account takes a
 * few milliseconds more than finding one (security, Forgot password).
 */
export async function inSteadyTime<Result>(work: () => Promise<Result>): Promise<Result> {
  const least = delay(LEAST_MS);
  try {
    return await work();
  } finally {
    await least;
  }
}
