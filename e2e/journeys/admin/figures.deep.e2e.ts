import { readFile } from 'node:fs/promises';
import { addDays, cairoDay } from '@hirfa/domain/market';
import { scanFigures } from '@hirfa/server/testing/figures/many-bookings';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../../test.ts';

// Figures of other journeys would come between a count and the page.
test.use({ ownSite: true });

const tile = (page: Page, label: string) => page.getByRole('main').locator('dl > div').filter({ hasText: label });
const table = (page: Page, label: string) => page.getByRole('region', { name: label }).locator('tbody tr');
const money = (amount: unknown) =>
  `EGP\u00a0${Number(amount).toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
const days = (last: number) => {
  const to = cairoDay(new Date());
  return { from: addDays(to, 1 - last), to };
};

/** The fields of each line of a downloaded file; none of the demo's texts needs quotes. */
async function download(page: Page, label: string): Promise<string[][]> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: label }).click();
  const text = await readFile(await (await downloading).path(), 'utf8');
  expect(text.startsWith('\uFEFF')).toBe(true);
  return text
    .slice(1)
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(/[;,]/));
}

test('an admin compares periods, and what is shown and downloaded equals the rows of the database', async ({
  openAs,
  market,
  site,
}) => {
  const page = await openAs(market.admin, { path: '/admin/dashboard' });
  const main = page.getByRole('main');
  const thirty = await scanFigures(site.owner, days(30));
  await expect(tile(page, 'Total revenue')).toContainText(money(thirty.figures?.total_revenue));
  await expect(tile(page, 'Business revenue')).toContainText(money(thirty.figures?.business_revenue));
  await expect(table(page, 'Daily figures')).toHaveCount(30);
  await expectAccessible(page);

  await main.getByRole('button', { name: 'Last 7 days' }).click();
  await expect(page).toHaveURL('/admin/dashboard?days=7');
  await expect(table(page, 'Daily figures')).toHaveCount(7);
  const [seven, before] = [
    await scanFigures(site.owner, days(7)),
    await scanFigures(site.owner, { from: addDays(days(7).from, -7), to: addDays(days(7).from, -1) }),
  ];
  const [revenue, revenueBefore] = [Number(seven.figures?.total_revenue), Number(before.figures?.total_revenue)];
  const share = Math.round((Math.abs(revenue - revenueBefore) / revenueBefore) * 100);
  await expect(tile(page, 'Total revenue')).toContainText(money(revenue));
  await expect(tile(page, 'Total revenue')).toContainText(
    `${revenue > revenueBefore ? '+' : '−'}${share}% ${revenue > revenueBefore ? 'more' : 'less'}; ${money(revenueBefore)} before`,
  );
  await expect(main.getByRole('button', { name: 'Last 7 days' })).toHaveAttribute('aria-pressed', 'true');

  const chosen = { from: addDays(days(1).to, -59), to: addDays(days(1).to, -20) };
  const scanned = await scanFigures(site.owner, chosen);
  await main.getByRole('button', { name: 'Other days' }).click();
  await main.getByLabel('From').fill(chosen.to);
  await main.getByLabel('To').fill(chosen.from);
  await main.getByRole('button', { name: 'Show these days' }).click();
  await expect(main).toContainText('Please choose at most 366 days');
  await main.getByLabel('From').fill(chosen.from);
  await main.getByLabel('To').fill(chosen.to);
  await main.getByRole('button', { name: 'Show these days' }).click();
  await expect(page).toHaveURL(`/admin/dashboard?from=${chosen.from}&to=${chosen.to}`);
  await expect(tile(page, 'VAT collected')).toContainText(money(scanned.figures?.vat_collected));
  await expect(table(page, 'Areas with jobs')).toHaveCount(scanned.areas.length);
  await expect(table(page, 'Areas with jobs').first().locator('td').first()).toHaveText(
    String(scanned.areas[0]?.total_jobs),
  );

  const [head, ...rows] = await download(page, 'Download for Excel: Daily figures');
  expect(head?.[0]).toBe('Day');
  expect(rows.map(([day]) => day)).toEqual(Array.from({ length: 40 }, (_, index) => addDays(chosen.from, index)));
  const sum = rows.reduce((total, row) => total + Math.round(Number(row[1]) * 100), 0);
  expect((sum / 100).toFixed(2)).toBe(scanned.figures?.total_revenue);
  const payments = await download(page, 'Download for Excel: Payments');
  expect(payments.length - 1).toBe(scanned.figures?.total_jobs);
  await page.goBack();
  await expect(page).toHaveURL('/admin/dashboard?days=7');
  await expect(table(page, 'Daily figures')).toHaveCount(7);
});

test('in Arabic on a phone the figures fit, the payments go on, and the file opens in Excel', async ({
  openAs,
  market,
  site,
}) => {
  const page = await openAs(market.admin, { language: 'ar', width: 360, path: '/admin/dashboard?days=90' });
  const main = page.getByRole('main');
  await expect(main).toContainText('آخر 90 يومًا');
  const { figures } = await scanFigures(site.owner, days(90));
  await expect(table(page, 'المدفوعات')).toHaveCount(50);
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await main.getByRole('button', { name: 'عرض المزيد' }).click();
  await expect(table(page, 'المدفوعات')).toHaveCount(Math.min(100, Number(figures?.total_jobs)));
  const [head, ...rows] = await download(page, 'تنزيل ملف Excel: المدفوعات');
  expect(head?.[0]).toBe('اليوم');
  expect(rows.length).toBe(figures?.total_jobs);
  await page.goto('/ar/admin/dashboard?from=2020-01-01&to=2020-01-31');
  await expect(main).toContainText('لا طلبات ولا مبالغ في هذه الأيام.');
  await expect(main).toContainText('لا طلبات حضورية في هذه المدة.');
});
