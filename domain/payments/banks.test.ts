import { expect, test } from 'vitest';
import { BANK_CODES, bankOf } from './index.ts';

test.each([
  ['EG620003013851716566851000170', '0003'],
  ['EG920002010701070199000006941', '0002'],
  ['EG380019000500000000263180002', null],
  ['+201000312345', null],
  ['', null],
])('the bank of %j is %j', (number, code) => {
  expect(bankOf(number)).toBe(code);
});

test('each bank has a code of four digits', () => {
  expect(BANK_CODES.length).toBeGreaterThan(0);
  for (const code of BANK_CODES) expect(code).toMatch(/^\d{4}$/);
});
