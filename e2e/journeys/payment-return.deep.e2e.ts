import type { Page } from '@playwright/test';
import { hoursFrom } from '@hirfa/server/testing/market';
import { chooseUpToReview } from '../booking-flow.ts';
import { fillCard, pay } from '../paying.ts';
import { expect, expectAccessible, test } from '../test.ts';
import { heading, leave } from './payment-pages.ts';

const MINUTE_MS = 60_000;
test.use({ expectedConsole: /status of 404/ });
const tomorrowMorning = (now: Date) =>
  new Date(now.getTime() + 86_400_000).toISOString().replace(/T.*/, 'T06:00:00.000Z');

/** The instant in the sentence that says until when the provider answers. */
const answersBy = (page: Page) =>
  page
    .getByRole('main')
    .getByText(/ answers by .* at the latest/)
    .locator('time')
    .getAttribute('datetime');

test('a time that was not paid for can be let go, and chosen again', async ({ openAs, market }) => {
  const { id } = await market.book();
  const page = await openAs(market.customer, { path: `/payment/${id}` });
  await page.getByRole('button', { name: 'Go to payment' }).click();
  await leave(page);
  await page.getByRole('button', { name: 'Cancel this hold' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(heading(page)).toHaveText('You let this time go');
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveURL(/payment-result/);
  await page.getByRole('link', { name: 'Choose again' }).click();
  await expect(page).toHaveURL(/\/booking\//);
});

test('a press that begins before the address becomes that of the result and ends after it counts', async ({
  openAs,
  market,
}) => {
  const { id } = await market.request();
  const page = await openAs(market.customer);
  // Marks the button as soon as it is shown: a press counts only on an element that stays.
  await page.addInitScript(() => {
    const mark = () =>
      document
        .querySelector('main a[href*="/booking-confirmation/"]:not([data-shown-at])')
        ?.setAttribute('data-shown-at', window.location.pathname);
    new MutationObserver(mark).observe(document, { childList: true, subtree: true });
  });
  await page.goto(`/payment-return?booking=${id}`);
  await expect(page).toHaveURL(/payment-result/);
  await expect(heading(page)).toContainText('Your request is on its way');
  await page.locator('a[data-shown-at="/payment-return"]').click();
  await expect(page).toHaveURL(/booking-confirmation/);
});

test.describe('over time', () => {
  test.use({ ownSite: true });

  test('the instant of the answer is the same on the review, the payment, its result and the booking', async ({
    openAs,
    market,
    site,
    clock,
  }) => {
    // In the morning, so that a start in the afternoon decides: two hours before it, whenever it is paid for.
    await clock.passTo(tomorrowMorning(site.clock.now));
    const page = await openAs(market.customer);
    await chooseUpToReview(page, market, 8);
    const main = page.getByRole('main');
    await expect(main).toContainText(/Salma \S+ answers by .* at the latest/);
    const promised = await answersBy(page);
    await main.getByRole('button', { name: 'Continue to payment' }).click();
    await page.waitForURL(/\/payment\/[0-9a-f-]{36}$/);
    expect(await answersBy(page)).toBe(promised);
    await pay(page);
    await expect(heading(page)).toContainText('Your request is on its way');
    expect(await answersBy(page)).toBe(promised);
    await main.getByRole('link', { name: 'See your booking' }).click();
    const until = main.getByRole('listitem').filter({ hasText: 'Answer from' }).locator('time');
    await expect(until).toHaveAttribute('datetime', promised ?? '');
  });

  test('a payment that is processed says so and goes on by itself; a hold that ends unpaid says so', async ({
    openAs,
    market,
    site,
    clock,
  }) => {
    const slow = await market.book();
    const left = await market.book({ starts_at: hoursFrom(site.clock.now, 60) });
    const page = await openAs(market.customer, { path: `/payment/${slow.id}` });
    await page.getByRole('button', { name: 'Go to payment' }).click();
    await fillCard(page, '4000 0000 0000 0259');
    await page.getByRole('button', { name: /^Pay/ }).click();
    await expect(heading(page)).toHaveText('Your payment is being processed');
    await expectAccessible(page);
    await page.goto(`/payment/${slow.id}`);
    await expect(heading(page)).toHaveText('Your payment is being processed');
    await clock.pass(5 * MINUTE_MS);
    await expect(heading(page)).not.toHaveText('Your payment is being processed');

    await page.goto(`/payment/${left.id}`);
    await page.getByRole('button', { name: 'Go to payment' }).click();
    await leave(page);
    await expect(heading(page)).toHaveText('You have not paid yet');
    await clock.pass(16 * MINUTE_MS);
    await expect(heading(page)).toHaveText('The hold has ended');
    await expect(page.getByRole('main')).toContainText('nothing was taken');
    await expect(page.getByRole('link', { name: 'Choose again' })).toBeVisible();
  });
});

const NOT_FOUND = { en: 'Page not found', ar: 'الصفحة غير موجودة' };

test('an address with an id that is none is the not-found page; without an id there is a way on', async ({
  openAs,
  openVisitor,
  market,
}) => {
  const page = await openAs(market.customer);
  const visitor = await openVisitor();
  for (const language of ['en', 'ar'] as const) {
    const prefix = language === 'en' ? '' : '/ar';
    for (const path of [
      '/payment-return?booking=xyz',
      '/payment-return?booking=1',
      '/payment-result?booking=xyz',
      '/payment/xyz',
      '/booking-confirmation/xyz',
      '/booking/xyz',
    ]) {
      await page.goto(prefix + path);
      await expect(heading(page), prefix + path).toHaveText(NOT_FOUND[language]);
    }
  }
  for (const path of ['/payment-return', '/payment-result']) {
    await page.goto(path);
    await expect(heading(page)).toHaveText('We can’t find this booking');
    await expect(page.getByRole('main').getByRole('link', { name: 'My bookings' })).toBeVisible();
    await visitor.goto(path);
    await expect(visitor.getByRole('main').getByRole('link', { name: 'My bookings' })).toBeHidden();
    await expect(visitor.getByRole('main').getByRole('link', { name: 'Sign in' })).toBeVisible();
  }
});
