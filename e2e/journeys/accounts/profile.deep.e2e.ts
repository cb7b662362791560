import { readFile } from 'node:fs/promises';
import { SESSION } from '@hirfa/domain/accounts';
import { unsubscribeLink } from '@hirfa/server/testing/unsubscribe-link';
import { freshPhone, texted } from '../../people.ts';
import { expect, expectAccessible, test } from '../../test.ts';

test.describe('leaving', () => {
  test.use({ expectedConsole: /status of (409|422|429)/ });

  test('a person downloads their data, asks for deletion with their password and keeps the account after all', async ({
    openAs,
    world,
  }) => {
    const { id, email, password } = await world.userWithPassword();
    const page = await openAs({ id }, { path: '/profile' });
    const main = page.getByRole('main');
    await main.getByRole('link', { name: 'A copy of your data' }).click();
    const button = main.getByRole('button', { name: 'Show my data' });
    const half = { body: '{"made_at":"2026-11-22T09:00:00.000Z","data":{', contentType: 'application/json' };
    await page.route('**/api/v1/me/export', (route) =>
      route.fulfill({ ...half, headers: { 'content-disposition': 'attachment; filename="copy.json"' } }),
    );
    await button.click();
    await expect(page.getByText('We could not reach the server.')).toBeVisible();
    await page.unroute('**/api/v1/me/export');
    await button.click();
    const signIn = main.getByRole('group').filter({ hasText: 'How you sign in' });
    await signIn.locator('summary').click();
    await expect(signIn.getByRole('definition').first()).toHaveText(email);
    await expectAccessible(page);
    const download = page.waitForEvent('download');
    await main.getByRole('button', { name: 'Download my data' }).click();
    const copy: unknown = JSON.parse(await readFile(await (await download).path(), 'utf8'));
    expect(copy).toMatchObject({ complete: true });
    expect(JSON.stringify(copy)).toContain(email);

    await page.goto('/profile');
    await main.getByRole('link', { name: 'Delete the account' }).click();
    await expect(main).toContainText('What the law makes us keep');
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
