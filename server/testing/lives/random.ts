/** Numbers that look random, and are the same for the same seed (mulberry32). */
export function randomOf(seed: number) {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    /** A whole number from zero on, below this one. */
    below: (limit: number): number => Math.floor(next() * limit),
    /** One of these. */
    oneOf<Each>(all: readonly [Each, ...Each[]]): Each {
      return all[Math.floor(next() * all.length)] ?? all[0];
    },
  };
}

export type Random = ReturnType<typeof randomOf>;
