import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { egyptianMobile } from './index.ts';

test.each([
  '01012345678',
  '1012345678',
  '+201012345678',
  '00201012345678',
  '201012345678',
  '010 1234 5678',
  '(010) 1234-5678',
  '+20 10 1234 5678',
  '٠١٠١٢٣٤٥٦٧٨',
  '٠٠٢٠ ١٠ ١٢٣٤ ٥٦٧٨',
  '۰۱۰۱۲۳۴۵۶۷۸',
  '\u202A+20 10 1234 5678\u202C',
  '+2001012345678',
  '002001012345678',
  '2001012345678',
  '+20 (0)101 234 5678',
  '+٢٠ (٠) ١٠١ ٢٣٤ ٥٦٧٨',
  '010–1234—5678',
  '010.1234/5678',
  '\uFEFF010\u200B1234\u00AD5678\u2060',
  '０１０１２３４５６７８',
  '+۲۰۱۰۱۲۳۴۵۶۷۸',
])('%j is +201012345678', (written) => {
  expect(egyptianMobile(written)).toBe('+201012345678');
});

test.each([
  '',
  '0101234567',
  '010123456789',
  '01312345678',
  '01412345678',
  '0212345678',
  '+441012345678',
  '+20001012345678',
  '0+201012345678',
  '00001012345678',
  '+0201012345678',
  '٠١٠١٢٣٤٥٦٧',
  '010-12x45678',
  '01012345678 ext 1',
])('%j is not an Egyptian mobile number', (written) => {
  expect(egyptianMobile(written)).toBeNull();
});

test('all notations of a number give the same result, and the result is stable', () => {
  const national = fc
    .tuple(fc.constantFrom('10', '11', '12', '15'), fc.stringMatching(/^\d{8}$/))
    .map((parts) => parts.join(''));
  const prefix = fc.constantFrom('', '0', '20', '+20', '0020', '200', '+200', '00200', '+20(0)', '+20 (0) ');
  const zero = fc.constantFrom('0', '٠', '۰', '０');
  const between = fc.constantFrom('', ' ', '-', '.', '\u00A0', '\u200F', '\u2011', '\u2013', '\u2066', '\u00AD', '/');
  const writing = fc.record({ prefix, zero, between: fc.array(between, { minLength: 10, maxLength: 10 }) });
  fc.assert(
    fc.property(national, writing, (digits, write) => {
      const first = write.zero.charCodeAt(0);
      const spread = Array.from(digits, (digit, at) => `${digit}${write.between[at] ?? ''}`).join('');
      const written = `${write.prefix}${spread}`.replace(/\d/g, (digit) => String.fromCharCode(first + Number(digit)));
      expect(egyptianMobile(written)).toBe(`+20${digits}`);
      expect(egyptianMobile(`+20${digits}`)).toBe(`+20${digits}`);
    }),
    { numRuns: 1000 },
  );
});

test('a number with a digit more, a digit less or another operator is no Egyptian mobile, however it is written', () => {
  const wrong = fc.oneof(
    fc.stringMatching(/^1[0125]\d{7}$/),
    fc.stringMatching(/^1[0125]\d{9}$/),
    fc.stringMatching(/^(?:1[346789]|[2-9]\d)\d{8}$/),
  );
  fc.assert(
    fc.property(wrong, fc.constantFrom('', '0', '+20', '0020', '+200'), (digits, before) => {
      expect(egyptianMobile(`${before}${digits}`)).toBeNull();
    }),
  );
});
