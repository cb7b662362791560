/** A figure that was measured, beside its limit. */
interface Figure {
  what: string;
  /** In milliseconds, in any order. */
  samples: readonly number[];
  /** The limit of the 95th percentile. */
  limitMs: number;
}

/** The sample below which this share of all samples is; the nearest rank. */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

/** Prints each figure beside its limit; returns whether all are within. */
export function report(figures: readonly Figure[]): boolean {
  const rows = figures.map(({ what, samples, limitMs }) => ({
    what,
    samples: samples.length,
    'median ms': Math.round(percentile(samples, 0.5)),
    'p95 ms': Math.round(percentile(samples, 0.95)),
    'limit of p95': limitMs,
    within: percentile(samples, 0.95) <= limitMs,
  }));
  console.table(rows);
  return rows.every(({ within }) => within);
}
