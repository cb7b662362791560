import { isOwnPath } from '@hirfa/domain/accounts';
import { expect, test } from 'vitest';
import { addressIn, languageOf, pathIn, plainPath } from '../kit/i18n.ts';

test.each([
  ['/services', 'en', '/services'],
  ['/ar/services', 'ar', '/services'],
  ['/ar', 'ar', '/'],
  ['/arabic', 'en', '/arabic'],
  ['/ar//other.example', 'ar', '/other.example'],
  ['/ar///other.example/x', 'ar', '/other.example/x'],
] as const)('%s is the path, in %s, of %s', (pathname, language, path) => {
  expect([languageOf(pathname), plainPath(pathname)]).toEqual([language, path]);
});

test.each([
  ['/bookings?list=past#x', '/bookings?list=past#x', '/ar/bookings?list=past#x'],
  ['/ar/bookings', '/bookings', '/ar/bookings'],
  ['/ar', '/', '/ar'],
  ['/ar//other.example', '/other.example', '/ar/other.example'],
  ['/ar/.//other.example/x', '/other.example/x', '/ar/other.example/x'],
  [String.raw`/ar\\other.example`, '/other.example', '/ar/other.example'],
])('in another language, %s stays on this site', (address, inEnglish, inArabic) => {
  expect(isOwnPath(address)).toBe(true);
  expect([addressIn('en', address), addressIn('ar', address)]).toEqual([inEnglish, inArabic]);
  for (const path of [addressIn('en', address), addressIn('ar', address)]) expect(isOwnPath(path)).toBe(true);
});

test('the home page has no slash behind the language', () => {
  expect([pathIn('en', '/'), pathIn('ar', '/'), pathIn('ar', '/services')]).toEqual(['/', '/ar', '/ar/services']);
});
