import { expect, expectAccessible, test } from '../../test.ts';

test('an admin sees the work in the background and goes from a webhook to its booking; in Arabic, too', async ({
  openAs,
  market,
}) => {
  await market.confirmed();
  const page = await openAs(market.admin, { path: '/admin/work' });
  await expect(page.getByRole('tab', { name: 'Jobs', selected: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('tab', { name: 'Webhooks' }).click();
  await expect(page).toHaveURL(/\?tab=webhooks$/);
  await expect(page.getByRole('link', { name: 'Its booking' }).first()).toBeVisible();
  await page.goto('/ar/admin/work?tab=webhooks');
  await expect(page.getByRole('tab', { name: 'إشعارات بوابة الدفع', selected: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'حجزها' }).first().click();
  await expect(page).toHaveURL(/\/ar\/admin\/bookings\//);
});
