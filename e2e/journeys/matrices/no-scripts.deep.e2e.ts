import { siteRoutes } from '../../../web/routes.ts';
import { expect, test } from '../../test.ts';

/** Public pages that work only with scripts. */
const NEED_SCRIPTS = [
  '/booking/$target',
  '/payment-return',
  '/payment-result',
  '/auth',
  '/auth/callback',
  '/email-confirmed',
  '/reset-password',
  '/sound-test',
  '/test',
  '/support',
  '/undo-security',
];
const PAGES = siteRoutes;
const ENGLISH = { prefix: '', needed: 'This page needs JavaScript', others: 'Browse services' };
const ARABIC = { prefix: '/ar', needed: 'تحتاج هذه الصفحة إلى JavaScript', others: 'تصفّح الخدمات' };

test('without scripts every page shows its content, or says that it needs them and what works', async ({
  browser,
  site,
  market,
}) => {
  const context = await browser.newContext({ baseURL: site.address, javaScriptEnabled: false });
  const page = await context.newPage();
  const values: Record<string, string> = {
    $serviceSlug: 'oud-lessons',
    $categorySlug: market.offer.category_slug,
    $providerId: market.provider.id,
    $target: market.provider.id,
    $bookingId: market.provider.id,
    $code: 'AAAAAAAAAAAAAAAAAAAAAA',
  };
  const heading = page.getByRole('heading', { level: 1 });
  for (const [index, { path, guard }] of PAGES.entries()) {
    // Both languages have the same pages: every second one is enough for each.
    const { prefix, needed, others } = index % 2 === 0 ? ENGLISH : ARABIC;
    const address = prefix + (path === '$' ? '/nowhere' : path.replaceAll(/\$\w+/g, (name) => values[name] ?? ''));
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    await expect(heading, address).toHaveCount(1);
    await expect(heading, address).toBeVisible();
    if (guard === 'document' || (guard === 'anybody' && !NEED_SCRIPTS.includes(path)))
      await expect(heading, address).not.toHaveText(needed);
    else {
      await expect(heading, address).toHaveText(needed);
      await expect(page.getByRole('main').getByRole('link', { name: others }), address).toBeVisible();
      await expect(page.getByRole('main').locator('[aria-busy=true]:visible'), address).toHaveCount(0);
    }
  }
  await context.close();
});
