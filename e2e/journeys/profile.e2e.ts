import { readFile } from 'node:fs/promises';
import { ACCOUNT_LIMITS } from '@hirfa/domain/accounts';
import { codeIn } from '@hirfa/server/testing/mail-box';
import { unsubscribeLink } from '@hirfa/server/testing/unsubscribe-link';
import type { Page } from '@playwright/test';
import postgres from 'postgres';
import sharp from 'sharp';
import { callAs } from '../calls.ts';
import { fillSignIn, texted } from '../people.ts';
import type { RunningSite } from '../site.ts';
import { expect, expectAccessible, test } from '../test.ts';

const PASSWORD = 'correct horse';
let people = 0;

/** Somebody new, signed in and at a page of their profile. */
async function signUp(page: Page, site: RunningSite, path: string): Promise<string> {
  const email = `profile-${process.pid}-${(people += 1)}@example.com`;
  await page.goto(path);
  await expect(page).toHaveURL('/');
  await page.goto('/auth?mode=signup');
  await page.getByLabel('Full name').fill('Wagdy Fahmy');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByLabel('Code').fill(codeIn(await site.mailBox.latest(email)));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL(path);
  return email;
}

/** Left half red, right half blue. */
async function halves(): Promise<Buffer> {
  const half = (background: string) => ({ create: { width: 300, height: 300, channels: 3 as const, background } });
  const right = await sharp(half('#1030c0')).png().toBuffer();
  return sharp({ create: { width: 600, height: 300, channels: 3, background: '#c01010' } })
    .composite([{ input: right, left: 300, top: 0 }])
    .png()
    .toBuffer();
}

test('a name and a photo: written, placed by keys alone, shown at once, and removed', async ({ page, baseURL, site }) => {
  await signUp(page, site, '/profile');
  const main = page.getByRole('main');
  const beside = await page.context().newPage();
  const listens = beside.waitForResponse('**/api/v1/me');
  await beside.goto('/profile');
  await listens;
  await expect(main).toContainText('Others see you as Wagdy F.');
  await main.getByRole('link', { name: 'Edit profile' }).click();
  await page.getByLabel('Full name').fill('Karim Hassan');
  await expect(main).toContainText('Others see you as Hassan K.');
  await page.getByRole('button', { name: 'Save name' }).press('Enter');
  await expect(page.getByText('Your name is saved')).toBeVisible();
  await expect(beside.getByRole('main')).toContainText('Others see you as Hassan K.');

  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a photo' }).press('Enter');
  await (await chooser).setFiles({ name: 'me.png', mimeType: 'image/png', buffer: await halves() });
  const dialog = page.getByRole('dialog', { name: 'Place your photo' });
  await expect(dialog.getByRole('button', { name: 'Save photo' })).toBeEnabled();
  await expectAccessible(page);
  const place = dialog.getByRole('group', { name: /arrow keys move it/ });
  await place.focus();
  for (let press = 0; press < 40; press += 1) await place.press('ArrowLeft');
  await dialog.getByRole('button', { name: 'Zoom in' }).press('Enter');
  await dialog.getByRole('button', { name: 'Save photo' }).press('Enter');
  await expect(dialog).toBeHidden();

  const small = page.getByRole('banner').getByRole('link', { name: 'My profile' }).locator('img');
  await expect(small).toHaveAttribute('src', /^\/files\/[0-9a-f]{64}-96\.webp$/);
  await expect.poll(() => small.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(96);
  const large = (await main.locator('img').getAttribute('src')) ?? '';
  const answer = await page.request.get(baseURL + large);
  const { dominant } = await sharp(await answer.body()).stats();
  expect(dominant.b, 'the picture was moved to the left, so its right half is seen').toBeGreaterThan(dominant.r);
  await page.reload();
  await expect(page.getByLabel('Full name')).toHaveValue('Karim Hassan');
  await page.getByRole('button', { name: 'Remove photo' }).press('Enter');
  await expect(page.getByText('Your photo is removed')).toBeVisible();
  await expect(main.locator('img')).toHaveCount(0);
});

test('a file that is no picture is said so', async ({ page, site }) => {
  await signUp(page, site, '/profile/edit');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a photo' }).click();
  await (await chooser).setFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('no picture at all') });
  await expect(page.getByRole('alert')).toContainText('This file can’t be used as a photo');
});

test('settings: the page in the other language, ٠١٢, colours, and how one hears of things', async ({ page }) => {
  await page.goto('/ar/auth?mode=signin');
  await fillSignIn(page, 'customer', 'ar');
  await expect(page).toHaveURL('/ar/dashboard');
  await page.goto('/ar/profile/settings');
  const mails = page.getByRole('switch', { name: 'رسائل البريد' });
  await expect(mails).toBeChecked();
  await page.getByText('أرقام عربية').click();
  await page.getByRole('radio', { name: 'داكن' }).press('Space');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await mails.press('Space');
  await saved;
  await page.reload();
  await expect(mails).not.toBeChecked();
  await expect(page.getByRole('radio', { name: 'أرقام عربية' })).toBeChecked();
  await page.goto('/ar');
  await expect(page.getByRole('main')).toContainText(/[٠-٩]+ مقدم/);
  await expect(page.getByRole('main')).not.toContainText(/(?<![A-Z])[0-9]/);
  await page.goto('/ar/profile/settings');
  await page.getByRole('main').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/profile/settings');
  await expect(page.getByRole('group', { name: 'Digits' })).toHaveCount(0);
  await page.goto('/profile');
  await expect(page.getByRole('main')).toContainText(/Here since \w+ 20\d\d/);
});

