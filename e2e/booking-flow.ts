import type { Market } from '@hirfa/server/testing/market';
import type { Page } from '@playwright/test';
import { expect, expectAccessible } from './test.ts';

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

/** Books by the pages of the product up to the payment, in Arabic on a phone; returns the id of the booking. */
export async function bookInArabic(page: Page, providerId: string): Promise<string> {
  await page.goto(`/ar/booking/${providerId}`);
  await page.getByRole('main').getByRole('radio').first().click();
  await page.getByRole('main').getByRole('button', { name: 'التالي' }).click();
  return bookChosenInArabic(page);
}

/** The same from the place on, which is first where a provider has one offer; `area` counts the areas from 0. */
export async function bookChosenInArabic(page: Page, { area } = { area: 1 }): Promise<string> {
  const main = page.getByRole('main');
  const next = main.getByRole('button', { name: 'التالي' });
  await main.getByLabel('المنطقة').selectOption({ index: area });
  await main.getByLabel('العنوان').fill('١٢ شارع حسن صبري، الدور الثالث');
  await expectAccessible(page);
  await next.click();
  await main.getByRole('group', { name: 'الأيام' }).getByRole('button', { disabled: false }).nth(1).click();
  await main
    .getByRole('button', { name: /^\d+:\d\d\s\S+$/ })
    .first()
    .click();
  await next.click();
  await main.getByRole('button', { name: 'المتابعة إلى الدفع' }).click();
  await page.waitForURL(/\/ar\/payment\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('button', { name: 'الانتقال إلى الدفع' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('navigation', { name: 'روابط سريعة' })).toBeHidden();
  await expectAccessible(page);
  return /[0-9a-f]{8}-[0-9a-f-]{27}/.exec(page.url())?.[0] ?? '';
}
