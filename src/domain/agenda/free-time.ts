import type { Span } from '../salon/spans.ts';

/** The minutes of some stretches of the day from a minute on, without those that are taken. Stretches may overlap. */
export function freeMinutes(open: readonly Span[], taken: readonly Span[], from: number): number {
  const starts = [...open, ...taken].flatMap(({ start, end }) => [start, end]);
  const edges = [...new Set([from, ...starts])].filter((minute) => minute >= from).sort((one, other) => one - other);
  return edges.reduce((sum, start, index) => {
    const end = edges[index + 1] ?? start;
    const covers = (span: Span) => span.start <= start && end <= span.end;
    return open.some(covers) && !taken.some(covers) ? sum + end - start : sum;
  }, 0);
}
