import { expect, test } from 'vitest';
import { isExpired } from './saved-cards.ts';

test.each([
  ['2026-11', '2026-11-30T21:59:59Z', false],
  ['2026-11', '2026-11-30T22:00:00Z', true],
  ['2027-01', '2026-12-31T12:00:00Z', false],
  ['2025-12', '2026-01-01T12:00:00Z', true],
  [null, '2026-12-01T12:00:00Z', false],
])('a card that is valid up to %s is expired at %s: %s', (expires, at, expired) => {
  expect(isExpired(expires, new Date(at))).toBe(expired);
});
