import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { CHAT, shorten } from './index.ts';

const fifty = 'x'.repeat(CHAT.previewLength);

test.each([
  ['short', 'short'],
  ['', ''],
  [fifty, fifty],
  [`${fifty}y`, `${fifty}…`],
  ['👨‍👩‍👧'.repeat(51), `${'👨‍👩‍👧'.repeat(50)}…`],
  ['مُ'.repeat(51), `${'مُ'.repeat(50)}…`],
  ['مُ'.repeat(50), 'مُ'.repeat(50)],
  [`${'x'.repeat(49)} yz`, `${'x'.repeat(49)}…`],
])('"%s" becomes "%s"', (text, shown) => {
  expect(shorten(text, CHAT.previewLength)).toBe(shown);
});

test('a shortened text has at most fifty characters and the ellipsis, however it is composed', () => {
  const segmenter = new Intl.Segmenter('ar', { granularity: 'grapheme' });
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (text) => {
      const shown = shorten(text, 50);
      expect([...segmenter.segment(shown)].length).toBeLessThanOrEqual(51);
      expect(shown === text || (shown.endsWith('…') && text.startsWith(shown.slice(0, -1)))).toBe(true);
    }),
  );
});

test('a character with thousands of marks is cut', () => {
  expect(shorten(`a${'\u0301'.repeat(10_000)}`, 50).length).toBeLessThan(5000);
});
