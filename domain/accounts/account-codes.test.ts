import { expect, test } from 'vitest';
import { ONE_TIME_CODE_LIFE_MS, SENT_CODE } from './account-codes.ts';

test('a code that people type is valid for five minutes and three tries, a link as long as its mail says', () => {
  expect(SENT_CODE).toEqual({ digits: 6, lifeMs: 300_000, tries: 3 });
  const minutes = Object.entries(ONE_TIME_CODE_LIFE_MS).map(([kind, ms]) => [kind, ms / 60_000]);
  expect(Object.fromEntries(minutes)).toEqual({ signup: 1440, reset: 60, oauth: 1, undo: 10_080 });
});
