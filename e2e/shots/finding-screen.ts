import type { Page } from '@playwright/test';
import type { Screen } from './screen.ts';

/** The sheet of a phone; a wide screen has its filters beside the results. */
async function openFilters(page: Page): Promise<void> {
  const filters = page.locator('a[href="#filters"]').first();
  if (!(await filters.isVisible())) return;
  await filters.click();
  await page.getByRole('dialog').waitFor();
}

/** The providers of a search. */
export const FINDING_SCREEN: Screen = {
  name: 'finding',
  path: '/services?q=plumer&part=evening',
  hasPublicData: true,
  cases: [
    { name: 'filters', path: '/services?category=plumbing&part=evening', onlyWhole: true, act: openFilters },
    { name: 'nobody', path: '/services?q=plumer&max_price=200&min_rating=4.5&part=evening', onlyWhole: true },
    { name: 'a name', path: '/services?q=salma', onlyWhole: true },
    { name: 'everybody', path: '/services?show=providers', onlyWhole: true },
  ],
};
