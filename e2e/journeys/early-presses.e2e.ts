import { createRandom } from '@hirfa/server/demo/random';
import { lostPresses } from '../early-presses.ts';
import { signInAs } from '../session.ts';
import { expect, test } from '../test.ts';

// Pages are left while they load.
test.use({ expectedConsole: /./ });

test('a choice and the button after it, both pressed before the page is hydrated, take effect in their order', async ({
  openVisitor,
  market,
  site,
}) => {
  await market.world.card(market.provider, { slug: market.offer.category_slug });
  const page = await openVisitor();
  await signInAs(page.context(), site, market.customer);
  const code = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', (route) => code.promise.then(() => route.continue()));
  await page.goto(`/booking/${market.provider.id}`, { waitUntil: 'commit' });
  const main = page.getByRole('main');
  await main.getByRole('radio').first().click();
  await main.getByRole('button', { name: 'Next' }).click();
  code.resolve();
  await expect(main.getByLabel('Address')).toBeVisible();
});

test('no press of a visitor in the first two seconds of a page load is lost on a slow device', async ({ page }) => {
  expect(await lostPresses(page, 8, createRandom(17))).toEqual([]);
});

test('no press of a signed-in person in the first two seconds of a page load is lost on a slow device', async ({
  page,
  site,
  world,
}) => {
  await signInAs(page.context(), site, await world.user());
  expect(await lostPresses(page, 4, createRandom(18), ['/', '/services', '/ar/service/oud-lessons'])).toEqual([]);
});
