/** A stretch of one day, in minutes since its midnight, the end excluded; work that goes on beyond the next midnight ends later than 1440. */
export type Span = { readonly start: number; readonly end: number };

/** Whether two stretches of one day share some time; one that ends when the other begins does not. */
export function overlap(one: Span, other: Span): boolean {
  return one.start < other.end && other.start < one.end;
}

/** How many minutes two stretches of one day share. */
export function sharedMinutes(one: Span, other: Span): number {
  return Math.max(0, Math.min(one.end, other.end) - Math.max(one.start, other.start));
}
