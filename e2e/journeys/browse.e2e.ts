import { expect, expectAccessible, test } from '../test.ts';
import { someProvider } from './matrices/steady-hydration.ts';

const languages = [
  {
    language: 'en',
    path: '/services',
    heading: 'Services',
    words: 'pottery',
    title: 'Pottery for beginners',
    nothing: 'Nothing matches that',
    search: 'Search services',
    trade: 'electrician',
    title2: 'Lights and ceiling fans',
    misspelt: 'plumer',
    understood: 'Results for plumber.',
    latin: 'sabak fel ma3adi',
    area: 'Maadi',
    category: 'Plumbing',
    provider: 'Salma',
    comes: 'Comes to Maadi',
    without: 'Without: Maadi',
  },
  {
    language: 'ar',
    path: '/ar/services',
    heading: 'الخدمات',
    words: 'الفخار',
    title: 'الفخار للمبتدئين',
    nothing: 'لا توجد نتائج مطابقة',
    search: 'البحث في الخدمات',
    trade: 'كهربائي',
    title2: 'تركيب نجف ومراوح سقف',
    misspelt: 'سبااك',
    understood: 'نتائج «سباكة».',
    latin: 'sabak fel ma3adi',
    area: 'المعادي',
    category: 'سباكة',
    provider: 'سلمى',
    comes: 'متاح في المعادي',
    without: 'إلغاء: المعادي',
  },
] as const;

for (const { language, path, heading, words, title, nothing, search, ...found } of languages) {
  test(`${language}: the service list is in the first HTML, can be searched and shows when nothing is found`, async ({
    page,
    request,
  }) => {
    const html = await (await request.get(path)).text();
    expect(html).toContain(`lang="${language}"`);
    expect(html).toContain(title);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expectAccessible(page);
    const field = page.getByRole('combobox', { name: search });
    await field.fill(words);
    await field.press('Enter');
    await expect(page).toHaveURL(/q=/);
    await expect(page.getByRole('main').getByText(title).first()).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: heading, exact: true }).click();
    await expect(page.getByRole('link', { name: title })).toBeVisible();
    await field.fill('zzzz');
    await field.press('Enter');
    await expect(page.getByText(nothing)).toBeVisible();
    for (const category of ['arts-crafts', 'plumbing'])
      await expect(page.getByRole('main').locator(`a[href$="/community/${category}"]`)).toBeVisible();
  });

  test(`${language}: a search finds trades and providers, says what it understood, and suggests while it is typed`, async ({
    page,
  }) => {
    await page.goto(path.replace('/services', '') || '/');
    const main = page.getByRole('main');
    const searchFor = async (q: string) => {
      await main.getByRole('combobox', { name: search }).fill(q);
      await main.getByRole('combobox', { name: search }).press('Enter');
      // The page that finds has a field of its own.
      await page.waitForURL((url) => url.searchParams.get('q') === q);
    };
    await searchFor(found.trade);
    await expect(main.getByText(found.title2).first()).toBeVisible();
    await searchFor(found.provider);
    await expect(main.locator('a[href*="/provider/"]', { hasText: found.provider }).first()).toBeVisible();
    await searchFor(found.misspelt);
    await expect(main.getByText(found.understood)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(found.category);
    await main.getByRole('combobox', { name: search }).fill(found.latin);
    await expect(page.getByRole('option', { name: `${found.category} ${found.area}` })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('option', { name: `${found.category} ${found.area}` }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(found.category);
    await expect(main.getByText(found.comes).first()).toBeVisible();
    await main.getByRole('link', { name: found.without }).click();
    await expect(page).not.toHaveURL(/area=/);
  });
}

for (const { language, path, community, firm, browse, share, copied } of [
  {
    language: 'en',
    path: '/',
    community: 'Arts & crafts',
    firm: 'Trusted essentials',
    browse: 'Browse services',
    share: 'Share',
    copied: 'The link is copied',
  },
  {
    language: 'ar',
    path: '/ar',
    community: 'فنون وحِرف',
    firm: 'صيانة وخدمات البيت',
    browse: 'تصفّح الخدمات',
    share: 'مشاركة',
    copied: 'تم نسخ الرابط',
  },
]) {
  test(`${language}: the home page links to crafts, services and providers`, async ({ page, request }) => {
    const html = await (await request.get(path)).text();
    expect(html).toContain(community.replace('&', '&amp;'));
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: community })).toBeVisible();
    await page.getByRole('tab', { name: firm }).click();
    await expect(main.locator('a[href$="/community/plumbing"]')).toBeVisible();
    await expect(main.locator('a[href*="/provider/"]')).toHaveCount(6);
    await expect(main.locator('a[href*="/service/"]')).toHaveCount(6);
    await main.getByRole('link', { name: browse }).click();
    await expect(page).toHaveURL(/\/services$/);
  });

  test(`${language}: a service page links to its providers, and a provider page links to the category`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(path === '/' ? '/service/pottery-for-beginners' : `${path}/service/pottery-for-beginners`);
    await expectAccessible(page);
    const offer = page.locator('main a[href*="/provider/"]').first();
    const name = (await offer.textContent()) ?? '';
    await offer.click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    await expectAccessible(page);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: share, exact: true }).click();
    await expect(page.getByRole('listitem').filter({ hasText: copied })).toBeVisible();
    await page.locator('main a[href*="/community/"]').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(community);
    const services = page.locator('nav[data-bottom-bar] a[href$="/services"]');
    await expect(services).toHaveAttribute('aria-current', 'true');
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
}

