import { codesLater, shownCode } from '@hirfa/server/testing/authenticator-app';
import { freePort } from '@hirfa/server/testing/free-port';
import { tokenIn } from '@hirfa/server/testing/mail-box';
import { type RunningSite, startSite } from '@hirfa/server/testing/site';
import type { Browser, Page } from '@playwright/test';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { bookChosenInArabic } from '../../booking-flow.ts';
import { addService, fillCategory, saveEntry } from '../../catalogue.ts';
import { fillApplication, signUp } from '../../onboarding.ts';
import { pay } from '../../paying.ts';
import { confirmEmail, fillSignIn, fillSignUp } from '../../people.ts';
import { expect, test } from '../../test.ts';

const CREATE_ADMIN = fileURLToPath(new URL('../../../server/entry/commands/create-admin.ts', import.meta.url));
const ADMIN = { email: 'nadia@example.com', password: 'a password of an admin' };
const PROVIDER = 'سلمى عبد الرحمن';

/** The product as its owner installs it: production, an empty database, and the command for the first admin. */
async function install(): Promise<RunningSite> {
  const port = String(await freePort());
  const none = ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET', 'FACEBOOK_CLIENT_ID', 'FACEBOOK_CLIENT_SECRET']
    .concat(['APPLE_CLIENT_ID', 'APPLE_TEAM_ID', 'APPLE_KEY_ID', 'APPLE_PRIVATE_KEY'])
    .map((name) => [name, '']);
  const settings = {
    HIRFA_MODE: 'production',
    PORT: port,
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    PAYMENT_GATEWAY: 'sandbox',
    MAIL_FROM: 'hirfa@example.com',
    ...Object.fromEntries(none),
  };
  const site = await startSite(process.env.HIRFA_TEST_POSTGRES ?? '', settings, 'empty');
  const env = { PATH: process.env.PATH, DATABASE_URL: site.databaseUrl };
  const command = spawn(process.execPath, [CREATE_ADMIN], { env, stdio: ['pipe', 'ignore', 'inherit'] });
  command.stdin.end(`${ADMIN.email}\nNadia Fahmy\n`);
  expect((await once(command, 'close'))[0]).toBe(0);
  return site;
}

/** The first admin chooses a password, signs in and sets up the second factor. */
async function enterAsAdmin(page: Page, { mailBox }: RunningSite) {
  await page.goto(`/reset-password#code=${tokenIn(await mailBox.latest(ADMIN.email))}`);
  await page.getByLabel('New password', { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Save the password' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your password is changed');
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await fillSignIn(page, ADMIN);
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/admin/catalogue');
  await page.getByRole('link', { name: 'Set up two-step verification' }).click();
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
  const secret = (await page.locator('code').innerText()).replaceAll(' ', '');
  await page.getByLabel('Code').fill(shownCode(secret, codesLater(new Date(), 0)));
  await page.getByRole('button', { name: 'Turn it on' }).click();
  await page.getByRole('button', { name: 'I have saved them' }).click();
}

async function fillCatalogue(page: Page) {
  await page.goto('/admin/catalogue');
  await expect(page).toHaveTitle(/^Catalogue/);
  await page.getByRole('button', { name: 'Add a category' }).click();
  await fillCategory(page, 'one');
  await saveEntry(page);
  await addService(page, 'one');
  await page.getByRole('tab', { name: 'Areas' }).click();
  await page.getByRole('button', { name: 'Add an area' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name in English').fill('Zamalek');
  await dialog.getByLabel('Name in Arabic').fill('الزمالك');
  await dialog.getByLabel('Short name in addresses').fill('zamalek');
  await saveEntry(page);
}

/** Somebody applies, with the service and the area of the catalogue. */
async function apply(page: Page, site: RunningSite) {
  await page.goto('/ar/onboarding/community');
  // The page to come back to is kept by now.
  await expect(page.getByText('سجّل الدخول أو أنشئ حسابًا لتنضم كمقدم خدمة.')).toBeVisible();
  await signUp(page, site, PROVIDER);
  await fillApplication(page, site, {
    fullName: PROVIDER,
    way: 'أعلّم أو أصنع شيئًا',
    category: 'النسيج one',
    level: 'هاوٍ متمكّن',
    skill: 'سلال',
    service: 'سلة one',
    price: '٣٠٠',
    area: 'الزمالك',
  });
}

async function approveInQueue(page: Page) {
  await page.goto('/admin/queue');
  await page.locator('[data-row]').click();
  await page.locator('[data-item]').getByRole('button', { name: 'Approve', exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Approve/ })
    .click();
  await expect(page.getByText('Nothing waits for you')).toBeVisible();
}

/** Somebody finds the service, signs up, books and pays; returns the id of the booking. */
async function findAndBook(page: Page, site: RunningSite): Promise<string> {
  await page.goto('/auth?mode=signup');
  const { email } = await fillSignUp(page, { fullName: 'Mona Adel' });
  await confirmEmail(page, site, email);
  await page.waitForURL('/dashboard');
  await page.goto('/ar/services');
  await page.getByRole('link', { name: 'سلة one' }).first().click();
  await expect(page).toHaveURL('/ar/service/basket-one');
  await page.getByRole('link', { name: /سلمى/ }).first().click();
  await page.waitForURL(/\/ar\/provider\//);
  await page.getByRole('link', { name: 'احجز' }).first().click();
  await expect(page).toHaveURL(/\/ar\/booking\//);
  const id = await bookChosenInArabic(page, { area: 0 });
  await pay(page);
  await expect(page).toHaveURL(/payment-result/);
  return id;
}

test('a fresh production database becomes a marketplace on screens alone: catalogue, application, approval, hours, booking', async ({
  browser,
  console,
}) => {
  test.slow();
  console.expect(/status of 40[134]|WebSocket connection/);
  const site = await install();
  const open = async (width = 1280) => {
    const context = await browser.newContext({ baseURL: site.address, viewport: { width, height: 800 } });
    const page = await context.newPage();
    console.watch(page);
    return page;
  };
  const admin = await open();
  await enterAsAdmin(admin, site);
  await fillCatalogue(admin);
  const provider = await open(360);
  await apply(provider, site);
  await approveInQueue(admin);
  await expect(provider.getByRole('heading', { level: 1, name: 'أهلًا بك بين مقدمي الخدمات' })).toBeVisible();
  const id = await findAndBook(await open(360), site);
  await admin.goto(`/admin/bookings/${id}`);
  await expect(admin.getByRole('main')).toContainText('Mona Adel');
  await closeAll(browser);
  await site.stop();
});

async function closeAll(browser: Browser) {
  for (const context of browser.contexts()) await context.close();
}
