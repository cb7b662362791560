import { SECURITY_CHANGES } from '@hirfa/domain/accounts';
import { expect, test } from 'vitest';
import { renderAccountMail, renderNotificationMail } from './index.ts';

const ORIGIN = 'https://hirfa.example';
const address = `${ORIGIN}/some/place?with=words#code=secret`;
const words = { title_en: 'A title', title_ar: 'عنوان', message_en: 'A message', message_ar: 'رسالة' };
const device = { browser: 'Chrome', system: 'Android' };

const STARS = [1, 2, 3, 4, 5];
const starAddress = (stars: number) => `${ORIGIN}/booking-confirmation/b?stars=${stars}#review`;

const MAILS = {
  confirm_email: renderAccountMail({ kind: 'confirm_email', code: '123456', address }),
  account_exists: renderAccountMail({ kind: 'account_exists', address }),
  password_reset: renderAccountMail({ kind: 'password_reset', address }),
  notification: renderNotificationMail(words, address, `${ORIGIN}/unsubscribe?token=secret`),
  review_asked: renderNotificationMail(words, address, null, { stars: STARS.map((stars) => starAddress(stars)) }),
  offer: renderNotificationMail(words, address, `${ORIGIN}/unsubscribe?token=secret`, { isOffer: true }),
  ...Object.fromEntries(
    SECURITY_CHANGES.map((kind) => [kind, renderAccountMail({ kind, at: new Date(0), device, address })]),
  ),
};

/** Splits a mail into its English and its Arabic half. */
const halvesOf = (html: string) =>
  [/<div lang="en".*?<\/div>/s, /<div lang="ar".*?<\/div>/s].map((half) => half.exec(html)?.[0] ?? '');
const pathsIn = (text: string) => [...text.matchAll(/https:\/\/hirfa\.example([^\s"?#]*)/g)].map(([, path]) => path);

test.each(Object.entries(MAILS))(
  'each half of the mail %s is in its language and links to pages in its language',
  (_, { subject, text, html }) => {
    expect(subject).toMatch(/^[^؀-ۿ]+ · .*\p{Script=Arabic}/u);
    const [english = '', arabic = ''] = halvesOf(html);
    expect([english, arabic].map((half) => /\p{Script=Arabic}/u.test(half))).toEqual([false, true]);
    const [inEnglish, inArabic] = [pathsIn(english), pathsIn(arabic)];
    expect(inEnglish.length).toBeGreaterThan(0);
    expect(inEnglish.filter((path) => path?.startsWith('/ar'))).toEqual([]);
    expect(inArabic).toEqual(inEnglish.map((path) => `/ar${path}`));
    expect(pathsIn(text)).toEqual([...inEnglish, ...inArabic]);
    expect(text + html).not.toMatch(/undefined|null|\[object/);
  },
);

test('a mail that asks for a review has a link for each number of stars in both languages, also as text', () => {
  const { html, text } = MAILS.review_asked;
  const [english = '', arabic = ''] = halvesOf(html);
  const starsIn = (half: string) => [...half.matchAll(/aria-label="([^"]*)"/g)].map(([, words]) => words);
  expect(starsIn(english)).toEqual(['One star', 'Two stars', 'Three stars', 'Four stars', 'Five stars']);
  expect(starsIn(arabic)).toEqual(['نجمة واحدة', 'نجمتان', 'ثلاث نجوم', 'أربع نجوم', 'خمس نجوم']);
  for (const stars of STARS) {
    const path = `/booking-confirmation/b?stars=${stars}#review`;
    expect(text).toContain(`${ORIGIN}${path}`);
    expect(text).toContain(`${ORIGIN}/ar${path}`);
    expect(english).toContain(`href="${ORIGIN}${path}"`);
    expect(arabic).toContain(`href="${ORIGIN}/ar${path}"`);
  }
  expect(text).toContain('Four stars: https://hirfa.example/booking-confirmation/b?stars=4#review');
});

test('a device without browser and system is called unknown', () => {
  const from = (unknown: Partial<typeof device>) =>
    renderAccountMail({
      kind: 'passkey_added',
      at: new Date(0),
      address,
      device: { browser: null, system: null, ...unknown },
    }).text;
  expect(from({})).toContain('from an unknown device.');
  expect(from({})).toContain('من \u2068جهاز غير معروف\u2069.');
  expect(from({ browser: 'Chrome' })).toContain('from Chrome.');
});
