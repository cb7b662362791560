import { writeFileSync } from 'node:fs';

/** What a bench measured. */
export interface Measured {
  what: string;
  /** The page that it was measured on, if the same was measured on several. */
  page?: string;
  figure: number;
  unit: string;
  /** The figure is at most this, or at least. Without one it is only shown. */
  limit?: number;
  atLeast?: boolean;
}

/** A figure beside its limit. */
export interface Figure extends Measured {
  within: boolean;
}

/** The variable that names the file into which a bench writes its figures. */
export const FIGURES_FILE = 'BENCH_FIGURES';

/** The sample below which this share of all samples is; the nearest rank. */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

export const median = (samples: readonly number[]): number => percentile(samples, 0.5);

/** Samples in milliseconds: their median, and their 95th percentile beside its limit. */
export function ofSamples(what: string, samples: readonly number[], limitMs: number): Measured[] {
  return [
    { what: `${what}: median of ${samples.length}`, figure: median(samples), unit: 'ms' },
    { what: `${what}: 95th percentile`, figure: percentile(samples, 0.95), unit: 'ms', limit: limitMs },
  ];
}

/** A figure that could not be measured is not within its limit. */
export function beside(measured: Measured): Figure {
  const { figure, limit, atLeast = false } = measured;
  return { ...measured, within: limit === undefined || (atLeast ? figure >= limit : figure <= limit) };
}

/**
 * Prints the figures of a bench beside their limits, and writes them into the file that BENCH_FIGURES names. If one is
 * not within its limit, the program will exit with 1.
 */
export function report(measured: readonly Measured[]): void {
  const figures = measured.map(beside);
  console.table(figures.map(row));
  const file = process.env[FIGURES_FILE];
  if (file !== undefined) writeFileSync(file, JSON.stringify(figures));
  if (figures.some(({ within }) => !within)) process.exitCode = 1;
}

function row({ what, page, figure, unit, limit, atLeast = false, within }: Figure) {
  return {
    what,
    ...(page !== undefined && { page }),
    figure: rounded(figure),
    unit,
    ...(limit !== undefined && {
      [atLeast ? 'at least' : 'at most']: rounded(limit),
      ...(limit !== 0 && { ratio: rounded(figure / limit) }),
      within,
    }),
  };
}

/** Three digits, or all of a whole number. */
export function rounded(value: number): number {
  return Math.abs(value) >= 100 ? Math.round(value) : Number(value.toPrecision(3));
}
