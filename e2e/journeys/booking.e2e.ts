import type { Page } from '@playwright/test';
import { bookInArabic } from '../booking-flow.ts';
import { moneyOf } from '../ledger.ts';
import { pay } from '../paying.ts';
import { expect, expectAccessible, test } from '../test.ts';
import { requestsOf, bookingPage } from './booking-pages.ts';

const HOUR_MS = 3_600_000;

const figure = (page: Page, name: string) =>
  page.getByRole('main').locator('dl').filter({ hasText: name }).getByRole('definition').first();
const amountIn = (text: string) => Number(text.replaceAll(/[^\d.]/g, ''));
const DASHBOARD = { path: '/provider/dashboard' };

test.describe('bookings over days', () => {
  test.use({ ownSite: true });

  test('customer, provider and admin each see every step of a booking live, from request to settlement', async ({
    openAs,
    market,
    site,
    clock,
  }) => {
    // So that the steps of the offer and the area have something to choose from.
    await market.world.card(market.provider, { slug: market.offer.category_slug }, { title_ar: 'عرض آخر' });
    await market.world.worksIn(market.provider, await market.world.area());
    const [customer, provider, admin] = await Promise.all([
      openAs(market.customer, { language: 'ar', width: 360 }),
      openAs(market.provider, DASHBOARD),
      openAs(market.admin, { path: '/admin/dashboard' }),
    ]);
    const requests = requestsOf(provider);
    await expect(requests).toContainText('No open requests');
    const [jobs, revenue] = [figure(admin, 'Jobs'), figure(admin, 'Total revenue')];
    const jobsBefore = amountIn(await jobs.innerText());

    const id = await bookInArabic(customer, market.provider.id);
    await pay(customer);
    await expect(requests.getByRole('listitem').filter({ hasText: 'Mona F.' })).toBeVisible();
    await expect(jobs).toHaveText(String(jobsBefore + 1));
    await customer.getByRole('main').getByRole('link', { name: 'عرض الحجز' }).click();
    await expectAccessible(customer);
    const { total = '' } = await moneyOf(site, id);
    await expect(customer.getByRole('main')).toContainText(total.replace(/\B(?=(\d{3})+\.)/, ','));

    await expectAccessible(provider);
    await requests.getByRole('button', { name: 'Accept' }).click();
    const code = customer.getByRole('region', { name: 'رمز البدء' }).locator('p[aria-label]');
    await expect(code).toHaveText(/^\d{4}$/);
    const captured = { status: 'confirmed', payment_status: 'captured', held: total, gateway: total, sum: '0.00' };
    await expect.poll(() => moneyOf(site, id)).toMatchObject(captured);

    await clock.passTo((await market.read('customer', id)).starts_at);
    await expect(requests).toContainText('No open requests');
    // The figures cover the days up to today, and today is another day now.
    await admin.reload();
    const revenueBefore = amountIn(await revenue.innerText());
    await provider.goto(`/provider/dashboard?openBooking=${id}`);
    const job = provider.getByRole('dialog');
    await expect(job).toContainText('١٢ شارع حسن صبري');
    await expect(job.getByLabel('The customer’s 4-digit code')).toBeFocused();
    await job.getByLabel('The customer’s 4-digit code').fill(await code.innerText());
    await job.getByRole('button', { name: 'Start the job' }).click();
    await customer.getByRole('button', { name: 'بدأ العمل بالفعل' }).click();
    await expect(job).toContainText('In progress');
    await job.getByRole('button', { name: 'Finish the job' }).click();
    await provider.getByRole('button', { name: 'Yes, it is done' }).click();
    await customer.getByRole('button', { name: 'تأكيد إتمام العمل' }).click();
    await customer.getByRole('dialog').getByRole('button', { name: 'نعم، تم العمل' }).click();
    await expect(job).toContainText('Settled');
    await expect
      .poll(async () => Math.round((amountIn(await revenue.innerText()) - revenueBefore) * 100))
      .toBe(Math.round(Number(total) * 100));
    await expectAccessible(admin);
    await expect.poll(() => moneyOf(site, id)).toMatchObject({ status: 'completed', gateway: total, sum: '0.00' });
    const { payable = '' } = await moneyOf(site, id);
    expect(Number(payable)).toBeGreaterThan(0);
    await expect(provider.locator('main')).toContainText(/Completion rate\s*100%/);
  });

  test('a customer who cancels five hours before the start gets back what the terms say', async ({
    openAs,
    market,
    site,
    clock,
  }) => {
    const { id, starts_at } = await market.confirmed();
    const { total = '' } = await moneyOf(site, id);
    const customer = await openAs(market.customer, bookingPage(id));
    const main = customer.getByRole('main');
    await expect(main.getByRole('region', { name: 'Start code' })).toBeVisible();
    await clock.passTo(new Date(new Date(starts_at).getTime() - 5 * HOUR_MS));
    await expect(main).toContainText(/Cancelling now costs EGP\s256\.50, and EGP\s282\.15 goes back to you\./);
    await main.getByRole('button', { name: 'Cancel the booking' }).click();
    const terms = customer.getByRole('dialog').getByText(/You get EGP\s([\d,.]+) back; EGP\s([\d,.]+) is kept/);
    const [, back = '', kept = ''] = /EGP\s([\d,.]+) back; EGP\s([\d,.]+) is kept/.exec(await terms.innerText()) ?? [];
    await customer.getByRole('dialog').getByRole('button', { name: 'Cancel the booking' }).click();
    await expect(main).toContainText(/You cancelled this booking\. \S*EGP.* goes back to you; .*EGP.* is kept\./);
    await expect(main).toContainText('Refund');
    // The new state and the way of the money are in view, far above the button.
    await expect(customer.getByRole('heading', { level: 1 })).toBeInViewport();
    await expect(main.getByText(/Sent by us on .+ Banks show it within 14 days/).first()).toBeInViewport();
    await expect.poll(() => moneyOf(site, id)).toMatchObject({ payment_status: 'partially_refunded', sum: '0.00' });
    const after = await moneyOf(site, id);
    expect([after.total, after.held, after.gateway].map(Number)).toEqual(
      Array.from({ length: 3 }, () => amountIn(kept)),
    );
    expect(Math.round((amountIn(back) + amountIn(kept)) * 100)).toBe(Math.round(Number(total) * 100));
    for (const shown of [total, back, kept])
      await expect(main).toContainText(
        `EGP\u00a0${amountIn(shown).toLocaleString('en-GB', { minimumFractionDigits: 2 })}`,
      );
  });
});

