import type { Market } from '@hirfa/server/testing/market';
import type { Page } from '@playwright/test';

/**
 * Chooses a booking of the market's provider, up to the review before the payment; `slot` counts the free times of the
 * first day from 0. The page is open.
 */
export async function chooseUpToReview(page: Page, market: Market, slot = 0): Promise<void> {
  await chooseUpToTime(page, market);
  const main = page.getByRole('main');
  const time = main.getByRole('button', { name: /^\d+:\d\d\s\S+$/ });
  await time.nth(slot).click();
  const next = main.getByRole('button', { name: 'Next' });
  await next.click();
  await next.click();
}

/** The same up to the choice of the time. */
export async function chooseUpToTime(page: Page, market: Market): Promise<void> {
  // With a second card there is something to choose.
  await market.world.card(market.provider, { slug: market.offer.category_slug });
  await page.goto(`/booking/${market.provider.id}`);
  const main = page.getByRole('main');
  const next = main.getByRole('button', { name: 'Next' });
  await main.getByRole('radio').first().click();
  await next.click();
  await main.getByLabel('Area').selectOption({ index: 0 });
  await main.getByLabel('Address').fill('12 Hassan Sabry Street, third floor');
  await next.click();
}
