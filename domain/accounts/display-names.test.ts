import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { GIVEN_NAMES } from './given-names.ts';
import { displayName, displayNameIn, displayNames, firstName } from './index.ts';

test.each([
  ['Wagdy Salem Fahmy', 'Wagdy F.'],
  ['Salma Adel Farid', 'Salma F.'],
  ['  Wagdy   Fahmy ', 'Wagdy F.'],
  ['Nour', 'Nour'],
  ['mona@example.com Farid', 'mona F.'],
  ['سلمى', 'سلمى'],
  ['وجدي فهمي', 'وجدي ف.'],
  ['سلمى عادل أحمد', 'سلمى أ.'],
  ['wagdy fahmy', 'wagdy F.'],
])('a full name, %j, is shown as %j', (fullName, shown) => {
  expect(displayName(fullName)).toBe(shown);
});

test.each([
  ['Mohamed Salah', 'Salah M.'],
  ['AHMED hassan', 'hassan A.'],
  ['Mahmoud Abdel Rahman', 'Abdel Rahman M.'],
  ['محمد صلاح', 'صلاح م.'],
  ['أحمَد حسن', 'حسن أ.'],
  ['مصطفى عبد الرحمن', 'عبد الرحمن م.'],
  ['محمد علاء الدين', 'علاء الدين م.'],
])('two words that begin with a given name, %j, are shown by the second: %j', (fullName, shown) => {
  expect(displayName(fullName)).toBe(shown);
});

test.each([
  ['منى السيد', 'منى ا.'],
  ['Mona El-Sayed', 'Mona E.'],
  ['منى أحمد', 'منى أ.'],
  ['Karim Hassan', 'Karim H.'],
  ['Nour El-Sayed', 'Nour E.'],
  ['سلمى عبد الرحمن', 'سلمى ع.'],
  ['محمد السيد', 'محمد ا.'],
  ['Mohamed Elsayed', 'Mohamed E.'],
  ['أحمد الشيخ', 'أحمد ا.'],
  ['أحمد باشا', 'أحمد ب.'],
  ['محمد سيد', 'محمد س.'],
  ['محمد المصري', 'محمد ا.'],
])('a name, %j, whose second word would be a title, or the name of somebody else, is not turned: %j', (full, shown) => {
  expect(displayName(full)).toBe(shown);
});

test.each([
  ['السيد محمد', 'سيد م.'],
  ['السيد محمد حسن', 'سيد ح.'],
  ['السيد', 'سيد'],
  ['السَّيِّد علي', 'سَيِّد ع.'],
  ['الـسـيـد علي', 'سيد ع.'],
  ['El-Sayed Hassan', 'Sayed H.'],
  ['elsayed hassan', 'Sayed H.'],
  ['El Sayed Hassan', 'Sayed H.'],
  ['السيدة زينب', 'زينب'],
  ['Mr. Hassan Ali', 'Hassan A.'],
  ['Dr.Wagdy Fahmy', 'Wagdy F.'],
  ['د.وجدي فهمي', 'وجدي ف.'],
  ['د/ وجدي فهمي', 'وجدي ف.'],
  ['أ.د. منى السيد', 'منى ا.'],
  ['م/ أحمد سعيد', 'سعيد أ.'],
  ['الحاج الدكتور حسن علي', 'حسن ع.'],
  ['Eng. Mohamed Salah', 'Salah M.'],
  ['سيد درويش', 'سيد د.'],
  ['Malak Amir', 'Malak A.'],
])('titles, and names read as one, are not shown as such: %j is shown as %j', (fullName, shown) => {
  expect(displayName(fullName)).toBe(shown);
});

