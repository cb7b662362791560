/** Pseudo-random numbers: the same seed gives the same ones. */
export interface Random {
  /** A whole number from `min` to `max`, both included. */
  int(min: number, max: number): number;
  /** True `share` of the time (0–1). */
  chance(share: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
  /** `count` different items, in their order. */
  sample<Item>(items: readonly Item[], count: number): Item[];
}

/** The generator mulberry32: small, and random enough for demo data. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[int(0, items.length - 1)];
    if (item === undefined) throw new RangeError('nothing to pick from');
    return item;
  };
  const sample = <Item>(items: readonly Item[], count: number): Item[] => {
    const rest = items.map((item, index) => ({ item, index }));
    const chosen: typeof rest = [];
    while (chosen.length < count && rest.length > 0) chosen.push(...rest.splice(int(0, rest.length - 1), 1));
    return chosen.toSorted((a, b) => a.index - b.index).map(({ item }) => item);
  };
  return { int, chance: (share) => next() < share, pick, sample };
}
