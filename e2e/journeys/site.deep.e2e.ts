import { sql } from 'drizzle-orm';
import { hydrated } from '../hydration.ts';
import { expect, test } from '../test.ts';

test('drawings are in the first HTML; those of later pages come from one cached file', async ({ page, request }) => {
  await page.goto('/auth');
  // The page is hydrated, so links no longer load a whole page.
  await hydrated(page);
  const drawings = page.locator('.craft-tile g');
  expect(await drawings.evaluateAll((all) => all.map((one) => one.firstElementChild?.tagName))).toEqual(
    Array(6).fill('path'),
  );
  await page.getByRole('contentinfo').getByRole('link', { name: 'Services' }).click();
  await expect(page).toHaveURL('/services');
  const references = drawings.locator('use');
  await expect(references.first()).toBeVisible();
  await expect
    .poll(() =>
      references.evaluateAll(
        (all) => all.filter((one) => one instanceof SVGGraphicsElement && one.getBBox().width === 0).length,
      ),
    )
    .toBe(0);
  const file = await request.get((await references.first().getAttribute('href')) ?? '');
  expect([file.headers()['content-type'], file.headers()['content-encoding'], file.headers()['cache-control']]).toEqual(
    ['image/svg+xml; charset=utf-8', 'br', 'public, max-age=31536000, immutable'],
  );
});

test('an address that has moved leads on in an open page, too', async ({ page }) => {
  await page.goto('/ar/auth');
  await hydrated(page);
  for (const [from, to] of [
    ['/ar/category/plumbing/trusted_essentials?q=leak', '/ar/community/plumbing?q=leak'],
    ['/ar/services/oud-lessons', '/ar/service/oud-lessons'],
    ['/ar/verify-email', '/ar'],
  ] as const) {
    await page.evaluate((path) => {
      window.history.pushState(null, '', path);
      window.dispatchEvent(new PopStateEvent('popstate'));
    }, from);
    await expect(page).toHaveURL(to);
  }
});

test.describe('not found', () => {
  test.use({ expectedConsole: /status of 404/ });

  for (const [path, text] of [
    ['/no/such/page', 'Page not found'],
    ['/ar/no/such/page', 'الصفحة غير موجودة'],
    ['/service/no-such-service', 'Page not found'],
    ['/community/no-such-category', 'Page not found'],
    ['/provider/019aa000-0000-7000-8000-000000000000', 'Page not found'],
    ['/provider/not-an-id', 'Page not found'],
    ['/ar/provider/not-an-id', 'الصفحة غير موجودة'],
  ] as const) {
    test(`${path} is a 404 with a link to go on`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text);
      await expect(page.getByRole('main').getByRole('link')).toHaveCount(1);
    });
  }
});

test('what providers write about themselves is text in the HTML, and is cut between two characters', async ({
  page,
  request,
  site,
  market,
}) => {
  const name = '</title><script>alert(1)</script>\u2028';
  const bio = `${'"><img src=x onerror=1> $& {name} '.repeat(8).slice(0, 159)}🎨 ${'</script><!--<script>'.repeat(4)}`;
  await site.owner.execute(sql`update provider_profiles set bio_en = ${bio}, bio_ar = ${bio},
    display_name_en = ${name}, display_name_ar = ${name} where id = ${market.provider.id}`);
  for (const prefix of ['', '/ar']) {
    const path = `${prefix}/provider/${market.provider.id}`;
    const html = await (await request.get(path)).text();
    expect(html.match(/\uFFFD|<img src=x|<script>alert|<!--<script>/g)).toBeNull();
    await page.goto(path);
    await page.mouse.move(10, 10);
    await page.mouse.move(20, 20);
    await hydrated(page);
    await expect(page).toHaveTitle(/<\/title><script>alert\(1\)<\/script>/);
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', `${bio.slice(0, 159)}🎨`);
    await expect(page.getByRole('main')).toContainText('<!--<script>');
  }
});

test('a browser that ran an older release is notified of the new one once', async ({ page }) => {
  const notice = page.getByText(/App Updated!|تم تحديث التطبيق!/);
  await page.goto('/auth', { waitUntil: 'networkidle' });
  await expect(notice).toBeHidden();
  for (const [path, text] of [
    ['/auth', 'App Updated!'],
    ['/ar/auth', 'تم تحديث التطبيق!'],
  ] as const) {
    await page.evaluate(() => localStorage.setItem('hirfa.release', '/assets/index-of-before.js'));
    await page.goto(path);
    await expect(notice).toHaveText(text);
  }
  await page.reload({ waitUntil: 'networkidle' });
  await expect(notice).toBeHidden();
});