test.each([
  ['Wagdy Abd El Rahman', 'Wagdy A.'],
  ['Abdel Rahman Wagdy', 'Abdel Rahman W.'],
  ['Wagdy Al Masry', 'Wagdy A.'],
  ['وجدي أبو زيد', 'وجدي أ.'],
  ['أم كلثوم إبراهيم', 'أم كلثوم إ.'],
  ['عبد الله', 'عبد الله'],
  ['عبد الرحمن السيد', 'عبد الرحمن ا.'],
  ['نور الدين محمود حسن', 'نور الدين ح.'],
  ['نور الدين', 'نور الدين'],
  ['هبة الله أحمد', 'هبة الله أ.'],
  ['Salah El-Din Mostafa', 'Salah El-Din M.'],
  ['Salah El Din', 'Salah El Din'],
  ['Nour Om', 'Nour O.'],
  ['مريم جرجس', 'مريم ج.'],
  ['Mina Boutros Ghali', 'Mina G.'],
  ['عم حسن عبد الفتاح', 'عم حسن ع.'],
  ['عم حسن', 'عم حسن'],
  ['Amm Hassan Abdel Fattah', 'Amm Hassan A.'],
  ['حسن بن علي', 'حسن ب.'],
  ['محمود عبد الفتاح', 'عبد الفتاح م.'],
])('names of several words, %j, and articles: %j', (fullName, shown) => {
  expect(displayName(fullName)).toBe(shown);
});

test.each([
  ['N', 'N'],
  ['م', 'م'],
  ['م س', 'س'],
  ['🎉 Nour 🎉 Hassan', 'Nour H.'],
  ['\u202eNour\u2066 Hassan', 'Nour H.'],
  ['N\u0301\u0301\u0301\u0301\u0301our Hassan', 'N\u0301\u0301\u0301our H.'],
  ['a '.repeat(400), 'a A.'],
  ['x'.repeat(400), 'x'.repeat(400)],
])('a strange name, %j, is shown as %j', (fullName, shown) => {
  expect(displayName(fullName)).toBe(shown);
});

test.each([
  ['nour.el_sayed@example.com', 'Nour El Sayed'],
  ['NOUR-99@mail.example.com', 'NOUR 99'],
  ['123@example.com', 'Customer'],
  ['99.nour@example.com', '99 Nour'],
  ['el-sayed.hassan@example.com', 'Sayed Hassan'],
  ['mr.hassan@example.com', 'Hassan'],
  ['nour@example', 'nour@example'],
])('an address, %j, gives the words before its @: %j', (address, shown) => {
  expect(displayName(address)).toBe(shown);
});

test.each([
  ['https://evil.example/refund', 'https evil. example/refund'],
  ['www.evil.example now', 'www. evil. example N.'],
  ['t.co/x', 't. co/x'],
  ['A.Wagdy Fahmy', 'A. Wagdy F.'],
])('a name, %j, is not a link in mail programs: %j', (fullName, shown) => {
  expect(displayName(fullName)).toBe(shown);
});

test.each([
  ['mona01012345678', 'mona'],
  ['01012345678mona', 'mona'],
  ['mona٠١٠١٢٣٤٥٦٧٨', 'mona'],
  ['Mona-010-1234-5678 Adel', 'Mona A.'],
  ['mona⓪①⓪①②③④⑤⑥⑦⑧', 'mona'],
  ['mona.01012345678@example.com', 'Mona'],
  ['mona.010.1234.5678@example.com', 'Mona'],
  ['01012345678.mona@example.com', 'Mona'],
  ['01012345678@example.com', 'Customer'],
  ['nour1990@example.com', 'Nour1990'],
])('a name, %j, shows no telephone number: %j', (fullName, shown) => {
  expect(displayName(fullName)).toBe(shown);
});

test.each(['', '   ', '\u202e', '12 34', '.', '\u0000', '🎉', '\u200d', 'Mr.', 'الشيخ', 'Dr. Prof.'])(
  '%j is shown as Customer',
  (nothing) => {
    expect(displayName(nothing)).toBe('Customer');
  },
);

test.each([
  ['Wagdy Salem Fahmy', 'Wagdy'],
  ['عم حسن عبد الفتاح', 'عم حسن'],
  ['عبد الرحمن السيد', 'عبد الرحمن'],
  ['Mohamed Salah', 'Salah'],
  ['Nour', 'Nour'],
  ['د. منى السيد', 'منى'],
])('%j is greeted as %j', (fullName, greeted) => {
  expect(firstName(displayName(fullName))).toBe(greeted);
});

