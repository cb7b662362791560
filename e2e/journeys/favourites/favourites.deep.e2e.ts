import type { Locator, Page } from '@playwright/test';
import { expectNoSidewaysScroll, fillSignIn } from '../../people.ts';
import { expect, expectAccessible, test } from '../../test.ts';

const heart = (place: Page | Locator, name: string) => place.getByRole('button', { name: `حفظ ${name}`, exact: true });
const savedOf = (page: Page) => page.getByRole('region', { name: 'المحفوظات' });

test('a visitor saves two providers, signs in, and finds both on the dashboard, the same in every tab', async ({
  openVisitor,
  market,
  world,
}) => {
  const category = await world.category({ name_ar: 'نجارة' });
  for (const [en, ar] of [
    ['Mona K.', 'منى ك.'],
    ['Omar S.', 'عمر س.'],
  ] as const) {
    const provider = await world.provider(category, { display_name_en: en, display_name_ar: ar });
    await world.worksAlways(provider);
    await world.worksIn(provider, market.area);
    await world.card(provider, category, { base_price: '300.00' });
  }
  const person = await world.userWithPassword('Nour Adel');

  const page = await openVisitor({ width: 360 });
  await page.goto(`/ar/community/${category.slug}`);
  for (const name of ['منى ك.', 'عمر س.']) {
    await expect(heart(page, name)).toHaveAttribute('aria-pressed', 'false');
    await heart(page, name).click();
    await expect(heart(page, name)).toHaveAttribute('aria-pressed', 'true');
  }
  await expectAccessible(page);
  // The device keeps them, also for the page of a provider, where the keyboard takes one back and saves it again.
  await page.reload();
  await page.getByRole('link', { name: 'منى ك.' }).click();
  const save = page.getByRole('button', { name: 'محفوظ منى ك.' });
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  await save.press('Enter');
  await page.getByRole('button', { name: 'حفظ منى ك.' }).press(' ');
  await expect(save).toBeFocused();
  await expectNoSidewaysScroll(page);

  await page.goto('/ar/auth');
  await fillSignIn(page, person, 'ar');
  await expect(page).toHaveURL('/ar/dashboard');
  await expect(savedOf(page).getByRole('heading', { level: 3 })).toHaveText(['منى ك.', 'عمر س.']);
  await expect(savedOf(page).getByRole('link', { name: /احجز موعدًا.*عمر س/ })).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('hirfa.favourites'))).toBeNull();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const other = await page.context().newPage();
  await other.goto('/ar/dashboard');
  await expect(heart(savedOf(other), 'عمر س.')).toHaveAttribute('aria-pressed', 'true');
  await heart(savedOf(page), 'عمر س.').press('Enter');
  await expect(savedOf(other).getByRole('heading', { level: 3 })).toHaveText(['منى ك.']);
  await expect(savedOf(page).getByRole('heading', { level: 3 })).toHaveText(['منى ك.']);
  await expect(savedOf(page).getByRole('heading', { level: 2 })).toBeFocused();
});
