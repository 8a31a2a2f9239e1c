import { setTimeout as delay } from 'node:timers/promises';

/** Longer than any of the work it covers takes on a machine that is not overrun. */
const LEAST_MS = 300;

/** The moment before which an answer does not leave, reckoned from now. */
export async function steadyMoment(): Promise<void> {
  await delay(LEAST_MS);
}

/**
 * Answers no sooner than after a fixed time, so that the time says nothing of what was found: making an account takes a
 * few milliseconds more than finding one (security, Forgot password).
 */
export async function inConstantTime<Result>(work: () => Promise<Result>): Promise<Result> {
  const moment = steadyMoment();
  try {
    return await work();
  } finally {
    await moment;
  }
}
