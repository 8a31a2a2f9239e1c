import { overlap, type Span } from '../salon/spans.ts';

/** Something beside others at the same time: in which lane, of how many that share the width. */
export type InLane<Item> = { readonly item: Item; readonly lane: number; readonly lanes: number };

/** What had no lane left, in the last lane as one block. */
export type Overflow<Item> = Span & { readonly items: readonly Item[]; readonly lane: number; readonly lanes: number };

/**
 * Sets stretches that overlap side by side, each in the first lane that is free, in their order of start. Those that hang
 * together share the width. With more lanes than `most`, the last one is left to all who have none of their own.
 */
export function inLanes<Item extends Span>(
  items: readonly Item[],
  most: number,
): { placed: InLane<Item>[]; overflows: Overflow<Item>[] } {
  const clusters = clustersOf(items.toSorted((one, other) => one.start - other.start || other.end - one.end));
  const found = clusters.map((cluster) => shared(cluster, Math.max(1, most)));
  return { placed: found.flatMap(({ placed }) => placed), overflows: found.flatMap(({ overflows }) => overflows) };
}

/** The most of these at one time: how many lanes a column needs. */
export function mostBeside(items: readonly Span[]): number {
  return Math.max(
    0,
    ...items.map(({ start }) => items.filter((other) => overlap(other, { start, end: start + 1 })).length),
  );
}

function clustersOf<Item extends Span>(sorted: readonly Item[]): Item[][] {
  const clusters: Item[][] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const item of sorted) {
    if (item.start >= end) clusters.push([]);
    clusters.at(-1)?.push(item);
    end = Math.max(end, item.end);
  }
  return clusters;
}

function shared<Item extends Span>(cluster: readonly Item[], most: number) {
  const takenUntil: number[] = [];
  const laned = cluster.map((item) => {
    const free = takenUntil.findIndex((end) => end <= item.start);
    const lane = free === -1 ? takenUntil.length : free;
    takenUntil[lane] = item.end;
    return { item, lane };
  });
  const lanes = Math.min(most, takenUntil.length);
  if (takenUntil.length <= most) return { placed: laned.map((one) => ({ ...one, lanes })), overflows: [] };
  const own = laned.filter(({ lane }) => lane < most - 1).map((one) => ({ ...one, lanes }));
  const others = laned.filter(({ lane }) => lane >= most - 1).map(({ item }) => item);
  const overflows = clustersOf(others).map((items) => ({
    start: Math.min(...items.map(({ start }) => start)),
    end: Math.max(...items.map(({ end }) => end)),
    items,
    lane: most - 1,
    lanes,
  }));
  const alone = overflows.filter(({ items }) => items.length === 1);
  return {
    placed: [...own, ...alone.flatMap(({ items, lane }) => items.map((item) => ({ item, lane, lanes })))],
    overflows: overflows.filter(({ items }) => items.length > 1),
  };
}
