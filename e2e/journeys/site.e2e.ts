import { hydrated } from '../hydration.ts';
import { expect, test } from '../test.ts';

for (const [path, mark, link, other] of [
  ['/', 'DEMO', 'Services', 'Services · Hirfa'],
  ['/ar', 'نسخة تجريبية', 'الخدمات', 'الخدمات · حِرفة'],
] as const) {
  test(`every page below ${path} of a demo says that it is one, in its title, too`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByText(mark)).toBeVisible();
    await hydrated(page);
    await page.getByRole('contentinfo').getByRole('link', { name: link, exact: true }).click();
    await expect(page).toHaveTitle(new RegExp(`^(DEMO|تجريبي) · ${other}$`));
    await expect(page.getByText(mark)).toBeVisible();
  });
}

test('a trailing slash is not part of a query value', async ({ page }) => {
  await page.goto('/auth?mode=signup/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create an account');
});

test('public pages are cacheable and have a strict script policy', async ({ request }) => {
  const page = await request.get('/service/pottery-for-beginners');
  const headers = page.headers();
  expect(headers['cache-control']).toBe('public, no-cache');
  expect(headers['set-cookie']).toBeUndefined();
  expect(headers['vary'] ?? '').not.toMatch(/cookie/i);
  expect(headers['content-security-policy']).toMatch(/^script-src 'self' 'sha256-/);
  expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe-inline/);
  expect(await page.text()).not.toContain('nonce=');
  const shell = (await request.get('/dashboard')).headers();
  expect([shell['cache-control'], shell['x-robots-tag']]).toEqual(['private, no-store', 'noindex']);
});

test('a page is the same HTML whatever type a client asks for', async ({ request }) => {
  const usual = await request.get('/services');
  for (const accept of ['application/json', 'image/*', 'text/plain;q=0.5']) {
    const answer = await request.get('/services', { headers: { accept } });
    const { etag, 'content-type': type, 'cache-control': cache } = answer.headers();
    expect([answer.status(), etag, type, cache], accept).toEqual([
      200,
      usual.headers()['etag'],
      'text/html; charset=utf-8',
      'public, no-cache',
    ]);
  }
});

test('every response has the security headers: no frames, no sniffing, TLS only, no referrer', async ({ request }) => {
  const asset = /\/assets\/[\w.-]+\.js/.exec(await (await request.get('/')).text())?.[0] ?? '';
  expect((await request.get(asset)).status()).toBe(200);
  const pages = ['/', '/profile', '/no/such/page', '/api/docs'];
  const others = [
    '/api/v1/auth/options',
    '/api/v1/me',
    '/files/none',
    '/healthz',
    asset,
    '/assets/none.js',
    '/mark.svg',
  ];
  for (const path of [...pages, ...others]) {
    expect([path, (await request.get(path)).headers()]).toEqual([
      path,
      expect.objectContaining({
        'strict-transport-security': expect.stringMatching(/^max-age=\d{8}/),
        'x-frame-options': 'DENY',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
      }),
    ]);
  }
  for (const path of pages) {
    const policy = (await request.get(path)).headers()['content-security-policy'];
    for (const part of [
      'script-src ',
      "default-src 'self'",
      "frame-ancestors 'none'",
      "form-action 'self'",
      "base-uri 'none'",
    ])
      expect(policy, path).toContain(part);
  }
});

test('a cached page that has not changed keeps working', async ({ page, request }) => {
  const first = await request.get('/services');
  const again = await request.get('/services', { headers: { 'if-none-match': first.headers()['etag'] ?? '' } });
  expect([again.status(), again.headers()['content-security-policy']]).toEqual([304, undefined]);
  await page.goto('/services');
  await page.goto('/services?q=oud');
  await page.goto('/services');
  await page.getByRole('main').locator('a[href*="/service/"]').first().click();
  await expect(page).toHaveURL(/\/service\//);
});

test('a page names its address in both languages, and the selector switches between them', async ({
  page,
  request,
}) => {
  const html = await (await request.get('/ar/service/oud-lessons')).text();
  expect(html).toMatch(/<html lang="ar" dir="rtl"/);
  expect(html).toMatch(/rel="canonical" href="http[^"]+\/ar\/service\/oud-lessons"/);
  expect(html).toMatch(/rel="alternate" hrefLang="en" href="http[^"]+\/service\/oud-lessons"/i);
  await page.goto('/services?q=oud');
  await page.getByRole('banner').getByRole('link', { name: 'العربية' }).click();
  await expect(page).toHaveURL('/ar/services?q=oud');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/services?q=oud');
  // On the home page it stands in the hero, too. 2.58
  await page.goto('/');
  const inHero = page.getByRole('main').getByRole('navigation', { name: 'Language' });
  await expect(inHero.getByText('English')).toHaveAttribute('aria-current', 'true');
  await inHero.getByRole('link', { name: 'العربية' }).click();
  await expect(page).toHaveURL('/ar');
});

test('invalid query values are ignored', async ({ page }) => {
  for (const search of ['?tab=evil', '?category=NOPE', '?q=["a"]', '?q={"a":1}', '?q=a&q=b']) {
    const response = await page.goto(`/services${search}`);
    expect(response?.status(), search).toBe(200);
    await expect(page.getByRole('main').locator('a[href*="/service/"]').first()).toBeVisible();
  }
});

test('a missing file is answered with a plain 404', async ({ request }) => {
  const answer = await request.get('/assets/no-such-file.js');
  expect([answer.status(), await answer.text()]).toEqual([404, 'not found']);
});

test('each new page starts at its top', async ({ page }) => {
  await page.goto('/services');
  await page.getByRole('main').getByRole('link').last().scrollIntoViewIfNeeded();
  await page.getByRole('main').getByRole('link').last().click();
  await expect(page).toHaveURL(/\/service\//);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('the bottom bar shows up to 767 px', async ({ page }) => {
  await page.goto('/');
  const bar = page.getByRole('navigation', { name: 'Quick links' });
  await page.setViewportSize({ width: 767, height: 900 });
  await expect(bar).toBeVisible();
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(bar).toBeHidden();
});

test('a returning reader of Arabic is offered the Arabic page and can decline', async ({ page }) => {
  const chosen = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await chosen.promise;
    // Requests of the page that was left are cancelled.
    await route.continue().catch(() => undefined);
  });
  await page.goto('/services', { waitUntil: 'commit' });
  const offer = page.getByRole('link', { name: 'اقرأ هذه الصفحة بالعربية' });
  await expect(offer).toBeHidden();
  // A choice before the page is hydrated takes effect, too.
  await page.getByRole('banner').getByRole('link', { name: 'العربية' }).click();
  await page.waitForURL('/ar/services', { waitUntil: 'commit' });
  chosen.resolve();
  await page.goto('/services?q=oud');
  await offer.click();
  await expect(page).toHaveURL('/ar/services?q=oud');
  await page.goto('/services');
  await page.getByRole('button', { name: 'No, thank you' }).click();
  await expect(offer).toBeHidden();
  await page.reload();
  await expect(offer).toBeHidden();
});
