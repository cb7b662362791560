import { readFile } from 'node:fs/promises';
import { expect, expectAccessible, test } from '../../test.ts';

const HOUR_MS = 3_600_000;
const IBAN = 'EG380019000500000000263180002';

test.describe('payouts', () => {
  test.use({ ownSite: true });

  test('a provider reads what is paid next, an admin pays it by a file, and the statement follows', async ({
    openAs,
    market,
    clock,
    site,
  }) => {
    test.slow();
    const details = { kind: 'iban', number: IBAN, holder: 'Salma Kamal' };
    await market.ask('provider', 'PUT', '/api/v1/provider/payout-details', details);
    const { id, starts_at, start_code } = await market.confirmed();
    await clock.passTo(starts_at);
    await market.step('provider', id, 'start', { code: start_code });
    await clock.pass(2 * HOUR_MS);
    await market.step('provider', id, 'finish');
    await market.step('customer', id, 'confirm-completion');
    await site.work();
    const phone = { language: 'ar', width: 360, path: '/provider/dashboard?tab=earnings' } as const;
    await test.step('in Arabic on a phone, the provider reads what is paid next', async () => {
      const provider = await openAs(market.provider, phone);
      await expect(provider.getByRole('heading', { name: 'التحويل القادم' })).toBeVisible();
      await expect(provider.getByText('337.50').first()).toBeVisible();
      await expectAccessible(provider);
    });
    await clock.pass(8 * 24 * HOUR_MS);
    await site.work();
    const admin = await openAs(market.admin, { path: '/admin/payouts' });
    await test.step('an admin writes a file by a template', async () => {
      await expect(admin.getByText('Equals the ledger')).toHaveCount(3);
      await expectAccessible(admin);
      await admin.getByRole('button', { name: 'New for bank accounts' }).click();
      await admin.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
      await expect(admin.getByRole('button', { name: 'Change the template Bank transfers' })).toBeVisible();
      await admin.getByRole('button', { name: 'Write a file for the bank' }).click();
      const dialog = admin.getByRole('dialog');
      await dialog.getByLabel('Format of the file').selectOption('Bank transfers');
      await expect(dialog.getByText('Ready: 1 payout')).toBeVisible();
      await expectAccessible(admin);
      const downloading = admin.waitForEvent('download');
      await dialog.getByRole('button', { name: 'Write the file' }).click();
      const download = await downloading;
      expect(download.suggestedFilename()).toBe('hirfa-payouts-1.csv');
      expect((await readFile(await download.path())).toString()).toContain(`Salma Kamal,${IBAN},337.50,EGP`);
    });
    await test.step('the bank confirms it', async () => {
      await admin.getByRole('button', { name: 'Import confirmations' }).click();
      const dialog = admin.getByRole('dialog');
      await dialog.getByLabel('File of the bank').setInputFiles({
        name: 'answer.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from('reference,status\nH1-1,paid\nH9-9,paid\n'),
      });
      await expect(dialog.getByText('No payout has this reference')).toBeVisible();
      await dialog.getByRole('button', { name: 'Apply 1 line' }).click();
      await expect(dialog).toHaveCount(0);
      await expect(admin.getByText('Equals the ledger')).toHaveCount(3);
    });
    await test.step('the provider sees it and downloads the statement', async () => {
      const provider = await openAs(market.provider, phone);
      await expect(provider.getByText('تم التحويل')).toBeVisible();
      const downloading = provider.waitForEvent('download');
      await provider.getByRole('button', { name: /^تنزيل كشف.*PDF$/ }).click();
      expect((await downloading).suggestedFilename()).toMatch(/^hirfa-payout-\d{4}-\d{2}-\d{2}\.pdf$/);
    });
  });
});
