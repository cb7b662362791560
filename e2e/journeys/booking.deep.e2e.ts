import type { Page } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { moneyOf } from '../ledger.ts';
import { pay } from '../paying.ts';
import type { RunningSite } from '@hirfa/server/testing/site';
import { expect, test } from '../test.ts';
import { requestsOf, bookingPage } from './booking-pages.ts';

const HOUR_MS = 3_600_000;
const DASHBOARD = { path: '/provider/dashboard' };

test.describe('bookings over days', () => {
  test.use({ ownSite: true });

  test('a request that the provider does not answer expires, and nothing is charged', async ({
    openAs,
    market,
    site,
    clock,
  }) => {
    const { id } = await market.request();
    const customer = await openAs(market.customer, bookingPage(id));
    await expect(customer.getByRole('main')).toContainText('Waiting for Salma');
    await clock.pass(24 * HOUR_MS);
    await expect(customer.getByRole('main')).toContainText('did not answer in time');
    await expect.poll(() => moneyOf(site, id)).toMatchObject({ payment_status: 'voided', gateway: '0.00' });
  });

  test('a job of another day moves to today in a page that stays open over midnight', async ({
    openAs,
    market,
    clock,
  }) => {
    const { starts_at } = await market.confirmed();
    const provider = await openAs(market.provider, DASHBOARD);
    const jobIn = (name: string) => provider.getByRole('region', { name, exact: true }).getByRole('link');
    await expect(jobIn('Other days')).toHaveCount(1);
    await expect(provider.getByText('No jobs today.')).toBeVisible();
    await clock.passTo(starts_at);
    await expect(jobIn('Today')).toHaveCount(1);
    await expect(jobIn('Other days')).toHaveCount(0);
  });

  test('a page whose socket is cut at each step catches up without a reload', async ({
    openAs,
    market,
    site,
    clock,
  }) => {
    const cut = () => cutSockets(site, [market.customer.id, market.provider.user_id]);
    const { id, starts_at } = await market.book();
    const [customer, provider] = await Promise.all([
      openAs(market.customer, { path: `/payment/${id}` }),
      openAs(market.provider, DASHBOARD),
    ]);
    const requests = requestsOf(provider);
    await expect(requests).toContainText('No open requests');
    await cut();
    await pay(customer);
    await expect(customer).toHaveURL(/payment-result/);
    const main = customer.getByRole('main');
    await main.getByRole('link', { name: 'See your booking' }).click();
    await expect(main).toContainText('Waiting for Salma');
    const reloads = await countReloads([customer, provider]);
    await expect(requests.getByRole('button', { name: 'Accept' })).toBeVisible();
    await cut();
    await requests.getByRole('button', { name: 'Accept' }).click();
    const code = main.getByRole('region', { name: 'Start code' }).locator('p[aria-label]');
    await expect(code).toHaveText(/^\d{4}$/);
    await cut();
    await clock.passTo(new Date(Date.parse(starts_at) - 20 * 60_000));
    // A job that starts at midnight is one of another day until then.
    await provider
      .getByRole('region', { name: /^(?:Today|Other days)$/ })
      .getByRole('link')
      .first()
      .click();
    const job = provider.getByRole('dialog');
    await job.getByLabel('The customer’s 4-digit code').fill(await code.innerText());
    await cut();
    await job.getByRole('button', { name: 'Start the job' }).click();
    await expect(main.getByRole('button', { name: 'Work has begun' })).toBeVisible();
    await cut();
    await main.getByRole('button', { name: 'Work has begun' }).click();
    await expect(job).toContainText('In progress');
    // A job that started early is not finished before its planned start, and the provider reads that.
    await expect(job).toContainText(/when the work is done, from \d+:\d\d\s[AP]M on\./);
    await clock.passTo(starts_at);
    await job.getByRole('button', { name: 'Finish the job' }).click();
    await cut();
    await provider.getByRole('button', { name: 'Yes, it is done' }).click();
    await expect(main.getByRole('button', { name: 'Confirm completion' })).toBeVisible();
    await cut();
    await expect(main.getByRole('button', { name: 'Something is not right' })).toBeVisible();
    await main.getByRole('button', { name: 'Confirm completion' }).click();
    await customer.getByRole('dialog').getByRole('button', { name: 'Yes, it is done' }).click();
    await expect(job).toContainText('Settled');
    expect(await reloads()).toBe(0);
  });
});

test('a request that the customer withdraws can no longer be answered and says so, and nothing is charged', async ({
  openAs,
  market,
  site,
}) => {
  const { id } = await market.request();
  const [customer, provider] = await Promise.all([
    openAs(market.customer, bookingPage(id)),
    openAs(market.provider, DASHBOARD),
  ]);
  const request = requestsOf(provider).getByRole('listitem').first();
  await request.getByRole('button', { name: 'Accept' }).focus();
  await customer.getByRole('main').getByRole('button', { name: 'Withdraw the request' }).press('Enter');
  await customer.getByRole('dialog').getByRole('button', { name: 'Withdraw the request' }).press('Enter');
  await expect(customer.getByRole('main')).toContainText('You withdrew the request');
  await expect(customer.getByRole('heading', { level: 1 })).toBeFocused();
  // It stays under the pointer for a while, with the focus, but without buttons.
  await expect(request.locator(':focus')).toContainText('Mona F. withdrew the request');
  await expect(request.getByRole('button')).toHaveCount(0);
  await expect.poll(() => moneyOf(site, id)).toMatchObject({ payment_status: 'voided', gateway: '0.00' });
});

/** Cuts every socket of these people, as a change of their roles does. */
async function cutSockets({ owner }: RunningSite, userIds: readonly string[]): Promise<void> {
  for (const id of userIds) await owner.execute(sql`select pg_notify('roles_changed', ${id})`);
}

/** Counts how many of these pages are reloaded from now on. */
async function countReloads(pages: readonly Page[]): Promise<() => Promise<number>> {
  const mark = () => 'notReloaded' in window;
  for (const page of pages) await page.evaluate(() => Object.assign(window, { notReloaded: true }));
  return async () => {
    const kept = await Promise.all(pages.map((page) => page.evaluate(mark)));
    return kept.filter((isKept) => !isKept).length;
  };
}
