import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, expectAccessible } from './test.ts';

/** The currency of Arabic amounts has a point of its own. */
const poundsIn = (text: string) => Number(/[\d,]+(?:\.\d+)?/.exec(text)?.[0].replaceAll(',', ''));

/** The only job of a provider: in the sum of its week in whole pounds, in its lines and in the file to the piastre. */
export async function expectEarnings(page: Page, id: string, payable: string): Promise<void> {
  const jobs = page.getByRole('group').filter({ hasText: 'جاهزة للتحويل' });
  await jobs.locator('summary').click();
  await expect(jobs).toContainText(`عمولة`);
  expect(poundsIn(await jobs.getByRole('definition').last().innerText())).toBe(Number(payable));
  const week = page.getByRole('row').filter({ hasText: 'هذا الأسبوع' });
  expect(poundsIn(await week.getByRole('cell').first().innerText())).toBe(Math.round(Number(payable)));
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'تنزيل ملف Excel' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  const records = file
    .trimEnd()
    .split('\r\n')
    .map((record) => record.split(';'));
  expect(records.slice(1).map((fields) => [fields[10], fields[11]])).toEqual([[payable, id]]);
}
