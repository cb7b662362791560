import { codeIn } from '@hirfa/server/testing/mail-box';
import type { FakeTwilio } from '@hirfa/server/testing/fakes/twilio';
import type { RunningSite } from '@hirfa/server/testing/site';
import { expect, type Page } from '@playwright/test';

/** The labels of the sign-in and sign-up forms. */
const WORDS = {
  en: {
    path: '',
    fullName: 'Full name',
    email: 'E-mail',
    password: 'Password',
    send: 'Sign in',
    create: 'Create account',
    code: 'Code',
    confirm: 'Confirm',
  },
  ar: {
    path: '/ar',
    fullName: 'الاسم الكامل',
    email: 'البريد الإلكتروني',
    password: 'كلمة المرور',
    send: 'تسجيل الدخول',
    create: 'إنشاء الحساب',
    code: 'الرمز',
    confirm: 'تأكيد',
  },
} as const;

type Language = keyof typeof WORDS;

interface Account {
  email: string;
  password: string;
}

/** Fills in and sends the sign-in form that is on the page. */
export async function fillSignIn(page: Page, person: Account, language: Language = 'en'): Promise<void> {
  const { email, password, send } = WORDS[language];
  await page.getByLabel(email, { exact: true }).fill(person.email);
  await page.getByLabel(password, { exact: true }).fill(person.password);
  await page.getByRole('main').getByRole('button', { name: send, exact: true }).click();
}

/** Opens the sign-in page and sends its form; the test waits for what follows. */
export async function signIn(page: Page, person: Account, language: Language = 'en'): Promise<void> {
  await page.goto(`${WORDS[language].path}/auth`);
  await fillSignIn(page, person, language);
}

let counter = 0;
export const freshEmail = () => `visitor-${process.pid}-${(counter += 1)}@example.com`;
/** A mobile number that nobody else has, as it is written in Egypt. */
export const freshPhone = () =>
  `010${String(process.pid % 100_000).padStart(5, '0')}${String((counter += 1)).padStart(3, '0')}`;

/** Fills in and sends the sign-up form that is on the page; a mail with a code is on its way. */
export async function fillSignUp(
  page: Page,
  given: Partial<Account & { fullName: string }> = {},
  language: Language = 'en',
) {
  const person = { email: freshEmail(), password: 'blue kettles sing', fullName: 'Mona Adel', ...given };
  const words = WORDS[language];
  await page.getByLabel(words.fullName).fill(person.fullName);
  await page.getByLabel(words.email, { exact: true }).fill(person.email);
  await page.getByLabel(words.password, { exact: true }).fill(person.password);
  await page.getByRole('button', { name: words.create }).click();
  await expect(page.getByLabel(words.code)).toBeVisible();
  return person;
}

/** Types the code of the latest mail to somebody. */
export async function confirmEmail(
  page: Page,
  { mailBox }: Pick<RunningSite, 'mailBox'>,
  email: string,
): Promise<void> {
  await page.getByLabel(WORDS.en.code).fill(codeIn(await mailBox.latest(email)));
  await page.getByRole('button', { name: WORDS.en.confirm }).click();
}

/** Signs out on the profile page. */
export async function signOut(page: Page, language: Language = 'en'): Promise<void> {
  const path = WORDS[language].path;
  await page.goto(`${path}/profile`);
  await page
    .getByRole('main')
    .getByRole('button', { name: language === 'en' ? 'Sign out' : 'تسجيل الخروج' })
    .click();
  await expect(page).toHaveURL(`${path}/auth?mode=signin`);
}

/** The code of the latest text to a number. */
export async function texted({ texts }: FakeTwilio, phone: string, count = 1): Promise<string> {
  const own = () => texts.filter(({ to }) => to === `+2${phone}`);
  await expect.poll(() => own().length).toBe(count);
  return /^\d{6}/.exec(own().at(-1)?.body ?? '')?.[0] ?? '';
}

/** Expects that nothing on the page is wider than a small phone. */
export async function expectNoSidewaysScroll(page: Page, width = 360): Promise<void> {
  const tooWide = await page.evaluate((most) => {
    if (document.documentElement.scrollWidth <= most) return [];
    const isOut = ({ left, right }: DOMRect) => right > most || left < 0;
    const out = [...document.body.querySelectorAll('*')].filter((each) => isOut(each.getBoundingClientRect()));
    return ['the page', ...out.map((each) => `${each.tagName} ${each.className} ${each.textContent.slice(0, 40)}`)];
  }, width);
  expect(tooWide.slice(0, 10), `wider than ${width} px`).toEqual([]);
}
