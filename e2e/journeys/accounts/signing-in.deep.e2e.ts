import { sql } from 'drizzle-orm';
import { fillSignIn } from '../../people.ts';
import { expect, expectAccessible, test } from '../../test.ts';

for (const [language, path, reason, action] of [
  ['English', '', 'Sign in to see your bookings.', 'Sign in'],
  ['Arabic', '/ar', 'سجّل الدخول لترى حجوزاتك.', 'تسجيل الدخول'],
] as const)
  test(`in ${language} a visitor of a guarded page is sent home, reads why, and after sign-in sees it in the language chosen on the way`, async ({
    page,
    world,
  }) => {
    const person = await world.userWithPassword();
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`${path}/bookings?list=past`);
    await expect(page).toHaveURL(path || '/');
    await expect(page.getByText(reason)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('listitem').filter({ hasText: reason }).getByRole('button', { name: action }).click();
    await expect(page).toHaveURL(`${path}/auth?mode=signin`);
    await page
      .getByRole('banner')
      .getByRole('link', { name: path ? 'English' : 'العربية' })
      .click();
    await fillSignIn(page, person, path ? 'en' : 'ar');
    await expect(page).toHaveURL(`${path ? '' : '/ar'}/bookings?list=past`);
  });

test('the reason to sign in is not shown above sign-up, and a visitor who closes the notice is not asked again', async ({
  page,
  world,
}) => {
  const reason = page.getByText('Sign in with your admin account.');
  await page.goto('/admin/sign-ins');
  await expect(reason).toBeVisible();
  await page.goto('/auth?mode=signin');
  await expect(page.getByRole('main').locator(reason)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Create an account' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create an account');
  await expect(reason).toBeHidden();
  await page.goto('/bookings');
  await page.getByRole('listitem').getByRole('button', { name: 'Close' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  await fillSignIn(page, await world.userWithPassword());
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('You are signed in already')).toHaveCount(0);
});

test('without a wanted path a sign-in leads to the half-made booking, and says so, or to one’s own dashboard', async ({
  page,
  openAs,
  market,
}) => {
  const { world, provider, admin } = market;
  await world.card(provider, { slug: market.offer.category_slug });
  await page.goto(`/booking/${provider.id}`);
  await page.getByRole('main').getByRole('radio').first().click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('bookingFlowState'))).not.toBeNull();
  await page.goto('/services');
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  await fillSignIn(page, await world.userWithPassword());
  await expect(page).toHaveURL(`/booking/${provider.id}`);
  await expect(page.getByText('Continue your booking')).toBeVisible();
  await expect(page.getByRole('main').getByRole('radio').first()).toBeChecked();
  await expect(await openAs(admin, { path: '/auth' })).toHaveURL('/admin/dashboard');
  const again = await openAs(provider, { path: '/ar/auth' });
  await expect(again).toHaveURL('/ar/provider/home');
  await expect(again.getByText('سجّلت الدخول من قبل')).toBeVisible();
});

test.describe('somebody else', () => {
  test.use({ expectedConsole: /status of 401|WebSocket connection/ });

  test('who signs in after a session has ended gets neither the path nor the half-made booking of that person', async ({
    openAs,
    market,
    site,
  }) => {
    const { world, provider, offer } = market;
    await world.card(provider, { slug: offer.category_slug });
    const person = await world.userWithPassword();
    const page = await openAs(person, { path: `/booking/${provider.id}` });
    await page.getByRole('main').getByRole('radio').first().click();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('bookingFlowState'))).toContain(person.id);
    await page.goto('/profile/edit');
    await expect(page.getByLabel('Full name')).toBeVisible();
    await site.owner.execute(sql`update auth.sessions set revoked_at = ${site.clock.now} where user_id = ${person.id}`);
    await expect(page).toHaveURL('/auth?mode=signin');
    await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible();
    await fillSignIn(page, await world.userWithPassword());
    await expect(page).toHaveURL('/dashboard');
    expect(await page.evaluate(() => localStorage.getItem('bookingFlowState'))).toBeNull();
  });
});
