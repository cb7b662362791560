import { expect, expectAccessible, test } from '../test.ts';

const languages = [
  {
    language: 'en',
    path: '/services',
    heading: 'Services',
    words: 'pottery',
    title: 'Pottery for beginners',
    nothing: 'Nothing matches that',
    search: 'Search services',
  },
  {
    language: 'ar',
    path: '/ar/services',
    heading: 'الخدمات',
    words: 'الخزف',
    title: 'الخزف للمبتدئين',
    nothing: 'لا توجد نتائج مطابقة',
    search: 'البحث في الخدمات',
  },
] as const;

for (const { language, path, heading, words, title, nothing, search } of languages) {
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
    const field = page.getByRole('searchbox', { name: search });
    await field.fill(words);
    await field.press('Enter');
    await expect(page).toHaveURL(/q=/);
    await expect(page.getByRole('link', { name: title })).toBeVisible();
    await field.fill('zzzz');
    await field.press('Enter');
    await expect(page.getByText(nothing)).toBeVisible();
  });
}

for (const { language, path, community, firm, browse } of [
  { language: 'en', path: '/', community: 'Arts & crafts', firm: 'Trusted essentials', browse: 'Browse services' },
  { language: 'ar', path: '/ar', community: 'فنون وحِرف', firm: 'أساسيات موثوقة', browse: 'تصفّح الخدمات' },
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
    await page.locator('main a[href*="/community/"]').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(community);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
}