test('on a phone, 24 services are rows, and a bar with price and button takes the place of the navigation', async ({
  openVisitor,
  request,
}) => {
  for (const path of ['/services', '/ar/services']) {
    const page = await openVisitor({ width: 360 });
    await page.goto(path);
    const rows = page.locator('main li', { has: page.locator('a[href*="/service/"]') });
    await expect(rows).toHaveCount(24);
    const [first, last] = [await rows.first().boundingBox(), await rows.last().boundingBox()];
    expect((last?.y ?? Infinity) + (last?.height ?? 0) - (first?.y ?? 0)).toBeLessThan(2600);
  }
  const page = await openVisitor({ width: 360 });
  const provider = await someProvider(request);
  for (const path of ['/service/leak-repair', `/ar/provider/${provider}`]) {
    await page.goto(path);
    const bar = page.locator('[data-book-bar]');
    const [own, kept] = [page.locator('.book-place').getByRole('link'), bar.getByRole('link')];
    await expect(page.locator('[data-bottom-bar]')).toBeHidden();
    const [head, box] = [await page.getByRole('banner').boundingBox(), await bar.boundingBox()];
    const top = box?.y ?? 0;
    expect(top + (box?.height ?? 0)).toBeCloseTo(page.viewportSize()?.height ?? 0, 0);
    expect((head?.height ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(130);
    // Half of the page's own button stands above the place of the bar: there are never two.
    await own.evaluate((link, y) => scrollBy(0, link.getBoundingClientRect().top + 22 - y), top);
    await expect(kept).toBeHidden();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(kept).toBeVisible();
    const end = await page.locator('footer').boundingBox();
    expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual((box?.y ?? 0) + 1);
    await kept.click();
    await expect(page).toHaveURL(path.replace(/service|provider/, 'booking'));
  }
});

test('the first HTML of a provider says when they are free next, beside both buttons', async ({ request }) => {
  const provider = await someProvider(request);
  for (const [path, free] of [
    ['/provider', /Next free: \w{3} \d{1,2} \w{3,4}, \d{1,2}:\d0.[AP]M/g],
    ['/ar/provider', /أقرب موعد: \p{L}+ \d{1,2} \p{L}+، \d{1,2}:\d0.[صم]/gu],
  ] as const) {
    const html = await (await request.get(`${path}/${provider}`)).text();
    expect(html.replaceAll(/<[^>]*>/g, '').match(free)).toHaveLength(2);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the public pages show no button that does nothing, and lead to every category and to a booking', async ({
    page,
  }) => {
    await page.goto('/');
    const main = page.getByRole('main');
    for (const category of ['arts-crafts', 'plumbing'])
      await expect(main.locator(`a[href="/community/${category}"]`)).toBeVisible();
    const area = main.getByLabel('Your area');
    await area.selectOption('Maadi');
    const chosen = await area.inputValue();
    await main.getByRole('combobox', { name: 'Search services' }).fill('plumbers');
    await main.getByRole('combobox', { name: 'Search services' }).press('Enter');
    await expect(page).toHaveURL(/area=/);
    await expect(page).toHaveURL(new RegExp(`area=${chosen}`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plumbing');
    await expect(main.getByText('Comes to Maadi').first()).toBeVisible();
    await main.locator('a[href*="/provider/"]').first().click();
    await expect(page.getByRole('button')).toHaveCount(0);
    await main.getByRole('link', { name: 'Book a time' }).first().click();
    await expect(page).toHaveURL(/\/booking\//);
  });
});
