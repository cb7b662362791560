import { DEMO_PASSWORD, DEMO_SIGN_INS } from '@hirfa/server/entry/demo-sign-ins';
import { codeIn } from '@hirfa/server/testing/mail-box';
import type { FakeTwilio } from '@hirfa/server/testing/fake-twilio';
import { type Browser, expect, type Page } from '@playwright/test';
import postgres from 'postgres';
import type { RunningSite } from './site.ts';

const [customer, provider, admin] = DEMO_SIGN_INS;
const EMAILS = { customer, provider, admin };
export type Who = keyof typeof EMAILS;

/** How the sign-in form calls its parts. */
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

/** Fills in the sign-in form that is on the page. */
export async function fillSignIn(page: Page, who: Who, language: keyof typeof WORDS = 'en'): Promise<void> {
  const words = WORDS[language];
  await page.getByLabel(words.email).fill(EMAILS[who]);
  await page.getByLabel(words.password, { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('main').getByRole('button', { name: words.send, exact: true }).click();
}

let newcomers = 0;

interface Newcomer {
  email: string;
  password: string;
}

/** Somebody new asks for an account by e-mail and password; a mail with its code is on its way. */
export async function askForAccount(page: Page, language: keyof typeof WORDS = 'en'): Promise<Newcomer> {
  const person = { email: `new-${process.pid}-${(newcomers += 1)}@example.com`, password: 'blue kettles sing' };
  const { path, fullName, email, password, create, code } = WORDS[language];
  await page.goto(`${path}/auth?mode=signup`);
  await page.getByLabel(fullName).fill('Mona Adel');
  await page.getByLabel(email, { exact: true }).fill(person.email);
  await page.getByLabel(password, { exact: true }).fill(person.password);
  await page.getByRole('button', { name: create }).click();
  await expect(page.getByLabel(code)).toBeVisible();
  return person;
}

/** The same, who has it then and is in. */
export async function makeAccount(
  page: Page,
  { mailBox }: Pick<RunningSite, 'mailBox'>,
  language: keyof typeof WORDS = 'en',
): Promise<Newcomer> {
  const person = await askForAccount(page, language);
  const { path, code, confirm } = WORDS[language];
  await page.getByLabel(code).fill(codeIn(await mailBox.latest(person.email)));
  await page.getByRole('button', { name: confirm }).click();
  await page.waitForURL(`${path}/dashboard`);
  return person;
}

/** Fills in the sign-in form of a page of its own and sends it; what comes then is the test's. */
export async function signIn(page: Page, person: Newcomer, language: keyof typeof WORDS = 'en'): Promise<void> {
  const { path, email, password, send } = WORDS[language];
  await page.goto(`${path}/auth`);
  await page.getByLabel(email, { exact: true }).fill(person.email);
  await page.getByLabel(password, { exact: true }).fill(person.password);
  await page.getByRole('main').getByRole('button', { name: send, exact: true }).click();
}

/** A browser of their own, signed in as one of the demo's people. What its console complains about is collected. */
export async function openAs(browser: Browser, baseURL: string, who: Who, language: keyof typeof WORDS = 'en', width = 1280) {
  const context = await browser.newContext({
    baseURL,
    viewport: { width, height: 800 },
    timezoneId: 'Africa/Cairo',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (line) => {
    if (['error', 'warning'].includes(line.type())) complaints.push(`${who}: ${line.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`${who}: ${String(error)}`));
  await page.goto(`${WORDS[language].path}/auth?mode=signin`);
  await fillSignIn(page, who, language);
  await page.waitForURL((url) => !url.pathname.endsWith('/auth'));
  return { page, complaints, close: () => context.close() };
}

/** The code of the latest text to a number. */
export async function texted({ texts }: FakeTwilio, phone: string, count = 1): Promise<string> {
  const own = () => texts.filter(({ to }) => to === `+2${phone}`);
  await expect.poll(() => own().length).toBe(count);
  return /^\d{6}/.exec(own().at(-1)?.body ?? '')?.[0] ?? '';
}

/** Salma, whom the demo's provider sign-in opens: her provider profile. */
export async function salmasId(databaseUrl: string): Promise<string> {
  const sql = postgres(databaseUrl, { max: 1 });
  const [row] = await sql<
    { id: string }[]
  >`select id from provider_profiles where user_id = (select id from auth.users where email = ${provider})`;
  await sql.end();
  return row?.id ?? '';
}

/** As if this person had signed in everywhere so long ago that a device may have been left open. */
export async function ageSessions(databaseUrl: string, email: string): Promise<void> {
  const sql = postgres(databaseUrl, { max: 1 });
  await sql`update auth.sessions set created_at = sessions.created_at - interval '10 minutes'
    from auth.users where users.id = sessions.user_id and users.email = ${email}`;
  await sql.end();
}
