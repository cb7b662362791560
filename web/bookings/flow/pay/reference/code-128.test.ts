import { expect, test } from 'vitest';
import { barsOf } from './code-128.ts';

const joined = (text: string) => barsOf(text).join('');

test('each symbol has three bars and three gaps of eleven modules, all are different, and bars have an even sum', () => {
  const all = Array.from({ length: 95 }, (_, index) => joined(String.fromCharCode(32 + index)).slice(6, 12));
  const more = Array.from({ length: 100 }, (_, pair) => joined(String(pair).padStart(2, '0')).slice(6, 12));
  const symbols = [...new Set([...all, ...more])];
  expect(symbols).toHaveLength(100);
  for (const symbol of symbols) {
    const widths = [...symbol].map(Number);
    expect(widths.reduce((sum, width) => sum + width, 0)).toBe(11);
    expect(widths.reduce((sum, width, index) => sum + (index % 2 === 0 ? width : 0), 0) % 2).toBe(0);
  }
});

test('digits are encoded in pairs, other texts letter by letter, with the check symbol that the norm wants', () => {
  // Start C, 12, 34, the check (105 + 12 + 2 · 34) mod 103 = 82, stop.
  expect(joined('1234')).toBe('2112321122321311231212412331112');
  // A published example: Start B, "Wikipedia", the check 88.
  expect(joined('Wikipedia').slice(-13)).toBe('4212112331112');
  expect(joined('123').slice(0, 6)).toBe('211214');
});
