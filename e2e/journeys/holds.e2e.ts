import { hoursFrom } from '@hirfa/server/testing/market';
import { chooseUpToReview } from '../booking-flow.ts';
import { expect, expectAccessible, test } from '../test.ts';

test.use({ expectedConsole: /status of 429/ });

test('a customer with three unpaid bookings sees which they are; after letting one go, the fourth is booked', async ({
  openAs,
  market,
  site,
}) => {
  const held = [];
  for (const hours of [100, 110, 120]) held.push(await market.book({ starts_at: hoursFrom(site.clock.now, hours) }));
  const page = await openAs(market.customer);
  const main = page.getByRole('main');
  await chooseUpToReview(page, market);
  await main.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Too many unpaid bookings');
  const links = main.getByRole('listitem').getByRole('link');
  await expect(links).toHaveCount(3);
  expect(await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')))).toEqual(
    held.map(({ id }) => `/payment/${id}`),
  );
  await expect(links.first()).toHaveText(/^Pay now/);
  await expect(main.getByRole('button', { name: 'Go on with my booking' })).toBeDisabled();
  await expectAccessible(page);
  await main.getByRole('listitem').first().getByRole('button', { name: 'Cancel this hold' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(links).toHaveCount(2);
  await main.getByRole('button', { name: 'Go on with my booking' }).click();
  await expect(page).toHaveURL(/\/payment\/[0-9a-f-]{36}$/);
  await expect(main).toContainText('12 Hassan Sabry Street');
});
