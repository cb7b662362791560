import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { payoutNumber } from './index.ts';

/** The example of the registry of IBANs. */
const IBAN = 'EG380019000500000000263180002';

test('an Egyptian IBAN is accepted as people type it', () => {
  for (const typed of [IBAN, 'eg38 0019 0005 0000 0000 2631 8000 2', 'EG٣٨٠٠١٩٠٠٠٥٠٠٠٠٠٠٠٠٢٦٣١٨٠٠٠٢'])
    expect(payoutNumber('iban', typed)).toBe(IBAN);
});

test('an IBAN with one wrong or two exchanged digits is refused', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 28 }), fc.integer({ min: 1, max: 9 }), (at, by) => {
      const wrong = String((Number(IBAN[at]) + by) % 10);
      expect(payoutNumber('iban', IBAN.slice(0, at) + wrong + IBAN.slice(at + 1))).toBeNull();
    }),
  );
  expect(payoutNumber('iban', 'EG380019000500000000263810002')).toBeNull();
});

test.each(['', 'EG38', 'DE89370400440532013000', `${IBAN}0`, '01012345678'])('%s is no Egyptian IBAN', (typed) => {
  expect(payoutNumber('iban', typed)).toBeNull();
});

test('a wallet is an Egyptian mobile number', () => {
  expect(payoutNumber('wallet', '010 1234 5678')).toBe('+201012345678');
  expect(payoutNumber('wallet', '02 2345 6789')).toBeNull();
  expect(payoutNumber('wallet', IBAN)).toBeNull();
});
