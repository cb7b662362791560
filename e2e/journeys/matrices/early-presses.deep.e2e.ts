import { createRandom } from '@hirfa/server/demo/random';
import type { Page } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { KINDS, lostPresses } from '../../early-presses.ts';
import { hydrated } from '../../hydration.ts';
import { signInAs } from '../../session.ts';
import { expect, type Journey, test } from '../../test.ts';

// Pages are left while they load.
test.use({ expectedConsole: /./ });

const ADDRESS = '12 Hassan Sabry Street, third floor';

/** The code of the next page waits until what is returned is called. */
async function holdCode(page: Page): Promise<() => void> {
  const code = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', (route) => code.promise.then(() => route.continue()));
  return code.resolve;
}

/** The page of a booking that begins with the place, whose code waits for `release`. */
async function openPlaceStep({ openVisitor, market, site }: Pick<Journey, 'openVisitor' | 'market' | 'site'>) {
  const { id } = market.provider;
  const area = await market.world.area();
  await market.world.worksIn(market.provider, area);
  await site.owner.execute(sql`update provider_profiles set supports_online = false where id = ${id}`);
  const page = await openVisitor();
  const release = await holdCode(page);
  await page.goto(`/booking/${id}`, { waitUntil: 'commit' });
  return { area, page, main: page.getByRole('main'), release };
}

/** The page of a booking on which somebody signed in has chosen an offer, and whose code waits for `release`. */
async function chooseEarly({ openVisitor, market, site }: Pick<Journey, 'openVisitor' | 'market' | 'site'>) {
  await market.world.card(market.provider, { slug: market.offer.category_slug });
  const page = await openVisitor();
  await signInAs(page.context(), site, market.customer);
  const release = await holdCode(page);
  await page.goto(`/booking/${market.provider.id}`, { waitUntil: 'commit' });
  const main = page.getByRole('main');
  await main.getByRole('radio').first().click();
  return { main, release };
}

test('a choice and the button after it, both pressed before the page is hydrated, take effect in their order', async ({
  openVisitor,
  market,
  site,
}) => {
  const { main, release } = await chooseEarly({ openVisitor, market, site });
  await main.getByRole('button', { name: 'Next' }).click();
  release();
  await expect(main.getByLabel('Address')).toBeVisible();
});

test('a press at the moment of hydration takes effect after the choice before it', async ({
  openVisitor,
  market,
  site,
}) => {
  const { main, release } = await chooseEarly({ openVisitor, market, site });
  const next = main.getByRole('button', { name: 'Next' });
  await next.evaluate((button: HTMLElement) => addEventListener('hirfa:hydrated', () => button.click()));
  release();
  await expect(main.getByLabel('Address')).toBeVisible();
});

test('a page that is scrolled before it is hydrated stays where it is, and is there again after a reload', async ({
  openVisitor,
}) => {
  const page = await openVisitor({ width: 360 });
  const release = await holdCode(page);
  await page.goto('/service/leak-repair', { waitUntil: 'commit' });
  const offers = page.locator('#offers');
  await expect(offers).toBeVisible();
  // A font that comes later changes heights above, and the browser then keeps the text in its place by a pixel or two.
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() => scrollTo(0, 700));
  release();
  await hydrated(page);
  // What the router does after its first rendering is done with the next frames.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  const place = () => page.evaluate(() => scrollY);
  expect(await place()).toBe(700);
  await page.reload();
  await hydrated(page);
  await expect.poll(async () => Math.abs((await place()) - 700)).toBeLessThan(3);
});

test('what is typed and chosen before the page is hydrated stays, and the button after it takes it along', async ({
  openVisitor,
  market,
  site,
}) => {
  const { area, main, release } = await openPlaceStep({ openVisitor, market, site });
  await main.getByLabel('Area').selectOption(area.name_en);
  await main.getByLabel('Address').pressSequentially(ADDRESS);
  await main.getByRole('button', { name: 'Next' }).click();
  release();
  await expect(main.getByRole('heading', { name: 'When does it suit you?' })).toBeVisible();
  await expect(main).toContainText(`In person in ${area.name_en}`);
  await expect(main).toContainText(ADDRESS);
});

test('an e-mail address that is typed before the sign-in page is hydrated is there in the next form', async ({
  openVisitor,
}) => {
  const page = await openVisitor();
  const release = await holdCode(page);
  await page.goto('/auth', { waitUntil: 'commit' });
  const email = page.getByLabel('E-mail', { exact: true });
  await email.pressSequentially('salma@example.com');
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  release();
  await expect(page.getByRole('button', { name: 'Back to sign-in' })).toBeVisible();
  await expect(email).toHaveValue('salma@example.com');
});

test('what is typed while the page is hydrated stays whole', async ({ openVisitor, market, site }) => {
  const { area, page, main, release } = await openPlaceStep({ openVisitor, market, site });
  const address = main.getByLabel('Address');
  await address.pressSequentially(ADDRESS.slice(0, 8));
  release();
  await address.pressSequentially(ADDRESS.slice(8), { delay: 60 });
  await hydrated(page);
  await main.getByLabel('Area').selectOption(area.name_en);
  await expect(address).toHaveValue(ADDRESS);
});

test('a sign-in link that is pressed before its page is hydrated leads back to the page', async ({ openVisitor }) => {
  for (const path of [
    '/topic-notifications',
    '/ar/sound-test',
    '/support?booking=019aa000-0000-7000-8000-000000000001',
  ]) {
    const page = await openVisitor();
    const release = await holdCode(page);
    await page.goto(path, { waitUntil: 'commit' });
    await page.getByRole('main').locator('a[href*="/auth"]').click();
    release();
    await expect(page).toHaveURL(/\/auth\?mode=signin$/);
    expect(await page.evaluate(() => sessionStorage.getItem('hirfa.wanted-path'))).toBe(path);
  }
});

test('no press, choice or text of a visitor in the first two seconds of a page load is lost on a slow device', async ({
  context,
}) => {
  const random = createRandom(17);
  for (const kind of KINDS) expect(await lostPresses(context, kind, 2, random)).toEqual([]);
});

test('no press of a signed-in person in the first two seconds of a page load is lost on a slow device', async ({
  context,
  site,
  world,
}) => {
  await signInAs(context, site, await world.user());
  expect(
    await lostPresses(context, 'link', 4, createRandom(18), ['/', '/services', '/ar/service/oud-lessons']),
  ).toEqual([]);
});
