import { expect, expectAccessible, test } from '../../test.ts';

test('an admin changes a rate and the hours of support from a later day on, and takes them back; in Arabic, too', async ({
  openAs,
  market,
}) => {
  const page = await openAs(market.admin, { path: '/admin/settings' });
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  await expect(main.getByRole('heading', { name: 'Commission of providers: 25%' })).toBeVisible();
  await main.getByRole('button', { name: 'Change a rate' }).click();
  await dialog.getByLabel('For whom').selectOption({ value: market.offer.category_slug });
  await dialog.getByLabel('Percent').fill('12.5');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  const rate = main.getByRole('listitem').filter({ hasText: 'Commission of providers: 12.5%' });
  await expect(rate).toContainText('Coming');
  await rate.getByRole('button', { name: 'Take it back' }).click();
  await dialog.getByRole('button', { name: 'Take it back' }).click();
  await expect(rate).toHaveCount(0);

  await main.getByRole('button', { name: 'Change the hours' }).click();
  await dialog.getByLabel('Friday').check();
  await dialog.getByLabel('Until', { exact: true }).fill('22:30');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  const arabic = await openAs(market.admin, { language: 'ar', width: 360, path: '/admin/settings' });
  const hours = arabic.getByRole('main').getByRole('listitem').filter({ hasText: 'الجمعة' });
  await expect(hours).toContainText('قادم');
  await expectAccessible(arabic);
  expect(await arabic.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await hours.getByRole('button', { name: 'سحب' }).click();
  await expect(hours).toHaveCount(0);
});
