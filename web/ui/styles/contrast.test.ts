import { readFileSync } from 'node:fs';
import { wcagContrast } from 'culori';
import { expect, test } from 'vitest';

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');
const [light = '', dark = ''] = css.slice(css.indexOf(':root {')).split('@variant dark');

/** The colours of a theme: name → OKLCH. The dark theme sets only those that differ. */
function tokensOf(block: string): Record<string, string> {
  return Object.fromEntries(
    Array.from(block.matchAll(/--([\w-]+):\s*(oklch\([\d.\s]+\));/g), ([, name = '', value = '']) => [name, value]),
  );
}

const themes = { light: tokensOf(light), dark: { ...tokensOf(light), ...tokensOf(dark) } };

const GROUNDS = ['sand-0', 'sand-1', 'card'];
const TEXT = 4.5;
const LINE = 3;

/** Which colours are used on which backgrounds, and the contrast they must have. */
const PAIRS: [string, string, number][] = [
  ...GROUNDS.flatMap((ground): [string, string, number][] => [
    ['ink-0', ground, TEXT],
    ['ink-1', ground, TEXT],
    ['ink-2', ground, TEXT],
    ['teal', ground, TEXT],
    ['clay-ink', ground, TEXT],
    ['ok', ground, TEXT],
    ['warn', ground, TEXT],
    ['bad', ground, TEXT],
    ['field-line', ground, LINE],
    ['clay', ground, LINE],
  ]),
  ['on-clay', 'clay', TEXT],
  ['on-clay', 'clay-hover', TEXT],
  ['clay-ink', 'clay-soft', TEXT],
  ['ok', 'ok-soft', TEXT],
  ['warn', 'warn-soft', TEXT],
  ['bad', 'bad-soft', TEXT],
  ['sand-0', 'teal', TEXT],
  ['on-deep', 'deep', TEXT],
  ['on-deep-quiet', 'deep', TEXT],
];

test.each(
  Object.entries(themes).flatMap(([theme, tokens]) =>
    PAIRS.map(([on, ground, least]) => ({ theme, tokens, on, ground, least })),
  ),
)('in the $theme theme $on has a contrast of at least $least on $ground', ({ tokens, on, ground, least }) => {
  expect(wcagContrast(tokens[on] ?? '', tokens[ground] ?? '')).toBeGreaterThanOrEqual(least);
});
