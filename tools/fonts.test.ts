import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeFont, styleSheet, SUBSETS } from './fonts.ts';

const stored = (name: string) => readFileSync(join(import.meta.dirname, '../web/ui/fonts', name));

test.each(SUBSETS)('the font $name is the one that `npm run fonts` makes', async (subset) => {
  expect(stored(`${subset.name}.woff2`).equals(await makeFont(subset))).toBe(true);
});

test('the style sheet of the fonts is the one that `npm run fonts` makes', () => {
  expect(stored('fonts.css').toString()).toBe(styleSheet());
});

test('no letter is in two fonts of a script', () => {
  for (const script of ['latin', 'arabic']) {
    const ranges = SUBSETS.filter(({ of }) => of === script).flatMap((subset) => subset.ranges);
    const sorted = ranges.toSorted(([a], [b]) => a - b);
    for (const [index, [first]] of sorted.entries()) expect(first).toBeGreaterThan(sorted[index - 1]?.[1] ?? -1);
  }
});
