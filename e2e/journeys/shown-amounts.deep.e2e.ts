import { hoursFrom } from '@hirfa/server/testing/market';
import { sql } from 'drizzle-orm';
import { chooseUpToReview } from '../booking-flow.ts';
import { expect, expectAccessible, test } from '../test.ts';

test.use({ ownSite: true, expectedConsole: /status of 409/ });

test('a cancellation that became dearer while its dialog was open asks again with the new amount', async ({
  openAs,
  market,
  site,
  clock,
}) => {
  const { id } = await market.confirmed({ starts_at: hoursFrom(site.clock.now, 12) });
  const page = await openAs(market.customer, { path: `/booking-confirmation/${id}` });
  await page.getByRole('button', { name: 'Cancel the booking' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(/You get EGP\s538\.65 back\./);
  await dialog.getByLabel('Reason').fill('My child is ill');
  // The clock of this device is late: it still counts the cancellation as free.
  await site.passTime(31 * 60_000);
  await dialog.getByRole('button', { name: 'Cancel the booking' }).click();
  await expect(dialog).toContainText('The amount has changed. Nothing has happened yet');
  await expect(dialog).toContainText(/You get EGP\s282\.15 back; EGP\s256\.50 is kept\./);
  await expect(dialog.getByLabel('Reason')).toHaveValue('My child is ill');
  expect((await market.read('customer', id)).status).toBe('confirmed');
  await dialog.getByRole('button', { name: 'Cancel the booking' }).click();
  await expect(dialog).toBeHidden();
  expect(await market.read('customer', id)).toMatchObject({ status: 'cancelled', cancel_note: 'My child is ill' });

  // The clock of this device is right: it has the new terms, but changes no amount that somebody may press on.
  const again = await market.confirmed({ starts_at: hoursFrom(site.clock.now, 16) });
  const punctual = await openAs(market.customer, { path: `/booking-confirmation/${again.id}` });
  await punctual.getByRole('button', { name: 'Cancel the booking' }).click();
  const asked = punctual.getByRole('dialog');
  await expect(asked).toContainText(/You get EGP\s538\.65 back\./);
  await clock.pass(31 * 60_000);
  await expect(punctual.getByText('Cancelling now costs')).toBeAttached();
  await asked.getByRole('button', { name: 'Cancel the booking' }).click();
  await expect(asked).toContainText('The amount has changed. Nothing has happened yet');
  await expect(asked).toContainText(/You get EGP\s282\.15 back; EGP\s256\.50 is kept\./);
  expect((await market.read('customer', again.id)).status).toBe('confirmed');
});

test('a price that changed after it was shown is shown again before anything is booked', async ({
  openAs,
  market,
  site,
}) => {
  const page = await openAs(market.customer);
  const main = page.getByRole('main');
  await chooseUpToReview(page, market);
  const total = main.locator('dl').filter({ hasText: 'Total' }).first();
  const shown = await total.innerText();
  await site.owner.execute(sql`insert into settings (id, name, value, category_slug, holds_from)
    values (gen_random_uuid(), 'vat_rate', 0.125, ${market.offer.category_slug}, ${site.clock.now.toISOString()})`);
  await main.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The price has changed');
  await expectAccessible(page);
  await main.getByRole('link', { name: 'See the new price' }).click();
  await expect(main).toContainText('12 Hassan Sabry Street');
  await expect(total).not.toHaveText(shown);
  expect([/VAT [\d.]+%/.exec(shown)?.[0], /VAT [\d.]+%/.exec(await total.innerText())?.[0]]).toEqual([
    'VAT 14%',
    'VAT 12.5%',
  ]);
  expect((await market.ask('customer', 'GET', '/api/v1/bookings')).body).toMatchObject({ items: [] });
  await main.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page).toHaveURL(/\/payment\/[0-9a-f-]{36}$/);
});

test('a job that became a visit at the same price is shown as one before it is booked', async ({
  openAs,
  market,
  site,
}) => {
  const page = await openAs(market.customer);
  const main = page.getByRole('main');
  await chooseUpToReview(page, market);
  await expect(main.getByText('Price of the job').filter({ visible: true }).first()).toBeVisible();
  // This device does not hear of the change in time.
  await page.route(/\/api\/v1\/providers\//, (route) => route.abort());
  await site.owner.execute(sql`update service_cards set is_visit = true where provider_id = ${market.provider.id}`);
  await main.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The offer has changed');
  await expect(main).toContainText(/It is a visit now: EGP\s[\d.]+ is the visit fee/);
  await expectAccessible(page);
  await page.unroute(/\/api\/v1\/providers\//);
  await main.getByRole('link', { name: 'See the new offer' }).click();
  await expect(main).toContainText('12 Hassan Sabry Street');
  await expect(main.getByText('Visit fee', { exact: true }).filter({ visible: true }).first()).toBeVisible();
  expect((await market.ask('customer', 'GET', '/api/v1/bookings')).body).toMatchObject({ items: [] });
  await main.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page).toHaveURL(/\/payment\/[0-9a-f-]{36}$/);
  await expect(main.getByText(/^This is the fee of the visit, all included\./)).toBeVisible();
});
