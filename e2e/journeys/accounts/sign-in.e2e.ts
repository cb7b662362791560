import { codeIn } from '@hirfa/server/testing/mail-box';
import {
  confirmEmail,
  expectNoSidewaysScroll,
  fillSignUp,
  freshEmail,
  freshPhone,
  signIn,
  texted,
} from '../../people.ts';
import { expect, expectAccessible, test } from '../../test.ts';

test('a person signs up with a name, a phone number and the code that it receives', async ({ page, site }) => {
  const phone = freshPhone();
  await page.clock.install();
  await page.goto('/auth?mode=signup');
  await page.getByLabel('Full name').fill('Mona Adel');
  await page.getByRole('button', { name: 'Continue by phone' }).click();
  await expect(page.getByLabel('Full name')).toHaveValue('Mona Adel');
  await expectAccessible(page);
  await page.getByLabel('Mobile number').fill(phone);
  await page.getByRole('button', { name: 'Text me a code' }).click();
  await expect(page.getByLabel('Code')).toBeFocused();
  await expect(page.getByLabel('Code')).toHaveAttribute('autocomplete', 'one-time-code');
  await expectAccessible(page);
  await texted(site.phones, phone);
  await page.getByRole('button', { name: 'Change the number' }).click();
  await expect(page.getByLabel('Mobile number')).toHaveValue(phone);
  await page.getByRole('button', { name: 'Text me a code' }).click();
  const again = page.getByRole('button', { name: /^Send it again/ });
  await expect(again).toHaveText(/^Send it again in 0:(30|2\d)$/);
  await texted(site.phones, phone, 2);
  await page.clock.fastForward(30_000);
  await expect(again).toHaveText('Send it again');
  await again.click();
  await expect(page.getByText('Sent again.')).toBeVisible();
  await page.getByLabel('Code').fill(await texted(site.phones, phone, 3));
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello Mona');
});

test.describe('refused', () => {
  test.use({ expectedConsole: /status of (401|429)/ });

  test('after too many codes the page shows when the next one can be sent', async ({ page }) => {
    const phone = freshPhone();
    await page.clock.install();
    await page.goto('/auth');
    await page.getByRole('button', { name: 'Continue by phone' }).click();
    await page.getByLabel('Mobile number').fill(phone);
    await page.getByRole('button', { name: 'Text me a code' }).click();
    const again = page.getByRole('button', { name: /^Send it again/ });
    for (const refused of [false, false, true]) {
      await expect(again).toHaveText(/ in 0:/);
      await page.clock.fastForward(30_000);
      await again.click();
      if (!refused) await expect(page.getByText('Sent again.')).toBeVisible();
    }
    await expect(page.getByRole('alert')).toHaveText(/^Too many tries\. Try again in \d\d minutes\.$/);
    await expect(again).toHaveText(/in (59|60):\d\d$/);
    await page.getByLabel('Code').fill('12 34 56');
    await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByRole('alert').first()).toContainText('This code is wrong or too old.');
    await expect(page.getByLabel('Code')).toHaveValue('12 34 56');
  });
});

test('in Arabic at 360 px by the keyboard alone, a person signs up and corrects the e-mail on the way', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const typed = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await typed.promise;
    await route.continue();
  });
  await page.goto('/ar/auth?mode=signup', { waitUntil: 'commit' });
  const email = freshEmail();
  await page.getByLabel('الاسم الكامل').focus();
  await page.keyboard.type('منى عادل');
  await page.keyboard.press('Tab');
  await page.keyboard.type(`x${email}`);
  await page.keyboard.press('Tab');
  await page.keyboard.type('فنجان قهوة على النيل');
  // Text that is typed before the page is hydrated is kept.
  typed.resolve();
  await expect(page.getByText('صعبة التخمين.')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('الرمز')).toBeFocused();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  for (let step = 1; step <= 3; step += 1) await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'تغيير البريد الإلكتروني' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('الاسم الكامل')).toHaveValue('منى عادل');
  await page.getByLabel('البريد الإلكتروني', { exact: true }).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('الرمز')).toBeFocused();
  await page.keyboard.type(codeIn(await site.mailBox.latest(email)));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/ar/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('منى');
});

test('a person who signs in before confirming their e-mail gets a new code to type', async ({ page, site }) => {
  await page.goto('/auth?mode=signup');
  const person = await fillSignUp(page);
  const { email } = person;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your e-mail');
  const first = codeIn(await site.mailBox.latest(email));
  await signIn(page, person);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your e-mail');
  await expect.poll(async () => codeIn(await site.mailBox.latest(email))).not.toBe(first);
  await confirmEmail(page, site, email);
  await expect(page).toHaveURL('/dashboard');
});

test('the e-mail stays typed in across the sign-in forms, and a signed-in person is redirected away from them', async ({
  page,
  context,
  world,
}) => {
  const person = await world.userWithPassword();
  await page.goto('/auth');
  const email = page.getByLabel('E-mail', { exact: true });
  await email.fill(person.email);
  await page.getByRole('main').getByRole('link', { name: 'Create an account' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create an account');
  await expect(email).toHaveValue(person.email);
  await page.getByRole('main').getByRole('link', { name: 'Sign in', exact: true }).click();
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await expect(email).toHaveValue(person.email);
  await page.getByRole('button', { name: 'Back to sign-in' }).click();
  await expect(email).toHaveValue(person.email);
  const other = await context.newPage();
  await other.goto('/auth');
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(other).toHaveURL('/dashboard');
  await other.goto('/auth?mode=signup');
  await expect(other).toHaveURL('/dashboard');
});

test('the form for a forgotten password does not show whether an account exists', async ({ page, world, site }) => {
  const person = await world.userWithPassword();
  await page.goto('/auth');
  const stranger = freshEmail();
  for (const email of [stranger, person.email]) {
    await page.getByRole('button', { name: 'Forgot your password?' }).click();
    // The form before it has an e-mail, too.
    await expect(page.getByRole('heading', { name: 'A new password' })).toBeVisible();
    await page.getByLabel('E-mail', { exact: true }).fill(email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByRole('main').locator('output')).toContainText(`If there is an account for ${email},`);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Back to sign-in' }).click();
  }
  expect((await site.mailBox.latest(person.email)).text).toContain('/reset-password#code=');
  expect(site.mailBox.mails.filter(({ to }) => to === stranger)).toEqual([]);
});
