import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../../test.ts';

const HOUR_MS = 3_600_000;

/** Presses a button, and reads the file that it downloads. */
async function downloadBy(page: Page, button: RegExp) {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).first().click();
  const download = await downloading;
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

test.describe('invoices', () => {
  test.use({ ownSite: true });

  test('each side of a settled booking downloads its papers, and an admin finds all of them', async ({
    openAs,
    market,
    clock,
  }) => {
    test.slow();
    const { id, starts_at, start_code } = await market.confirmed();
    await clock.passTo(starts_at);
    await market.step('provider', id, 'start', { code: start_code });
    await clock.pass(2 * HOUR_MS);
    await market.step('provider', id, 'finish');
    const customer = await openAs(market.customer, { path: `/booking-confirmation/${id}` });
    await market.step('customer', id, 'confirm-completion');

    await test.step('the customer sees them without reloading', async () => {
      await expect(customer.getByRole('heading', { name: 'Invoices and receipts' })).toBeVisible();
      await expectAccessible(customer);
      const { name, bytes } = await downloadBy(customer, /^Download: Receipt/);
      expect(name).toMatch(/^hirfa-service-2026-\d{6}\.pdf$/);
      expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    });
    await test.step('the provider has that of the commission, in Arabic', async () => {
      const path = `/provider/dashboard?openBooking=${id}`;
      const provider = await openAs(market.provider, { language: 'ar', path });
      const panel = provider.getByRole('dialog');
      await expect(panel.getByRole('heading', { name: 'الفواتير والإيصالات' })).toBeVisible();
      await expect(panel.getByText('العمولة', { exact: true })).toBeVisible();
      await expect(panel.getByText('رسوم الخدمة', { exact: true })).toHaveCount(0);
    });
    await test.step('the provider finds it among their earnings', async () => {
      const provider = await openAs(market.provider, { path: '/provider/dashboard?tab=earnings' });
      const papers = provider.getByRole('region', { name: 'Invoices and receipts' });
      await expect(papers.getByText('Commission', { exact: true })).toBeVisible();
      await expectAccessible(provider);
      expect((await downloadBy(provider, /^Download: Receipt/)).bytes.subarray(0, 5).toString()).toBe('%PDF-');
    });
    await test.step('the provider states a tax number, and reads it as it is stored', async () => {
      const provider = await openAs(market.provider, { language: 'ar', path: '/provider/profile/edit' });
      await provider.getByRole('button', { name: 'إضافة رقم التسجيل الضريبي' }).click();
      await provider.getByLabel('رقم التسجيل الضريبي').fill('٩٨٧٦٥٤٣٢١');
      await provider.getByLabel('الاسم في البطاقة الضريبية').fill('ورشة سامح');
      await provider.getByLabel('العنوان في البطاقة الضريبية').fill('5 شارع النيل، الجيزة');
      await expectAccessible(provider);
      await provider.getByRole('region', { name: 'التسجيل الضريبي' }).getByRole('button', { name: 'حفظ' }).click();
      await expect(provider.getByText('987-654-321')).toBeVisible();
    });
    await test.step('an admin narrows the list down', async () => {
      const admin = await openAs(market.admin, { path: '/admin/invoices?subject=commission' });
      await expect(admin.getByRole('button', { name: /^Download: Receipt/ })).toHaveCount(1);
      await expectAccessible(admin);
      const file = await downloadBy(admin, /^Download for Excel/);
      expect(file.bytes.toString()).toContain('Commission');
    });
  });
});
