import type { Page } from '@playwright/test';
import { hydrated } from '../hydration.ts';
import { expect, test } from '../test.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const isAtStart = (page: Page) => page.evaluate(() => document.activeElement === document.body);
const ringOf = (page: Page) => heading(page).evaluate((element) => getComputedStyle(element).outlineStyle);

for (const [language, path, services] of [
  ['English', '/', 'Services'],
  ['Arabic', '/ar', 'الخدمات'],
] as const)
  test(`in ${language} each new page gives the focus to its heading; filters, fragments and the first page do not`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 320 });
    await page.goto(path);
    await hydrated(page);
    expect(await isAtStart(page)).toBe(true);
    await page.getByRole('navigation').getByRole('link', { name: services }).first().press('Enter');
    await expect(page).toHaveURL(/services$/);
    await expect(heading(page)).toBeFocused();
    const search = page.getByRole('main').getByRole('combobox', { name: /Search services|البحث في الخدمات/ });
    await search.fill('oud');
    await search.press('Enter');
    await expect(page).toHaveURL(/q=oud/);
    await expect(search).toBeFocused();
    const main = page.getByRole('main');
    const link = main.locator('a[href*="/provider/"]').last();
    await link.scrollIntoViewIfNeeded();
    const scrolled = await page.evaluate(() => window.scrollY);
    expect(scrolled).toBeGreaterThan(0);
    await link.click();
    await expect(page).toHaveURL(/\/provider\//);
    await expect(heading(page)).toBeFocused();
    expect(await ringOf(page)).toBe('none');
    await page.goBack();
    await expect(page).toHaveURL(/q=oud/);
    await expect(heading(page)).toBeFocused();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);
    await page.goto(path);
    await hydrated(page);
    await page.getByRole('navigation').locator('a[href$="#how"]').first().click();
    await expect(page).toHaveURL(/#how$/);
    await expect(heading(page)).not.toBeFocused();
  });

test('the booking of a service begins at its top, also from far below', async ({ page }) => {
  const y = () => page.evaluate(() => window.scrollY);
  await page.goto('/service/oud-lessons');
  await page.mouse.move(300, 300);
  await page.mouse.wheel(0, 320);
  await expect.poll(y).toBe(320);
  await hydrated(page);
  await page.getByRole('main').getByRole('link', { name: 'Book this service' }).first().click();
  await expect(heading(page)).toHaveText(/^Book/);
  // The entry of the history has its step.
  await page.waitForFunction(() => Boolean(history.state?.bookingStep));
  await expect.poll(y).toBe(0);
  await expect(heading(page)).toBeFocused();
});

test('a signed-in page that loads slowly gives the focus to its heading when it is there', async ({
  openAs,
  world,
}) => {
  const page = await openAs(await world.user());
  await hydrated(page);
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/api/v1/**', async (route) => {
    await answered;
    await route.continue();
  });
  await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).press('Enter');
  await expect(page).toHaveURL('/dashboard');
  answer();
  await expect(heading(page)).toBeFocused();
  await page.getByRole('banner').getByRole('link', { name: 'My profile' }).press('Enter');
  await expect(page).toHaveURL('/profile');
  await expect(heading(page)).toBeFocused();
});
