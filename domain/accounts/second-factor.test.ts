import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readSecondFactorCode, RECOVERY_ALPHABET, SECOND_FACTOR, stepTaken } from './second-factor.ts';

test('of any sequence of codes none is accepted twice, and none that is older than an accepted one', () => {
  const tries = fc.array(
    fc.record({ delta: fc.integer({ min: -3, max: 3 }), afterMs: fc.integer({ min: 0, max: 120_000 }) }),
    {
      maxLength: 30,
    },
  );
  fc.assert(
    fc.property(tries, (shown) => {
      let at = 1_800_000_000_000;
      let last = 0;
      for (const { delta, afterMs } of shown) {
        at += afterMs;
        const step = stepTaken(delta, new Date(at), last);
        if (step === null) continue;
        expect(step).toBeGreaterThan(last);
        expect(Math.abs(step * SECOND_FACTOR.periodMs - at)).toBeLessThanOrEqual(2 * SECOND_FACTOR.periodMs);
        last = step;
      }
    }),
  );
});

test('codes are read in any notation, and other texts are refused', () => {
  expect([' 123 456 ', '١٢٣٤٥٦', '۱۲۳-۴۵۶'].map(readSecondFactorCode)).toEqual(['123456', '123456', '123456']);
  expect(readSecondFactorCode('ABCD-EFGH JKMN-OIL2')).toBe('abcdefghjkmn0112');
  for (const typed of ['', '12345', '1234567', 'abcd-efgh', 'uuuu-uuuu-uuuu-uuuu', '123456\u0000'])
    expect(readSecondFactorCode(typed)).toBeNull();
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...RECOVERY_ALPHABET), { minLength: 16, maxLength: 16 }), (letters) => {
      const code = letters.join('');
      expect(readSecondFactorCode(code.toUpperCase().replace(/(.{4})(?=.)/g, '$1-'))).toBe(code);
    }),
  );
});
