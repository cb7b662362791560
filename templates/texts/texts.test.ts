import { LANGUAGES } from '@hirfa/domain/market';
import { NOTIFICATIONS, shortPath, TEXTED_TYPES, textParts } from '@hirfa/domain/notifications';
import { expect, test } from 'vitest';
import { renderEmailAdded, renderNotificationText } from './index.ts';

const BOOKING = 'ffffffff-ffff-7fff-bfff-ffffffffffff';
/** A Wednesday in September, whose names are the longest in both languages; and a host of 20 letters. */
const LONGEST = new Date('2026-09-23T19:30:00Z');
const ORIGIN = 'https://www.hirfa-egypt.shop';
const ONE = { isUnpaid: false, isPaidBack: false, isFree: false, isCash: false, isChosen: false, dates: [] };
const STATES = [
  ONE,
  { ...ONE, isUnpaid: true },
  { ...ONE, isChosen: true },
  { ...ONE, isFree: true },
  { ...ONE, isCash: true },
  { ...ONE, isFree: true, isPaidBack: true },
  { ...ONE, dates: Array.from({ length: 47 }, () => LONGEST) },
];
const cases = TEXTED_TYPES.flatMap((type) =>
  LANGUAGES.flatMap((language) => STATES.map((state) => ({ type, language, ...state }))),
);

const textOf = ({ type, language, ...state }: (typeof cases)[number]) =>
  renderNotificationText(
    type,
    { starts_at: LONGEST, respond_by: LONGEST, refund: '123456.50', ...state },
    { language, address: ORIGIN + (language === 'ar' ? '/ar' : '') + shortPath(NOTIFICATIONS[type].to, BOOKING) },
  );

test.each(cases)('the text message of $type in $language has two parts at most, an English one has one', (each) => {
  const text = textOf(each);
  expect(textParts(text), `${text} (${text.length})`).toBeLessThanOrEqual(each.language === 'en' ? 1 : 2);
  expect(text).not.toMatch(/undefined|null|NaN|\[object|[\u2066-\u2069\u00a0]/);
  expect(text.startsWith(each.language === 'en' ? 'Hirfa: ' : 'حِرفة: ')).toBe(true);
});

test('every day of a year and every hour fit too', () => {
  for (let day = 0; day < 366; day += 1) {
    const at = new Date(Date.UTC(2026, 0, 1 + day, 7 + (day % 12), 30));
    for (const { type, language } of cases) {
      const words = {
        starts_at: at,
        respond_by: at,
        refund: '123456.50',
        isUnpaid: day % 2 === 0,
        isPaidBack: false,
        isChosen: false,
        dates: [],
        isFree: day % 3 === 0,
        isCash: day % 5 === 0,
      };
      const address = `${ORIGIN}/ar${shortPath('customer', BOOKING)}`;
      expect(textParts(renderNotificationText(type, words, { language, address }))).toBeLessThanOrEqual(2);
    }
  }
});

test('a text message about several dates of a package says how many, and names none of them', () => {
  const texts = (dates: number) =>
    LANGUAGES.flatMap((language) =>
      (['booking_cancelled', 'job_cancelled'] as const).map((type) =>
        textOf({ type, language, ...ONE, dates: Array.from({ length: dates }, () => LONGEST) }),
      ),
    ).map((text) => text.split('\n')[0]);
  expect(texts(2)).toEqual([
    'Hirfa: 2 dates of your package are cancelled.',
    'Hirfa: 2 dates of a package are cancelled.',
    'حِرفة: أُلغي من باقتك موعدان.',
    'حِرفة: أُلغي لديك من باقة موعدان.',
  ]);
  expect(texts(3)[2]).toBe('حِرفة: أُلغي من باقتك 3 مواعيد.');
  expect(texts(11)[2]).toBe('حِرفة: أُلغي من باقتك 11 موعدًا.');
  const refund = textOf({ type: 'refund_issued', language: 'en', ...ONE, dates: [LONGEST, LONGEST] });
  expect(refund).toContain('Hirfa: EGP 123456.50 for dates of your package went back to you.');
});

test('the report of an added e-mail has three parts at most, in both languages', () => {
  expect(textParts(renderEmailAdded(`${ORIGIN}/undo-security#code=${'a'.repeat(43)}`))).toBeLessThanOrEqual(3);
});
