import { confirmEmail, fillSignIn, fillSignUp } from '../../people.ts';
import { expect, expectAccessible, test } from '../../test.ts';

test('a visitor of a guarded page is sent home, and after signing up is sent to the page they wanted', async ({
  page,
  site,
}) => {
  await page.goto('/profile?from=mail');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'العربية' })).toHaveAttribute('href', '/ar');
  await page.getByRole('banner').getByRole('link', { name: 'Sign in', exact: true }).click();
  await page.getByRole('main').getByRole('link', { name: 'Create an account' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create an account');
  const { email } = await fillSignUp(page, { fullName: 'Nour El-Sayed' });
  await expectAccessible(page);
  await confirmEmail(page, site, email);
  await expect(page).toHaveURL('/profile?from=mail');
  await expect(page.getByRole('main')).toContainText('Nour');
  await expect(page.getByRole('main')).toContainText(email);
});

test('in Arabic on a phone, a person signs in, stays signed in over a reload and signs out', async ({
  page,
  world,
}) => {
  const person = await world.userWithPassword('Nour El-Sayed');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/ar');
  const bar = page.getByRole('navigation', { name: 'روابط سريعة' });
  await expect(bar.getByRole('link')).toHaveText(['الرئيسية', 'الخدمات', 'تسجيل الدخول']);
  await bar.getByRole('link', { name: 'تسجيل الدخول' }).click();
  await expect(page).toHaveURL('/ar/auth?mode=signin');
  await expect(bar).toBeHidden();
  await fillSignIn(page, person, 'ar');
  await expect(page).toHaveURL('/ar/dashboard');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  // What the page before still asks does not count.
  page.on('framenavigated', () => (asked.length = 0));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Nour');
  // Once its socket is open the page reads the profile again, and the bookings only once: nothing has changed since.
  await expect.poll(() => asked).toContain('/api/v1/me');
  expect(asked.filter((path) => path === '/api/v1/bookings')).toHaveLength(1);
  await expectAccessible(page);
  await page.goto('/ar/profile');
  await page.getByRole('button', { name: 'تسجيل الخروج' }).click();
  await expect(page).toHaveURL('/ar/auth?mode=signin');
  await page.goto('/ar/dashboard');
  await expect(page).toHaveURL('/ar');
});

test.describe('refusals', () => {
  test.use({ expectedConsole: /status of 401/ });

  test('a wrong password and a wrong code show an error, and the fields keep what was typed', async ({
    page,
    world,
  }) => {
    const { email } = await world.userWithPassword();
    await page.goto('/auth?mode=signin');
    await fillSignIn(page, { email, password: 'not the password' });
    await expect(page.getByRole('alert')).toHaveText(
      'The e-mail or the password is not right. Check both and try again.',
    );
    await expect(page.getByLabel('E-mail')).toHaveValue(email);
    await page.goto('/auth?mode=signup');
    await fillSignUp(page, { email });
    await page.getByLabel('Code').fill('000000');
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByRole('alert')).toHaveText(
      'This code is wrong or too old. Type the latest one, or ask for another.',
    );
    await expect(page.getByLabel('Code')).toHaveValue('000000');
  });
});

test('a sign-up form with invalid fields is not sent, and each field shows its error', async ({ page }) => {
  await page.goto('/auth?mode=signup');
  await page.getByLabel('E-mail').fill('not an address');
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByLabel('Full name')).toBeFocused();
  await expect(page.getByLabel('Full name')).toHaveAccessibleDescription('Please write your full name.');
  await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription(
    'Please write an e-mail address, such as name@example.com.',
  );
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(/needs at least 8 characters/);
});

test.describe('without a profile row', () => {
  test.use({ expectedConsole: /status of 406|WebSocket connection/ });

  test('a person without a profile is asked for a name, and then sees the page they wanted', async ({
    openAs,
    world,
  }) => {
    const person = await world.userWithoutProfile();
    const page = await openAs(person, { path: '/profile/security' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('What is your name?');
    await expect(page.getByRole('button', { name: 'Not now' })).toHaveCount(0);
    await expectAccessible(page);
    await page.getByLabel('Full name').fill('Nour El-Sayed');
    await page.getByRole('button', { name: 'Save name' }).click();
    await expect(page).toHaveURL('/profile/security');
    await page.goto('/profile');
    await expect(page.getByRole('main')).toContainText('Nour');
  });
});
