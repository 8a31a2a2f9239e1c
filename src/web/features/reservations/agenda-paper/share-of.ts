import type { Span } from '#domain/salon/spans.ts';

/** How far down the ground some minutes reach. */
export function shareOf(minutes: number, hours: Span): string {
  return `${(minutes / (hours.end - hours.start)) * 100}%`;
}
