import { expect, expectAccessible, test } from '../test.ts';

const languages = [
  {
    language: 'en',
    path: '/services',
    heading: 'Services',
    words: 'pottery',
    title: 'Pottery for beginners',
    nothing: 'No service answers to that',
    search: 'Search services',
  },
  {
    language: 'ar',
    path: '/ar/services',
    heading: 'الخدمات',
    words: 'الخزف',
    title: 'الخزف للمبتدئين',
    nothing: 'لا توجد خدمة بهذا الوصف',
    search: 'البحث في الخدمات',
  },
] as const;

for (const { language, path, heading, words, title, nothing, search } of languages) {
  test(`${language}: the service list is in the first HTML, can be searched and says when nothing is found`, async ({ page, request }) => {
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
