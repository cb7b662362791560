import { readFile } from 'node:fs/promises';
import { TABLE_FILE } from '@hirfa/templates/admin';
import type { Page } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { callAs } from '../../calls.ts';
import { expect, test } from '../../test.ts';

const { columns } = TABLE_FILE.ar;
const DOWNLOAD = 'تنزيل ملف Excel';

/** The pages of admins with a list, each with its files: the name of the button, if there are several. */
const PAGES: readonly (readonly [path: string, file: keyof typeof columns, button?: string])[] = [
  ['/ar/admin/bookings', 'bookings'],
  ['/ar/admin/people', 'people'],
  ['/ar/admin/dashboard?tab=providers', 'providers'],
  ['/ar/admin/outbox', 'outbox'],
  ['/ar/admin/notifications', 'announcements'],
  ['/ar/admin/catalogue', 'categories'],
  ['/ar/admin/catalogue?kind=service', 'services'],
  ['/ar/admin/catalogue?kind=area', 'areas'],
  ['/ar/admin/settings', 'rates', `${DOWNLOAD}: النسب`],
  ['/ar/admin/settings', 'hours', `${DOWNLOAD}: مواعيد الدعم`],
  ['/ar/admin/work', 'jobs', `${DOWNLOAD}: أعمال الخلفية`],
  ['/ar/admin/work?tab=webhooks', 'webhooks'],
];

async function download(page: Page, button = DOWNLOAD): Promise<string> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('main').getByRole('button', { name: button, exact: true }).click();
  return readFile(await (await downloading).path(), 'utf8');
}

test('an admin takes every list as a file that Excel opens in Arabic', async ({ openAs, market, world, site }) => {
  await market.confirmed();
  await site.owner.execute(sql`select 1 from graphile_worker.add_job('notify',
    json_build_object('entity_id', uuidv7()), run_at => now() + interval '1 day') as job`);
  await world.provider(await world.category(), { verification_status: 'pending', is_active: false });
  const page = await openAs(market.admin, { path: '/ar/admin/bookings' });
  const news = { user_id: market.customer.id, title: 'News', message: 'We are open on Friday.' };
  await callAs(page, '/functions/v1/send-multi-device-notification', news);
  for (const [path, file, button] of PAGES) {
    await page.goto(path);
    const [head, first] = (await download(page, button)).split('\r\n');
    expect([file, head]).toEqual([file, `\uFEFF${columns[file].join(';')}`]);
    expect([file, (first ?? '') !== '']).toEqual([file, true]);
  }
});
