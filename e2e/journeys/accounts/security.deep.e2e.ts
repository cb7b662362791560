import { tokenIn } from '@hirfa/server/testing/mail-box';
import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll, fillSignIn, signIn } from '../../people.ts';
import { expect, expectAccessible, test } from '../../test.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

/** A phone on which the same person is signed in. */
const PHONE = { userAgent: IPHONE, width: 390, path: '/dashboard' };

/** After a reload this browser has no session any more. */
async function expectSignedOut(page: Page): Promise<void> {
  await page.reload();
  // The page may be left meanwhile for home.
  await page.waitForFunction(() => localStorage.getItem('hirfa.session') === null);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in', exact: true })).toBeVisible();
}

test.use({ expectedConsole: /status of 401|WebSocket connection/ });

test('changing the password signs out all other devices, and the old one no longer opens the account', async ({
  openAs,
  world,
}) => {
  const person = await world.userWithPassword();
  const page = await openAs(person, { path: '/profile' });
  const phone = await openAs(person, PHONE);
  await page.getByRole('main').getByRole('link', { name: 'Password and passkeys' }).click();
  await expect(page).toHaveURL('/profile/security');
  const devices = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Last used' });
  await expect(devices).toHaveCount(2);
  await expect(devices.filter({ hasText: 'This device' })).toHaveCount(1);
  await expect(devices.filter({ hasText: 'Safari on iOS' })).not.toContainText('This device');
  await page.getByLabel('Current password').fill(person.password);
  await page.getByLabel('New password', { exact: true }).fill(' three green kettles ');
  await page.getByRole('button', { name: 'Change the password' }).click();
  await expect(page.getByText('Your password is changed. All other devices are signed out.')).toBeVisible();
  await expect(devices).toHaveCount(1);
  await expectSignedOut(phone);
  await signIn(phone, person);
  await expect(phone.getByRole('alert')).toContainText('is not right');
  await fillSignIn(phone, { ...person, password: ' three green kettles ' });
  await expect(phone).toHaveURL('/dashboard');
});

test('in Arabic at 360 px, one device is signed out and then all, the dialog by the keyboard alone', async ({
  openAs,
  world,
}) => {
  const person = await world.userWithPassword();
  const first = await openAs(person, PHONE);
  const page = await openAs(person, { language: 'ar', width: 360, path: '/profile/security' });
  const devices = page.getByRole('main').getByRole('listitem').filter({ hasText: 'آخر استخدام' });
  await expect(devices).toHaveCount(2);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'تسجيل الخروج من متصفح Safari على iOS' }).click();
  await expect(devices).toHaveCount(1);
  await expectSignedOut(first);
  await signIn(first, person);
  await expect(first).toHaveURL('/dashboard');
  await page.getByRole('button', { name: 'تسجيل الخروج من كل الأجهزة' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toContainText('تبقى حجوزاتك كما هي.');
  await expectAccessible(page);
  await page.getByRole('checkbox', { name: 'هذا الجهاز أيضًا' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/ar/auth?mode=signin');
  await expectSignedOut(first);
});

test('a person without a password is offered a mail to set one instead of the form to change it', async ({
  openAs,
  world,
  site,
}) => {
  const person = await world.user();
  const { email } = person;
  const password = 'blue kettles sing';
  const page = await openAs(person, { path: '/profile/security', language: 'ar' });
  await expect(page.getByText('تسجّل الدخول دون كلمة مرور.')).toBeVisible();
  await expect(page.getByLabel('كلمة المرور الحالية')).toHaveCount(0);
  await page.goto('/profile/security');
  await expect(page.getByText('You sign in without a password.')).toBeVisible();
  await expect(page.getByLabel('Current password')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'E-mail me a link' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'is on its way to' })).toBeVisible();
  await expect.poll(async () => (await site.mailBox.latest(email)).subject).toContain('A new password');
  await page.goto(`/reset-password#code=${tokenIn(await site.mailBox.latest(email))}`);
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Save the password' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your password is changed');
  await expectSignedOut(page);
  await signIn(page, { email, password });
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/profile/security');
  await expect(page.getByLabel('Current password')).toBeVisible();
});
