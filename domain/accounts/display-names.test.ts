import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { GIVEN_NAMES } from './given-names.ts';
import { displayName } from './index.ts';

test.each([
  ['Wagdy Salem Fahmy', 'Wagdy F.'],
  ['Salma Adel Farid', 'Salma F.'],
  ['  Wagdy   Fahmy ', 'Wagdy F.'],
  ['Nour', 'Nour'],
  ['سلمى', 'سلمى'],
  ['وجدي فهمي', 'وجدي ف.'],
  ['سلمى عادل أحمد', 'سلمى أ.'],
  ['wagdy fahmy', 'wagdy F.'],
])('a full name, %j, is shown as %j', (fullName, shown) => {
  expect(displayName(fullName)).toBe(shown);
});

test.each([
  ['Karim Hassan', 'Hassan K.'],
  ['KARIM hassan', 'hassan K.'],
  ['Nour El-Sayed', 'El-Sayed N.'],
  ['Nour El Sayed', 'El Sayed N.'],
  ['Salma Abdel Rahman', 'Abdel Rahman S.'],
  ['سلمى أحمد', 'أحمد س.'],
  ['سَلمى أحمد', 'أحمد س.'],
  ['سلمى عبد الرحمن', 'عبد الرحمن س.'],
  ['هبة السيد', 'السيد ه.'],
])('two words that begin with a given name, %j, are shown by the second: %j', (fullName, shown) => {
  expect(displayName(fullName)).toBe(shown);
});

test.each([
  ['Wagdy Abd El Rahman', 'Wagdy A.'],
  ['Abdel Rahman Wagdy', 'Abdel Rahman W.'],
  ['Wagdy El-Sayed', 'Wagdy S.'],
  ['Wagdy Al Masry', 'Wagdy M.'],
  ['وجدي السيد', 'وجدي س.'],
  ['وجدي أبو زيد', 'وجدي أ.'],
  ['أم كلثوم إبراهيم', 'أم كلثوم إ.'],
  ['عبد الله', 'عبد الله'],
  ['Nour Om', 'Om N.'],
])('names of several words, %j, and articles: %j', (fullName, shown) => {
  expect(displayName(fullName)).toBe(shown);
});

test.each([
  ['nour.el_sayed@example.com', 'Nour El Sayed'],
  ['NOUR-99@mail.example.com', 'NOUR 99'],
  ['123@example.com', 'Customer'],
  ['nour@example', 'nour@example'],
])('an address, %j, gives the words before its @: %j', (address, shown) => {
  expect(displayName(address)).toBe(shown);
});

test.each([
  ['https://evil.example/refund', 'https evil. example/refund'],
  ['www.evil.example now', 'www. evil. example N.'],
  ['t.co/x', 't. co/x'],
  ['Dr.Wagdy Fahmy', 'Dr. Wagdy F.'],
  ['د.وجدي فهمي', 'د. وجدي ف.'],
])('a name, %j, is not a link in mail programs: %j', (fullName, shown) => {
  expect(displayName(fullName)).toBe(shown);
});

test.each(['', '   ', '\u202e', '12 34', '.', '\u0000'])('%j is shown as Customer', (nothing) => {
  expect(displayName(nothing)).toBe('Customer');
});

const letter = fc.constantFrom(...'abcdefgABCßéابتثجحخدذرزسشصضطظعغفقكلمنهويىةأإآ');
const word = fc.array(letter, { minLength: 2, maxLength: 9 }).map((letters) => letters.join(''));
const known = fc.constantFrom(...GIVEN_NAMES, 'Abdel', 'عبد', 'أبو', 'El', 'El-Sayed', 'السيد', 'Salma', 'هبة');
const fullNames = fc.array(fc.oneof(word, known), { minLength: 1, maxLength: 5 }).map((words) => words.join(' '));
const anything = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 90 }),
  fc.string({ unit: 'grapheme', maxLength: 90 }),
  fullNames,
);

test('a full name is shown as one name and at most one initial', () => {
  fc.assert(
    fc.property(fullNames, (fullName) => {
      const shown = displayName(fullName);
      const [, name = shown, initial = ''] = /^(.*) (\p{L}\.)$/u.exec(shown) ?? [];
      expect(` ${fullName} `).toContain(` ${name} `);
      expect(Array.from(initial).length).toBeLessThanOrEqual(2);
      const prefixes = /^(abd|abdel|عبد|أبو|el)$/iu;
      const parts = name.split(' ');
      expect(parts.slice(0, -1).every((part) => prefixes.test(part))).toBe(true);
    }),
  );
});

test('every name has a visible result without marks that change the direction of text', () => {
  fc.assert(
    fc.property(anything, (fullName) => {
      const shown = displayName(fullName);
      expect(shown).toMatch(/\p{L}/u);
      expect(shown).not.toMatch(/[\p{Cc}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\p{Zl}\p{Zp}]/u);
      expect(shown).toBe(shown.trim());
    }),
  );
});

test('a display name is its own display name', () => {
  fc.assert(
    fc.property(fullNames, (fullName) => {
      const shown = displayName(fullName);
      expect(displayName(shown)).toBe(shown);
    }),
  );
});

test('the list of given names is short and folded', () => {
  expect(GIVEN_NAMES.size).toBeGreaterThan(60);
  expect(GIVEN_NAMES.size).toBeLessThan(130);
  expect([...GIVEN_NAMES].every((name) => /^[a-zء-ي]+$/.test(name))).toBe(true);
});
