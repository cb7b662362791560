import type { Rate } from '@hirfa/contract/calls';

/** Sums of fractions are not exact: without this, the last request within the number is sometimes refused. */
const ROUNDING_MS = 0.001;
/** Whoever has so many addresses is stopped by none of these counts. */
const MAX_SUBJECTS = 50_000;

/**
 * Counts in the memory of this process, where a count costs a microsecond. `now` is in milliseconds; by default it is
 * not the clock of the product, which may jump.
 */
export function countRates(now: () => number = () => performance.now()) {
  /** When all that a subject has taken is free again; who has asked last is last. */
  const freeAt = new Map<string, number>();
  const forgetSome = (at: number) => {
    for (const [subject, free] of freeAt) {
      if (free > at && freeAt.size <= MAX_SUBJECTS) return;
      freeAt.delete(subject);
    }
  };
  return {
    /** Counts once for this subject; returns null or, if it has taken too much, after how many seconds it may again. */
    take(subject: string, { times, perMs }: Rate): number | null {
      const at = now();
      const free = Math.max(at, freeAt.get(subject) ?? 0) + perMs / times;
      if (free - at - perMs > ROUNDING_MS) return Math.max(1, Math.ceil((free - at - perMs) / 1000));
      freeAt.delete(subject);
      freeAt.set(subject, free);
      forgetSome(at);
      return null;
    },
    /** How many subjects it remembers. */
    size: () => freeAt.size,
  };
}
