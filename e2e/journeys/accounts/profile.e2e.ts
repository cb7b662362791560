import { readFile } from 'node:fs/promises';
import { ACCOUNT_LIMITS, SESSION } from '@hirfa/domain/accounts';
import { unsubscribeLink } from '@hirfa/server/testing/unsubscribe-link';
import sharp from 'sharp';
import { callAs } from '../../calls.ts';
import { freshPhone, texted } from '../../people.ts';
import { expect, expectAccessible, test } from '../../test.ts';

/** A picture whose left half is red and right half blue. */
async function halves(): Promise<Buffer> {
  const half = (background: string) => ({ create: { width: 300, height: 300, channels: 3 as const, background } });
  const right = await sharp(half('#1030c0')).png().toBuffer();
  return sharp({ create: { width: 600, height: 300, channels: 3, background: '#c01010' } })
    .composite([{ input: right, left: 300, top: 0 }])
    .png()
    .toBuffer();
}

test('a name and a photo are changed by the keyboard alone, show at once and can be removed', async ({
  openAs,
  world,
  baseURL,
}) => {
  const page = await openAs(await world.user('Wagdy Fahmy'), { path: '/profile' });
  const main = page.getByRole('main');
  const beside = await page.context().newPage();
  const listens = beside.waitForResponse('**/api/v1/me');
  await beside.goto('/profile');
  await listens;
  await expect(main).toContainText('Others see you as Wagdy F.');
  await main.getByRole('link', { name: 'Edit profile' }).click();
  await page.getByLabel('Full name').fill('Mohamed Salah');
  await expect(main).toContainText('Others see you as Salah M.');
  await page.getByRole('button', { name: 'Save name' }).press('Enter');
  await expect(page.getByText('Your name is saved')).toBeVisible();
  await expect(beside.getByRole('main')).toContainText('Others see you as Salah M.');

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
  await expect(page.getByLabel('Full name')).toHaveValue('Mohamed Salah');
  await page.getByRole('button', { name: 'Remove photo' }).press('Enter');
  await expect(page.getByText('Your photo is removed')).toBeVisible();
  await expect(main.locator('img')).toHaveCount(0);
});

test('a file that is not a picture shows an error', async ({ openAs, world }) => {
  const page = await openAs(await world.user(), { path: '/profile/edit' });
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a photo' }).click();
  await (await chooser).setFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('no picture at all') });
  await expect(page.getByRole('alert')).toContainText('This file can’t be used as a photo');
});

test('settings of language, digits, colours and mails are saved and take effect', async ({ openAs, world }) => {
  const page = await openAs(await world.user(), { language: 'ar', path: '/profile/settings' });
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

  test('a person downloads their data, asks for deletion with their password and keeps the account after all', async ({
    openAs,
    world,
  }) => {
    const { id, email, password } = await world.userWithPassword();
    const page = await openAs({ id }, { path: '/profile' });
    const main = page.getByRole('main');
    const button = main.getByRole('button', { name: 'Download my data' });
    const half = { body: '{"made_at":"2026-11-22T09:00:00.000Z","data":{', contentType: 'application/json' };
    await page.route('**/api/v1/me/export', (route) =>
      route.fulfill({ ...half, headers: { 'content-disposition': 'attachment; filename="copy.json"' } }),
    );
    await button.click();
    await expect(page.getByText('We could not reach the server.')).toBeVisible();
    await page.unroute('**/api/v1/me/export');
    const download = page.waitForEvent('download');
    await button.click();
    const copy: unknown = JSON.parse(await readFile(await (await download).path(), 'utf8'));
    expect(copy).toMatchObject({ complete: true });
    expect(JSON.stringify(copy)).toContain(email);

    await main.getByRole('link', { name: 'Delete the account' }).click();
    await expect(main).toContainText('What the law makes us keep');
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await expect(page.getByLabel('Your password', { exact: true })).toHaveAccessibleDescription(
      'Please write your password.',
    );
    await page.getByLabel('Your password', { exact: true }).fill('wrong horse');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toHaveText('The password is not right.');
    await page.getByLabel('Your password', { exact: true }).fill(password);
    await page.keyboard.press('Enter');
    await expect(main).toContainText(/Your account will be deleted on \w+ \d+ \w+ at \d+:\d\d\s[AP]M\./);
    await expect(page.getByRole('button', { name: 'Delete my account' })).toHaveCount(0);
    await expect(page.locator(':focus')).toContainText('will be deleted');
    await page.goto('/profile');
    await expect(main).toContainText('will be deleted');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Keep my account' }).press('Enter');
    await expect(page.getByText('Your account stays')).toBeVisible();
    await expect(main).not.toContainText('will be deleted');
  });

  test('after too many wrong passwords the page shows when to try again', async ({ openAs, world }) => {
    const page = await openAs(await world.userWithPassword(), { path: '/profile/delete-account' });
    const guess = (password: string) => callAs(page, '/api/v1/me/deletion', { password });
    for (let round = 0; round < ACCOUNT_LIMITS.present_password.times; round += 1) await guess(`wrong horse ${round}`);
    const password = page.getByLabel('Your password', { exact: true });
    await password.fill('wrong horse');
    await password.press('Enter');
    await expect(page.getByRole('alert')).toHaveText('Too many tries. Try again in 15 minutes.');
    await expect(password).toHaveValue('wrong horse');
  });
});

test.describe('leaving later', () => {
  test.use({ expectedConsole: /status of (409|422|429)/, ownSite: true });

  test('without a password, deleting the account 10 minutes after signing in needs another sign-in', async ({
    openAs,
    world,
    site,
    clock,
  }) => {
    const phone = freshPhone();
    const person = await world.userWithPhone(`+2${phone}`);
    const page = await openAs(person, { path: '/profile/delete-account' });
    await page.getByLabel('Confirm').fill('delete it');
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await expect(page.getByLabel('Confirm')).toHaveAccessibleDescription(/Please type the word as it stands here/);
    await clock.pass(SESSION.freshMs);
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
    await page.getByLabel('الرمز').fill(await texted(site.phones, phone));
    await page.getByRole('main').getByRole('button', { name: 'تسجيل الدخول' }).click();
    await expect(page).toHaveURL('/ar/profile/delete-account');
    await page.getByLabel('تأكيد').fill('حذف');
    await page.getByRole('button', { name: 'حذف حسابي' }).click();
    await expect(page.getByRole('button', { name: 'الاحتفاظ بحسابي' })).toBeVisible();
  });
});

test.describe('unsubscribing', () => {
  test.use({ expectedConsole: /status of 404/ });

  test('one click stops the mails without signing in, another brings them back; a damaged link shows an error', async ({
    page,
    world,
    site,
  }) => {
    const link = unsubscribeLink(site.address, (await world.user()).id);
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

  test('stopping the mails works in Arabic without scripts', async ({ browser, world, site }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(unsubscribeLink(site.address, (await world.user()).id).replace('/unsubscribe', '/ar/unsubscribe'));
    await page.getByRole('button', { name: 'إيقاف الرسائل' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('توقفت هذه الرسائل');
    await context.close();
  });

  test('without a token the page of the mails says what is missing', async ({ page }) => {
    for (const [path, heading] of [
      ['/unsubscribe', 'Open this page from one of our mails'],
      ['/unsubscribe?token=', 'Open this page from one of our mails'],
      ['/ar/unsubscribe', 'افتح هذه الصفحة من إحدى رسائلنا'],
    ] as const) {
      expect((await page.goto(path))?.status(), path).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.getByRole('main').getByRole('link')).toHaveCount(1);
    }
    await expectAccessible(page);
  });
});
