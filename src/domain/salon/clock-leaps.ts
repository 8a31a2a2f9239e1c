/** What is remembered of the server's clock, in milliseconds since 1970: when it was last seen, and the leap in doubt. */
export type SeenClock = {
  readonly lastSeen: number;
  readonly leap: { readonly from: number; readonly to: number } | null;
};

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** A server may have slept that long; what is erased by age is months old, and a week more or less does no harm. */
const LONGEST_SLEEP = 7 * DAY;

/**
 * The clock as it is seen now. A leap ahead of more than a week is in doubt, until the clock comes back or an Admin confirms
 * it. Servers with clocks that far apart keep each other in doubt.
 */
export function clockSeen(before: SeenClock | null, now: number): SeenClock {
  if (!before) return { lastSeen: now, leap: null };
  const { lastSeen, leap } = before;
  if (now - lastSeen > LONGEST_SLEEP) return { lastSeen: now, leap: { from: leap?.from ?? lastSeen, to: now } };
  const isBack = leap !== null && now < leap.to - HOUR;
  return { lastSeen: now, leap: isBack ? null : leap };
}

/** Whether data may be erased by this clock: no leap is in doubt, or it has held for a day. */
export function mayErase({ lastSeen, leap }: SeenClock): boolean {
  return leap === null || lastSeen - leap.to >= DAY;
}
