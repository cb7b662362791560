import { tokenIn } from '@hirfa/server/testing/mail-box';
import { expectNoSidewaysScroll, fillSignIn } from '../../people.ts';
import { expect, expectAccessible, test } from '../../test.ts';
import { askFor, expectErased, expectLogged, isIn } from './auth-return-pages.ts';

const DEAD_CODE = 'd'.repeat(43);

test('the link of a confirmation mail, opened in the browser that signed up, confirms and signs in', async ({
  page,
  context,
  site,
}) => {
  const { email, link } = await askFor(page, site.mailBox);
  const other = await context.newPage();
  await other.goto(link);
  await expect(other).toHaveURL('/email-confirmed');
  await expectErased(other, link.slice(-43));
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Your e-mail is confirmed');
  await expect(other.getByRole('main')).toContainText(`You are signed in as ${email}.`);
  await expect(other.getByRole('button', { name: 'E-mail me a link' })).toBeHidden();
  await expectAccessible(other);
  await other.getByRole('button', { name: 'Continue' }).click();
  await expect(other).toHaveURL('/dashboard');
  await expect(page).toHaveURL('/dashboard');
});

test('a confirmation link from another browser confirms the e-mail, signs nobody in and leads to a new password', async ({
  page,
  openVisitor,
  site,
}) => {
  const { email, link } = await askFor(page, site.mailBox);
  const elsewhere = await openVisitor({ width: 360 });
  await elsewhere.goto(`/ar${link}`);
  await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText('تم تأكيد بريدك');
  await expect(elsewhere.getByRole('main')).toContainText(email);
  expect([await isIn(elsewhere), await elsewhere.context().cookies()]).toEqual([false, []]);
  await expectAccessible(elsewhere);
  await expectNoSidewaysScroll(elsewhere);
  await elsewhere.getByRole('button', { name: 'إرسال رابط إلى بريدي' }).click();
  await expect.poll(async () => (await site.mailBox.latest(email)).text).toContain('/reset-password#code=');
  await elsewhere.goto(`/reset-password#code=${tokenIn(await site.mailBox.latest(email))}`);
  await elsewhere.getByLabel('New password', { exact: true }).fill('a new one of theirs');
  await elsewhere.getByRole('button', { name: 'Save the password' }).click();
  await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText('Your password is changed');
  expect(await isIn(elsewhere)).toBe(false);
  await elsewhere.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await fillSignIn(elsewhere, { email, password: 'a new one of theirs' });
  await expect(elsewhere).toHaveURL('/dashboard');
});

test.describe('expired links', () => {
  test.use({ expectedConsole: /status of 401|ERR_FAILED/ });

  test('an expired reset link offers another mail', async ({ page }) => {
    await page.goto(`/reset-password#code=${DEAD_CODE}`);
    await page.getByLabel('New password', { exact: true }).fill('a new one of theirs');
    await page.getByRole('button', { name: 'Save the password' }).click();
    await expect(page.getByRole('alert')).toContainText('was used already, or is too old');
    await expectLogged(page, 'CONFIRMATION_EXPIRED');
    await expect(page.getByLabel('E-mail', { exact: true })).toBeVisible();
    await page.goto('/services');
    await expect(page).toHaveURL('/services');
  });
});

test.describe('resetting', () => {
  test.use({ expectedConsole: /status of 401|WebSocket connection/ });

  test('a pending reset allows no other page until the new password is saved, by the keyboard alone', async ({
    openAs,
    openVisitor,
    world,
    site,
  }) => {
    const person = await world.userWithPassword();
    const { email } = person;
    const page = await openAs(person);
    const own = await openVisitor();
    await own.goto('/reset-password');
    await own.getByLabel('E-mail', { exact: true }).fill(email);
    await own.keyboard.press('Enter');
    await expect(own.getByRole('main').locator('output')).toContainText('If there is an account');
    await expect.poll(async () => (await site.mailBox.latest(email)).text).toContain('/reset-password#code=');
    const code = tokenIn(await site.mailBox.latest(email));
    await own.goto(`/services?type=recovery&code=${code}`);
    await expect(own).toHaveURL('/reset-password');
    await expectErased(own, code);
    await expect(own.getByRole('heading', { level: 1 })).toHaveText('Choose a new password');
    await expectAccessible(own);
    await own.goto('/ar/services');
    await expect(own).toHaveURL('/ar/reset-password');
    await expect(own.getByRole('heading', { level: 1 })).toHaveText('اختر كلمة مرور جديدة');
    await own.goto('/reset-password');
    await own.getByRole('banner').getByRole('link', { name: 'Services' }).click();
    await expect(own).toHaveURL('/reset-password');
    await own.reload();
    const field = own.getByLabel('New password', { exact: true });
    await field.focus();
    await own.keyboard.type('short');
    await own.keyboard.press('Enter');
    await expect(field).toHaveAccessibleDescription(/needs at least 8 characters/);
    await expect(field).toBeFocused();
    await own.keyboard.type(' but now long enough');
    await own.keyboard.press('Tab');
    await own.keyboard.press('Enter');
    await expect(field).toHaveAttribute('type', 'text');
    await own.keyboard.press('Shift+Tab');
    await own.keyboard.press('Enter');
    await expect(own.getByRole('heading', { level: 1 })).toHaveText('Your password is changed');
    await expect(own.getByRole('main')).toContainText(email);
    await expectAccessible(own);
    await own.getByRole('main').getByRole('link', { name: 'Sign in' }).press('Enter');
    await fillSignIn(own, { email, password: 'short but now long enough' });
    await expect(own).toHaveURL('/dashboard');
    // The session from before the reset has ended.
    await page.reload();
    await expect.poll(() => isIn(page)).toBe(false);
  });
});