test.describe('leaving', () => {
  test.use({ expectedConsole: /status of (409|422|429)/ });

  test('a copy of one’s data, the word that is not right, 14 days, and staying after all', async ({ page, site }) => {
    const email = await signUp(page, site, '/profile');
    const main = page.getByRole('main');
    const download = page.waitForEvent('download');
    await main.getByRole('button', { name: 'Download my data' }).click();
    const copy: unknown = JSON.parse(await readFile(await (await download).path(), 'utf8'));
    expect(JSON.stringify(copy)).toContain(email);

    await main.getByRole('link', { name: 'Delete the account' }).click();
    await expect(main).toContainText('What the law makes us keep');
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await expect(page.getByLabel('Your password', { exact: true })).toHaveAccessibleDescription('Please write your password.');
    await page.getByLabel('Your password', { exact: true }).fill('wrong horse');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toHaveText('That is not right. Please check it and try again.');
    await page.getByLabel('Your password', { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(main).toContainText(/Your account will be deleted on \w+ \d+ \w+/);
    await expect(page.getByRole('button', { name: 'Delete my account' })).toHaveCount(0);
    await page.goto('/profile');
    await expect(main).toContainText('will be deleted');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Keep my account' }).press('Enter');
    await expect(page.getByText('Your account stays')).toBeVisible();
    await expect(main).not.toContainText('will be deleted');
  });

  test('without a password: a word soon after signing in; later one signs in once more and comes back, in both languages', async ({
    page,
    site,
  }) => {
    const phone = `011${String(process.pid % 100_000).padStart(5, '0')}${String((people += 1)).padStart(3, '0')}`;
    await page.goto('/auth?mode=signup');
    await page.getByLabel('Full name').fill('Mona Adel');
    await page.getByRole('button', { name: 'Continue by phone' }).click();
    await page.getByLabel('Mobile number').fill(phone);
    await page.getByRole('button', { name: 'Text me a code' }).click();
    await page.getByLabel('Code').fill(await texted(site.phones, phone));
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page).toHaveURL('/dashboard');
    await page.goto('/profile/delete-account');
    await page.getByLabel('Confirm').fill('delete it');
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await expect(page.getByLabel('Confirm')).toHaveAccessibleDescription(/Please type the word as it stands here/);
    const sql = postgres(site.databaseUrl, { max: 1 });
    await sql`update auth.sessions set created_at = sessions.created_at - interval '10 minutes'
      from auth.users where users.id = sessions.user_id and phone_number = ${`+2${phone}`}`;
    await sql.end();
    await page.getByLabel('Confirm').fill('DELETE');
    await page.keyboard.press('Enter');
    await expect(page.getByText('please sign in once more')).toBeVisible();
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/ar/profile/delete-account');
    await expect(page.getByRole('button', { name: 'تسجيل الدخول مرة أخرى' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'تسجيل الدخول مرة أخرى' }).click();
    await expect(page).toHaveURL('/ar/auth?mode=signin');
    await page.getByRole('button', { name: 'المتابعة برقم الموبايل' }).click();
    await page.getByLabel('رقم الموبايل').fill(phone);
    await page.getByRole('button', { name: 'إرسال الرمز' }).click();
    await page.getByLabel('الرمز').fill(await texted(site.phones, phone, 2));
    await page.getByRole('main').getByRole('button', { name: 'تسجيل الدخول' }).click();
    await expect(page).toHaveURL('/ar/profile/delete-account');
    await page.getByLabel('تأكيد').fill('حذف');
    await page.getByRole('button', { name: 'حذف حسابي' }).click();
    await expect(page.getByRole('main')).toContainText('سيُحذف حسابك');
  });

  test('who guesses the password too often is told when to try again', async ({ page, site }) => {
    await signUp(page, site, '/profile/delete-account');
    const guess = (password: string) => callAs(page, '/api/v1/me/deletion', { password });
    for (let round = 0; round < ACCOUNT_LIMITS.present_password.times; round += 1) await guess(`wrong horse ${round}`);
    const password = page.getByLabel('Your password', { exact: true });
    await password.fill('wrong horse');
    await password.press('Enter');
    await expect(page.getByRole('alert')).toHaveText('Too many tries. Try again in 15 minutes.');
    await expect(password).toHaveValue('wrong horse');
  });
});

test.describe('the end of mails', () => {
  test.use({ expectedConsole: /status of 404/ });

  async function linkOf(site: { address: string; databaseUrl: string }, index: number): Promise<string> {
    const sql = postgres(site.databaseUrl, { max: 1 });
    const [user] = await sql<
      { id: string }[]
    >`select id from auth.users where email like 'customer-%' order by email limit 1 offset ${index}`;
    await sql.end();
    return unsubscribeLink(site.address, user?.id ?? '');
  }

  test('one press without signing in, and the way back; a broken link says so', async ({ page, site }) => {
    const link = await linkOf(site, 0);
    const answer = await page.goto(link);
    expect(answer?.headers()['cache-control']).toBe('private, no-store');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Stop the mails' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You get no more of these mails');
    await expect(page.getByRole('main')).toContainText('mails about your money');
    await page.reload();
    await page.getByRole('button', { name: 'Get them again' }).click();
    await expect(page.getByRole('button', { name: 'Stop the mails' })).toBeVisible();
    expect((await page.goto(`${link}x`))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link is no longer good');
  });

  test('works in Arabic without scripts', async ({ browser, site }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto((await linkOf(site, 1)).replace('/unsubscribe', '/ar/unsubscribe'));
    await page.getByRole('button', { name: 'إيقاف الرسائل' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('توقفت هذه الرسائل');
    await context.close();
  });
});
