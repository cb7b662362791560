import type { Page } from '@playwright/test';
import { hydrated } from '../hydration.ts';
import { expect, expectAccessible, test } from '../test.ts';

test.use({ expectedConsole: /./ });

for (const { path, link, heading, again, refresh } of [
  { path: '/auth', link: 'Services', heading: 'Something went wrong', again: 'Try Again', refresh: 'Refresh Page' },
  { path: '/ar/auth', link: 'الخدمات', heading: 'حدث خطأ ما', again: 'إعادة المحاولة', refresh: 'تحديث الصفحة' },
]) {
  test(`${path}: a page that fails shows an error and can be tried again`, async ({ page }) => {
    await page.goto(path);
    // The page is hydrated, so links no longer load a whole page.
    await hydrated(page);
    await page.route('**/api/v1/**', (route) => route.abort());
    await page.getByRole('contentinfo').getByRole('link', { name: link }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.getByRole('button', { name: refresh })).toBeVisible();
    await expectAccessible(page);
    await page.unroute('**/api/v1/**');
    await page.getByRole('button', { name: again }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(link);
  });
}

/**
 * Opens a page whose code can not be loaded, with the browser's time paused. Returns a function that counts the
 * requests of the code.
 */
async function openWithoutItsCode(page: Page): Promise<() => number> {
  let tries = 0;
  await page.goto('/services');
  await hydrated(page);
  await page.clock.install();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await page.route('**/assets/auth-*.js', (route) => {
    tries += 1;
    return route.abort();
  });
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  // The router itself reloads such a page once without delay; the error page may appear for a moment before.
  await expect.poll(() => tries).toBe(2);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong');
  return () => tries;
}

test('a page whose code can not be loaded is reloaded once, after 2 s; then the person can refresh it', async ({
  page,
}) => {
  const tries = await openWithoutItsCode(page);
  const before = tries();
  await page.clock.runFor(1900);
  expect(tries()).toBe(before);
  await page.clock.runFor(100);
  await expect.poll(tries).toBe(before + 1);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Something went wrong');
  await page.clock.runFor(30_000);
  await expect(heading).toHaveText('Something went wrong');
  expect(tries()).toBe(before + 1);
  await page.unroute('**/assets/auth-*.js');
  await page.getByRole('button', { name: 'Refresh Page' }).click();
  await expect(heading).toHaveText('Welcome back');
});

test('a page whose code can not be loaded offline is reloaded when the connection is back', async ({
  page,
  context,
}) => {
  const tries = await openWithoutItsCode(page);
  const before = tries();
  await context.setOffline(true);
  await page.clock.runFor(10_000);
  expect(tries()).toBe(before);
  await page.unroute('**/assets/auth-*.js');
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back');
});

test('a link pressed without a connection keeps the page and says why; with one it works', async ({
  page,
  context,
}) => {
  await page.goto('/service/leak-repair');
  await hydrated(page);
  await context.setOffline(true);
  const book = page.getByRole('main').getByRole('link', { name: 'Book' }).first();
  await book.click();
  await expect(page.getByText('No connection. Check it and try again.')).toBeVisible();
  await expect(page).toHaveURL('/service/leak-repair');
  await context.setOffline(false);
  await expect(page.getByText('No connection. Check it and try again.')).toBeHidden();
  await book.click();
  await expect(page).toHaveURL(/booking/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

for (const { path, heading, words, link } of [
  {
    path: '/payment/',
    heading: 'Something went wrong',
    words: 'Nobody pays twice for one booking.',
    link: 'My bookings',
  },
  { path: '/ar/payment/', heading: 'حدث خطأ ما', words: 'ولا يُدفع ثمن الحجز الواحد مرتين.', link: 'كل حجوزاتي' },
]) {
  test(`${path}: a payment that cannot be shown says what is known of the money, and leads to the bookings`, async ({
    openAs,
    market,
  }) => {
    const { id } = await market.book();
    const page = await openAs(market.customer);
    await page.route(
      ({ pathname }) => pathname.startsWith('/api/') && pathname.includes(id),
      (route) => route.abort(),
    );
    await page.goto(path + id);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.getByRole('main')).toContainText(words);
    await expectAccessible(page);
    await page.getByRole('main').getByRole('link', { name: link }).click();
    await expect(page).toHaveURL(/\/bookings$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(link);
  });
}
