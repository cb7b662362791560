import { hoursFrom } from '@hirfa/server/testing/market';
import { markPeople } from '@hirfa/server/testing/cleaning/test-tools';
import { sql } from 'drizzle-orm';
import { expect, expectAccessible, test } from '../test.ts';

test.use({ expectedConsole: /status of (400|409)/ });

const TEST_BOOKING = '00000000-0000-4000-8000-000000000736';

test('an admin deletes a booking of two test people by its ID, and is told why another one stays', async ({
  openAs,
  market,
  site,
}) => {
  const { id } = await market.confirmed();
  const page = await openAs(market.admin, { path: '/admin/delete-booking-by-id' });
  const main = page.getByRole('main');
  const remove = async (booking: string) => {
    await main.getByLabel('ID of the booking').fill(booking);
    await main.getByRole('button', { name: 'Delete the booking' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  };
  await remove('1234');
  await expect(main.getByText('This is not the ID of a booking.')).toBeVisible();
  await remove(id);
  await expect(main.getByText('at least one of these two is a real person')).toBeVisible();
  await markPeople(site, market);
  await remove(id);
  await expect(page.getByText('Booking deleted', { exact: true })).toBeVisible();
  await expect(main.getByText('Its payment stays in the books.')).toBeVisible();
  await expectAccessible(page);
  const left = await site.owner.execute(sql`select held::text from payments where booking_id = ${id}
    and not exists (select from bookings where id = ${id})`);
  expect(left).toEqual([{ held: '0.00' }]);
});

test.describe('on a site of their own', () => {
  test.use({ ownSite: true, siteSettings: { TEST_BOOKING_ID: TEST_BOOKING } });

  test('in Arabic on a phone, the booking of the configuration is deleted once in a browser', async ({
    openAs,
    market,
    site,
  }) => {
    const { id } = await market.book();
    await market.step('customer', id, 'withdraw');
    await markPeople(site, market);
    // The same booking, under the id of the configuration.
    for (const [table, column] of [
      ['bookings', 'id'],
      ['payments', 'booking_id'],
    ] as const)
      await site.owner.execute(sql`insert into ${sql.raw(table)}
        select (jsonb_populate_record(row, jsonb_build_object(${column}::text, ${TEST_BOOKING}::text))).*
        from ${sql.raw(table)} as row where row.${sql.raw(column)} = ${id}`);
    const page = await openAs(market.admin, { language: 'ar', width: 360, path: '/admin/delete-test-booking' });
    await expect(page.getByText('تم حذف الحجز', { exact: true })).toBeVisible();
    await expectAccessible(page);
    const path = '**/functions/v1/admin-delete-booking-by-id';
    let runs = 0;
    await page.route(path, async (route) => {
      runs += 1;
      await route.continue();
    });
    await page.reload();
    await expect(page.getByRole('main').getByText('سبق تشغيل الحذف التلقائي في هذا المتصفح')).toBeVisible();
    expect(runs).toBe(0);
    await expectAccessible(page);
  });

  test('a reset deletes all bookings of test people and names those that stay', async ({ openAs, market, site }) => {
    const [gone, stays] = [
      await market.confirmed(),
      await market.request({ starts_at: hoursFrom(site.clock.now, 72) }),
    ];
    // The people of the demo, who have booked a lot, are left out.
    await site.owner.execute(sql`update profiles set is_test = false`);
    await markPeople(site, market);
    await site.owner.execute(sql`update bookings set payment_status = 'charged_back' where id = ${stays.id}`);
    const page = await openAs(market.admin, { path: '/admin/reset-test-data' });
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'Delete all test bookings' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete all' }).click();
    await expect(main.getByRole('region', { name: 'Bookings that stay' })).toContainText(stays.id);
    await expect(main.getByRole('region', { name: 'Bookings that stay' })).toContainText(
      'bank has taken this money back',
    );
    await expect(main.getByText('1 booking of two test people.')).toBeVisible();
    await expect(main.getByText('being deleted')).toBeHidden();
    await expectAccessible(page);
    expect(await site.owner.execute(sql`select id from bookings where id in (${gone.id}, ${stays.id})`)).toEqual([
      { id: stays.id },
    ]);
  });
});

test.describe('without test tools', () => {
  test.use({ ownSite: true, siteSettings: { TEST_TOOLS: 'off' }, expectedConsole: /status of 404/ });

  test('the pages do not exist', async ({ openAs, market }) => {
    for (const path of ['/admin/delete-booking-by-id', '/admin/delete-test-booking', '/admin/reset-test-data']) {
      const page = await openAs(market.admin, { path });
      await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    }
  });
});
