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
  '+2001012345678',
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
  const arabic = (text: string) => text.replace(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)));
  const writing = fc.constantFrom(
    (digits: string) => `0${digits}`,
    (digits: string) => `+20${digits}`,
    (digits: string) => `0020 ${digits}`,
    (digits: string) => `0${digits.slice(0, 2)} ${digits.slice(2, 6)}-${digits.slice(6)}`,
    (digits: string) => arabic(`0${digits}`),
  );
  fc.assert(
    fc.property(national, writing, (digits, write) => {
      expect(egyptianMobile(write(digits))).toBe(`+20${digits}`);
      expect(egyptianMobile(`+20${digits}`)).toBe(`+20${digits}`);
    }),
  );
});
