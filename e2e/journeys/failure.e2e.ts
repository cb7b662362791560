import { expect, expectAccessible, test } from '../test.ts';

test.use({ expectedConsole: /./ });

for (const { path, link, heading, again, refresh } of [
  { path: '/auth', link: 'Services', heading: 'Something went wrong', again: 'Try Again', refresh: 'Refresh Page' },
  { path: '/ar/auth', link: 'الخدمات', heading: 'حدث خطأ ما', again: 'إعادة المحاولة', refresh: 'تحديث الصفحة' },
]) {
  test(`${path}: a page that fails says so and can be tried again`, async ({ page }) => {
    await page.goto(path);
    // Awake: from here on links load no whole page.
    await expect(page.getByRole('main').locator('[type=submit]')).toBeEnabled();
    await page.route('**/api/v1/**', (route) => route.abort());
    await page.getByRole('contentinfo').getByRole('link', { name: link }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading, { timeout: 15_000 });
    await expect(page.getByRole('button', { name: refresh })).toBeVisible();
    await expectAccessible(page);
    await page.unroute('**/api/v1/**');
    await page.getByRole('button', { name: again }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(link);
  });
}
