import { type MailBox, tokenIn } from '@hirfa/server/testing/mail-box';
import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll, fillSignIn, fillSignUp } from '../../people.ts';
import { expect, expectAccessible, test } from '../../test.ts';

const DEAD_CODE = 'd'.repeat(43);

/** Signs up; returns the e-mail address and the path of the link in its mail. */
async function askFor(page: Page, mailBox: MailBox): Promise<{ email: string; link: string }> {
  await page.goto('/auth?mode=signup');
  const { email } = await fillSignUp(page);
  return { email, link: `/auth/callback?type=signup#code=${tokenIn(await mailBox.latest(email))}` };
}

/** The secret is neither in the page's address nor in the history of the tab. */
async function expectErased(page: Page, secret: string): Promise<void> {
  const addresses = await page.evaluate(() => [
    location.href,
    ...window.navigation.entries().map(({ url }) => url ?? ''),
  ]);
  expect(addresses.filter((address) => address.includes(secret))).toEqual([]);
}

const log = (page: Page) => page.evaluate(() => localStorage.getItem('hirfa.auth-events') ?? '');
/** Visitors load the client that logs when there is something to log. */
const expectLogged = (page: Page, event: string) => expect.poll(() => log(page)).toContain(event);
const isIn = (page: Page) => page.evaluate(() => localStorage.getItem('hirfa.session') !== null);

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

test('a person who is signed in keeps their account when they open the link of another one', async ({
  openAs,
  openVisitor,
  world,
  site,
}) => {
  const { link } = await askFor(await openVisitor(), site.mailBox);
  const person = await world.user();
  const page = await openAs(person);
  let exchanges = 0;
  page.on('request', (request) => (exchanges += Number(request.url().endsWith('/auth/v1/exchange'))));
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Switch accounts?');
  await expect(page.getByRole('main')).toContainText(`You are signed in as ${person.email}.`);
  await expectErased(page, link.slice(-43));
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Stay in my account' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/auth/callback');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link does not work');
  expect(exchanges).toBe(0);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(person.full_name);
});

test('tokens in the address of any page are erased and refused', async ({ page }) => {
  await page.goto(`/services?q=oud#access_token=stolen.from.somebody&refresh_token=stolen&type=signup`);
  await expect(page).toHaveURL('/auth/callback');
  await expectErased(page, 'stolen');
  await expect(page.getByRole('main')).toContainText('We discarded it.');
  await expectLogged(page, 'CONFIRMATION_EXPIRED');
  expect(await isIn(page)).toBe(false);
});

test.describe('expired links', () => {
  test.use({ expectedConsole: /status of 401|ERR_FAILED/ });

  test('the code of a redirect to any page is exchanged once, with the verifier of its tab', async ({ page }) => {
    await page.goto('/services');
    await page.evaluate(() => sessionStorage.setItem('hirfa.code-verifier', 'v'.repeat(43)));
    const asked = page.waitForRequest('**/auth/v1/exchange');
    let answer = () => {};
    const waiting = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/auth/v1/exchange', async (route) => {
      await waiting;
      await route.continue();
    });
    await page.goto(`/ar/services?code=${DEAD_CODE}&state=x`);
    await expect(page).toHaveURL('/ar/auth/callback');
    await expectErased(page, DEAD_CODE);
    expect((await asked).postDataJSON()).toEqual({ code: DEAD_CODE, code_verifier: 'v'.repeat(43) });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('لحظة واحدة');
    answer();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('لحظة واحدة');
    expect(await page.evaluate(() => sessionStorage.getItem('hirfa.code-verifier'))).toBeNull();
  });

  test('an expired link shows what to do next and is logged; a failed connection does not count as expired', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.route('**/auth/v1/exchange', (route) => route.abort());
    await page.goto(`/ar/auth/callback?type=signup#code=${DEAD_CODE}`);
    await expect(page.getByRole('alert')).toContainText('تعذّر الوصول إلى الخادم');
    expect(await log(page)).not.toContain('CONFIRMATION_EXPIRED');
    await page.unroute('**/auth/v1/exchange');
    await page.getByRole('button', { name: 'حاول مرة أخرى' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('هذا الرابط لا يعمل');
    await expectLogged(page, 'CONFIRMATION_EXPIRED');
    await expectAccessible(page);
    await page.getByRole('main').getByRole('link', { name: 'تسجيل الدخول' }).click();
    await expect(page).toHaveURL('/ar/auth?mode=signin');
  });

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

test('a pending reset can be cancelled', async ({ page }) => {
  await page.goto(`/reset-password#code=${DEAD_CODE}`);
  await expect(page).toHaveURL('/reset-password');
  await page.goto('/');
  await expect(page).toHaveURL('/reset-password');
  await page.getByRole('button', { name: 'Keep my old password' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/services');
  await expect(page).toHaveURL('/services');
});
