import { readFile } from 'node:fs/promises';
import { expect, expectAccessible, test } from '../../test.ts';

test('an accountant reads a month, an account and their files, and sees that no day was compared yet', async ({
  openAs,
  market,
}) => {
  test.slow();
  await market.confirmed();
  const page = await openAs(market.admin, { path: '/admin/dashboard' });
  await page.goto('/admin/ledger');
  const books = page.getByRole('region', { name: 'The trial balance' });
  const totals = books.getByRole('row', { name: 'All accounts' });
  await expect(totals).toContainText('EGP 0.00');
  await expect(page.getByText('The month is open', { exact: false })).toBeVisible();
  await expectAccessible(page);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Trial balance for Excel' }).click();
  const file = await readFile(await (await downloading).path());
  expect(file.toString().startsWith('\uFEFFAccount,Month')).toBe(true);
  await books.getByRole('link', { name: 'Payment service' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Payment service' })).toBeVisible();
  await expect(page.getByText('Debit side').first()).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/ar/admin/ledger');
  await expect(page.getByRole('row', { name: 'كل الحسابات' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toBeVisible();
  await expectAccessible(page);
});
