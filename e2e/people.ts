import { DEMO_PASSWORD, DEMO_SIGN_INS } from '@hirfa/server/entry/demo-sign-ins';
import type { FakeTwilio } from '@hirfa/server/testing/fake-twilio';
import { type Browser, expect, type Page } from '@playwright/test';
import postgres from 'postgres';

const [customer, provider, admin] = DEMO_SIGN_INS;
const EMAILS = { customer, provider, admin };
export type Who = keyof typeof EMAILS;

/** How the sign-in form calls its parts. */
const WORDS = {
  en: { path: '', email: 'E-mail', password: 'Password', send: 'Sign in' },
  ar: { path: '/ar', email: 'البريد الإلكتروني', password: 'كلمة المرور', send: 'تسجيل الدخول' },
} as const;

/** Fills in the sign-in form that is on the page. */
export async function fillSignIn(page: Page, who: Who, language: keyof typeof WORDS = 'en'): Promise<void> {
  const words = WORDS[language];
  await page.getByLabel(words.email).fill(EMAILS[who]);
  await page.getByLabel(words.password, { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('main').getByRole('button', { name: words.send }).click();
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
