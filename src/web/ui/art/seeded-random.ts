/** FNV-1a: the same text always gives the same 32-bit number, so a service keeps its drawing. */
export function hashOf(text: string): number {
  let hash = 2166136261;
  for (const letter of text) {
    hash ^= letter.charCodeAt(0);
    hash = Math.imul(hash, 16777619);
  }
  return hash >>> 0;
}

/** Mulberry32: an endless row of numbers in [0, 1), the same for the same seed. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** The item at an index that wraps around. */
export function pick<T>(list: readonly [T, ...T[]], index: number): T {
  return list[index % list.length] ?? list[0];
}

/** Numbers 1, 2, 3…: gradient ids need only be unique within one drawing, so each drawing counts anew. */
export type NextId = () => number;

export function idsFromOne(): NextId {
  let last = 0;
  return () => {
    last += 1;
    return last;
  };
}
