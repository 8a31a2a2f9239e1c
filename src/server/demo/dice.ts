export type Dice = {
  /** True in that share of the throws, 0 to 1. */
  chance: (share: number) => boolean;
  /** One of them. */
  pick: <Item>(items: readonly Item[]) => Item;
};

/** Random numbers that are the same for the same seed (mulberry32), so that a demo can be repeated. */
export function diceFrom(seed: number): Dice {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    chance: (share) => next() < share,
    pick: (items) => {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) throw new Error('there is nothing to pick from');
      return item;
    },
  };
}