test('a request that the provider declines is shown with the reason, and nothing is charged', async ({
  openAs,
  market,
  site,
}) => {
  const { id } = await market.request();
  const [customer, provider] = await Promise.all([
    openAs(market.customer, bookingPage(id)),
    openAs(market.provider, DASHBOARD),
  ]);
  await expect(customer.getByRole('main')).toContainText('Waiting for Salma');
  await requestsOf(provider).getByRole('button', { name: 'Decline' }).click();
  await expect(provider.getByRole('heading', { name: 'Decline this request?' })).toBeFocused();
  await provider.getByLabel('Reason').fill('I am away on that day.');
  await provider.getByRole('dialog').getByRole('button', { name: 'Decline', exact: true }).click();
  await expect(customer.getByRole('main')).toContainText('I am away on that day.');
  await expect
    .poll(() => moneyOf(site, id))
    .toMatchObject({ status: 'cancelled', payment_status: 'voided', held: '0.00', gateway: '0.00' });
});

test('a customer who cancels early gets all of the money back, and books again with all but the time as it was', async ({
  openAs,
  market,
  site,
}) => {
  const { id } = await market.request();
  const [customer, provider] = await Promise.all([
    openAs(market.customer, bookingPage(id)),
    openAs(market.provider, DASHBOARD),
  ]);
  await requestsOf(provider).getByRole('button', { name: 'Accept' }).click();
  await customer.getByRole('main').getByRole('button', { name: 'Cancel the booking' }).click();
  const { total = '' } = await moneyOf(site, id);
  await expect(customer.getByRole('dialog')).toContainText(/You get EGP\s[\d,.]+ back\./);
  await customer.getByRole('dialog').getByRole('button', { name: 'Cancel the booking' }).click();
  await expect(customer.getByRole('main')).toContainText('You cancelled this booking');
  await expect
    .poll(() => moneyOf(site, id))
    .toMatchObject({ payment_status: 'refunded', held: '0.00', gateway: '0.00', sum: '0.00', total });

  // Booked again, everything is as it was but the time.
  const main = customer.getByRole('main');
  await main.getByRole('link', { name: 'Book again' }).click();
  await expect(customer).toHaveURL(new RegExp(`/booking/${market.provider.id}\\?card=${market.offer.id}$`));
  await main
    .getByRole('button', { name: /^\d+:\d\d\s\S+$/ })
    .first()
    .click();
  await main.getByRole('button', { name: 'Next' }).click();
  await expect(main.getByRole('button', { name: 'Continue to payment' })).toBeVisible();
  await expect(main).toContainText('12 Road 9, third floor');
});
