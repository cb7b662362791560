import { sql } from 'drizzle-orm';
import { expect, expectAccessible, test } from '../test.ts';

const HOME = { path: '/provider/home', language: 'ar', width: 360 } as const;

test('in Arabic on a phone, a provider lands on their home, goes online and opens what waits for them', async ({
  openAs,
  openVisitor,
  market,
}) => {
  const request = await market.request();
  const { provider } = market;
  const page = await openAs(provider, { ...HOME, path: '/auth' });
  await expect(page).toHaveURL('/ar/provider/home');
  // The address changes before the page does.
  await expect(page.getByRole('switch', { name: 'متصل الآن' })).toBeVisible();
  await expectAccessible(page);
  const other = await openAs(provider, HOME);
  const visitor = await openVisitor();

  // The provider of a test is online.
  const online = { name: 'متصل الآن' };
  await expect(page.getByRole('switch', online)).toBeChecked();
  await page.getByRole('switch', online).click();
  await expect(page.getByRole('main')).toContainText('آخر اتصال');
  await expect(other.getByRole('switch', online)).not.toBeChecked();
  await visitor.goto(`/provider/${provider.id}`);
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(visitor.getByRole('main')).not.toContainText('Online now');
  await other.getByRole('switch', online).click();
  await expect(page.getByRole('switch', online)).toBeChecked();
  await visitor.reload();
  await expect(visitor.getByRole('main')).toContainText('Online now');

  const requests = page.getByRole('region', { name: 'بانتظار ردك' });
  // It is the first thing of the page, and answered there.
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText('بانتظار ردك');
  await requests.getByRole('button', { name: 'قبول' }).click();
  await expect(requests.getByRole('link').first()).toBeVisible();
  expect((await market.read('customer', request.id)).status).toBe('confirmed');
});

test('the next job shows the way to its address, and the home of a new provider what would bring bookings', async ({
  openAs,
  market,
}) => {
  await market.confirmed();
  const page = await openAs(market.provider, { path: '/provider/home' });
  await expect(page.getByRole('link', { name: 'The way there' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=12\+Road\+9/,
  );
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Add photos of your work' }).click();
  await expect(page).toHaveURL(`/provider/services/${market.offer.id}`);
});

for (const [language, accept, missing] of [
  ['en', 'Accept', 'New customers can’t book you'],
  ['ar', 'قبول', 'لا يمكن لعملاء جدد حجزك'],
] as const)
  test(`${language}: on a phone, a request is answered on the first screen of the home and of the desk`, async ({
    openAs,
    market,
    site,
  }) => {
    await market.request();
    const { provider } = market;
    await site.owner.execute(sql`delete from provider_weekly_hours where provider_id = ${provider.id}`);
    const page = await openAs(provider, { language, width: 360, path: '/provider/home' });
    await page.setViewportSize({ width: 360, height: 740 });
    const main = page.getByRole('main');
    const bar = page.locator('[data-bottom-bar]');
    const expectOnFirstScreen = async () => {
      const button = await main.getByRole('button', { name: accept, exact: true }).boundingBox();
      const end = await bar.boundingBox();
      expect((button?.y ?? Infinity) + (button?.height ?? 0)).toBeLessThan(end?.y ?? 0);
    };
    await expect(main.getByRole('button', { name: accept, exact: true })).toBeVisible();
    await expectOnFirstScreen();
    await main.getByRole('link', { name: missing }).click();
    await expect(main.locator('#missing')).toBeInViewport();
    await page.goto(language === 'en' ? '/provider/dashboard' : '/ar/provider/dashboard');
    await expect(main.getByRole('button', { name: accept, exact: true })).toBeVisible();
    await expectOnFirstScreen();
  });