test('the fallback is translated, a name is not', () => {
  expect(displayNameIn(displayName(''), 'ar')).toBe('عميل');
  expect(displayNameIn(displayName(''), 'en')).toBe('Customer');
  expect(displayNameIn('Nour E.', 'ar')).toBe('Nour E.');
  expect(displayNames('')).toEqual({ en: 'Customer', ar: 'عميل' });
});

const letter = fc.constantFrom(...'abcdefgABCßéابتثجحخدذرزسشصضطظعغفقكلمنهويىةأإآ');
const word = fc.array(letter, { minLength: 2, maxLength: 9 }).map((letters) => letters.join(''));
const titles = [
  'El-Sayed',
  'Elsayed',
  'Al Sayed',
  'السيد',
  'السيدة',
  'الشيخ',
  'الحاج',
  'الأستاذ',
  'Mr.',
  'Dr',
  'د.',
  'م/',
];
const known = fc.constantFrom(
  ...GIVEN_NAMES,
  ...titles,
  'Abdel',
  'عبد',
  'أبو',
  'عم',
  'بن',
  'El',
  'الدين',
  'El-Din',
  'Salma',
  'هبة',
);
const fullNames = fc.array(fc.oneof(word, known), { minLength: 1, maxLength: 5 }).map((words) => words.join(' '));
const anything = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 90 }),
  fc.string({ unit: 'grapheme', maxLength: 90 }),
  fullNames,
);

const PART_OF_A_NAME =
  /^(abd|abd[eua]l|abd-[ea]l|ab[uo]|om|umm?|amm|el|al|عبد|[أا]بو|[أا]م|عم|ابن|بن|الدين|الله|الإسلام|[ea]l-?(di|dee)n|allah)$/iu;

test('a full name is shown as one name and at most one initial', () => {
  fc.assert(
    fc.property(fullNames, (fullName) => {
      const shown = displayName(fullName);
      const [, name = shown, initial = ''] = /^(.*) (\p{L}\.)$/u.exec(shown) ?? [];
      expect(Array.from(initial).length).toBeLessThanOrEqual(2);
      const parts = name.split(' ').filter((part) => !PART_OF_A_NAME.test(part));
      expect(parts.length).toBeLessThanOrEqual(1);
    }),
  );
});

test('a compound name is never cut: what belongs before a name is not shown without it', () => {
  const compounds = fc.constantFrom('عبد الفتاح', 'أبو زيد', 'أم كلثوم', 'Abdel Fattah', 'نور الدين', 'عم حسن');
  const plain = fc.constantFrom('سلمى', 'وجدي', 'Salma', 'Wagdy', 'كريم');
  fc.assert(
    fc.property(compounds, fc.array(plain, { maxLength: 2 }), (compound, others) => {
      expect(firstName(displayName([compound, ...others].join(' ')))).toBe(compound);
      const [first = '', ...rest] = [...others, compound];
      if (others.length > 0) {
        const initial = compound.at(0)?.toUpperCase() ?? '';
        expect(displayName([first, ...rest].join(' '))).toBe(`${first} ${initial}.`);
      }
    }),
  );
});

test('no name begins with a title', () => {
  const title = /^(?:[ae]l[- ]?sayy?[ei]d|السيد|الشيخ|الحاج|الأستاذ|mr|dr|[دم][./]\s)(?![\p{L}\p{M}])/iu;
  fc.assert(
    fc.property(fullNames, (fullName) => {
      // A firm keeps its name: «المهندس للأجهزة».
      fc.pre(!/\sلل/u.test(fullName));
      expect(displayName(fullName)).not.toMatch(title);
    }),
    { numRuns: 1000 },
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
  expect(GIVEN_NAMES.size).toBeLessThan(20);
  expect([...GIVEN_NAMES].every((name) => /^[a-zء-ي]+$/.test(name))).toBe(true);
});
