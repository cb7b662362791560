import type { Market } from '@hirfa/server/testing/market';
import type { Locator, Page } from '@playwright/test';
import { SlotDay } from '@hirfa/contract/bookings';
import { chooseUpToReview, chooseUpToTime } from '../booking-flow.ts';
import { hydrated } from '../hydration.ts';
import { expect, expectAccessible, test } from '../test.ts';
import * as z from 'zod';

const SlotDays = z.object({ items: z.array(SlotDay) });

/** A service that the market's provider offers for EGP 350 an hour, and another one for less. */
async function createService({ world, provider }: Market) {
  const category = await world.category();
  const service = await world.service(category);
  const other = await world.provider(category, { display_name_en: 'Omar K.', display_name_ar: 'عمر ك.' });
  await world.card(other, category, { service_id: service.id, base_price: '250.00' });
  await world.card(provider, category, { service_id: service.id, base_price: '350.00' });
  return service;
}

/** Holds these answers back; returns a function that lets them pass. */
async function holdBack(page: Page, calls: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(calls, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test('"Next" right after the choice of a provider goes on before the provider has loaded', async ({
  openVisitor,
  market,
}) => {
  const { slug } = await createService(market);
  for (const width of [360, 1280]) {
    const page = await openVisitor({ width });
    await page.goto(`/booking/${slug}`);
    await hydrated(page);
    const main = page.getByRole('main');
    const summary = main.getByRole('complementary');
    const next = main.getByRole('button', { name: 'Next' });
    const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? 0;
    const topInSummary = async () => (await topOf(next)) - (await topOf(summary));
    const release = await holdBack(page, '**/api/v1/{providers,service-cards}/**');
    const before = await topInSummary();
    await main.getByRole('radio', { name: 'Salma A.' }).click();
    await expect(summary).not.toContainText('from');
    if (width === 360) await expect(summary).toContainText(/EGP\s418\.95/);
    await next.focus();
    expect(await topInSummary()).toBe(before);
    await next.press('Enter');
    await expect(main.getByRole('heading', { name: 'Where should it happen?' })).toBeFocused();
    release();
    await expect(summary).toContainText('Total');
    await expect(main.getByRole('heading', { name: 'Where should it happen?' })).toBeFocused();
    if (width === 1280) expect(await topInSummary()).toBe(before);
  }
});

test('"Continue to payment" goes on as soon as the price has loaded', async ({ openAs, market }) => {
  const page = await openAs(market.customer);
  await chooseUpToReview(page, market);
  const release = await holdBack(page, '**/api/v1/service-cards/*/price*');
  await page.reload();
  await hydrated(page);
  await page.getByRole('main').getByRole('button', { name: 'Continue to payment' }).click();
  release();
  await expect(page).toHaveURL(/\/payment\/[0-9a-f-]{36}$/);
});

test('a time that somebody else takes goes from an open picker by itself, and nothing moves', async ({
  openVisitor,
  market,
}) => {
  const page = await openVisitor({ width: 360 });
  await chooseUpToTime(page, market);
  const main = page.getByRole('main');
  const path = `/api/v1/service-cards/${market.offer.id}/slots?mode=in_person`;
  const { items } = SlotDays.parse((await market.ask('customer', 'GET', path)).body);
  const [, { slots } = { slots: [] }] = items;
  await main.getByRole('group', { name: 'Days' }).getByRole('button').nth(1).click();
  const times = main.getByRole('listitem').getByRole('button', { name: /^\d+:\d\d/ });
  const [taken, chosen] = [times.nth(4), times.nth(20)];
  await chosen.click();
  const topOf = async () => (await chosen.boundingBox())?.y;
  const before = await topOf();
  await market.book({ starts_at: slots[4]?.starts_at ?? '' });
  await expect(taken).toBeDisabled();
  await expect(taken).toHaveAccessibleName(/no longer free$/);
  await expect(chosen).toHaveAttribute('aria-pressed', 'true');
  expect(await topOf()).toBe(before);
  await market.book({ starts_at: slots[20]?.starts_at ?? '' });
  await expect(chosen).toBeDisabled();
  await expect(main.getByRole('alert')).toContainText('is no longer free. Please choose another time.');
  expect(await topOf()).toBe(before);
  await expectAccessible(page);
  await main.getByRole('button', { name: 'Next' }).click();
  await expect(main.getByText('Please choose a day and a time.')).toBeVisible();
});

test('a provider reads at the first step that an offer is their own', async ({ openAs, market }) => {
  const { slug } = await createService(market);
  const page = await openAs({ id: market.provider.user_id }, { path: `/booking/${slug}` });
  const main = page.getByRole('main');
  const own = main.getByRole('radio', { name: 'This is your own offer' });
  await expect(own).toBeDisabled();
  await expect(main.getByRole('radio', { disabled: false })).toHaveCount(1);
  await expectAccessible(page);
  await page.goto(`/booking/${market.provider.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This is your own offer');
  await expectAccessible(page);
});
