import { expectNoSidewaysScroll, fillSignIn } from '../../people.ts';
import { expect, expectAccessible, test } from '../../test.ts';

// The other person's page is refused what it reads.
test.use({ expectedConsole: /status of 40[13]|WebSocket connection/ });

const WORDS = 'Two cards that were reported as stolen.';

test('a suspended person is signed out in their open page and reads why at each sign-in, until they are reinstated', async ({
  openAs,
  world,
  market,
}) => {
  const booking = await market.confirmed();
  const person = await world.userWithPassword();
  const page = await openAs(market.admin, { path: `/admin/people/${person.id}` });
  const theirs = await openAs(person, { path: '/bookings' });
  await expect(theirs.getByRole('heading', { level: 1 })).toBeVisible();
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  await main.getByRole('button', { name: 'Suspend' }).click();
  await dialog.getByRole('button', { name: 'Suspend' }).click();
  await expect(dialog).toContainText('Please choose a reason.');
  await dialog.getByLabel('Reason').selectOption('Payments of this account look like fraud.');
  await dialog.getByLabel('In your own words (optional)').fill(WORDS);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Suspend' }).click();
  await expect(main).toContainText(WORDS);
  await expect(theirs.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();

  await theirs.goto('/auth?mode=signin');
  await fillSignIn(theirs, person);
  await expect(theirs.getByRole('alert')).toContainText('Payments of this account look like fraud.');
  await expect(theirs.getByRole('alert')).toContainText(WORDS);
  await expectAccessible(theirs);
  await theirs.goto('/ar/auth?mode=signin');
  await fillSignIn(theirs, person, 'ar');
  await expect(theirs.getByRole('alert')).toContainText('تبدو مدفوعات هذا الحساب احتيالية.');
  await expectAccessible(theirs);

  await main.getByRole('button', { name: 'Reinstate' }).click();
  await expect(main.getByRole('button', { name: 'Suspend' })).toBeVisible();
  await fillSignIn(theirs, person, 'ar');
  await expect(theirs).toHaveURL('/ar/bookings');
  await expect(theirs.getByRole('heading', { level: 1 })).toBeVisible();

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/ar/admin/people/${market.customer.id}`);
  await expect(main).toContainText('الحجوزات الجارية');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await main.getByRole('link', { name: 'اتخاذ قرار بشأن' }).click();
  await expect(page).toHaveURL(`/ar/admin/bookings/${booking.id}`);
  await expect(main.getByRole('button', { name: 'إلغاء الحجز' })).toBeVisible();
});
