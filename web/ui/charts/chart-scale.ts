/** The values of the grid lines of a chart from 0 up: few, round, the last one at or above `largest`. */
export function chartLines(largest: number, atMost = 4): number[] {
  if (largest <= 0) return [0];
  const rough = largest / atMost;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power;
  return Array.from({ length: Math.ceil(largest / step) + 1 }, (_, index) => index * step);
}
