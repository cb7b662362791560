import { expect, type Page } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { callAs } from '../calls.ts';
import { pay } from '../paying.ts';
import { demoProviderId } from './demo-people.ts';
import type { Screen, Stage } from './screen.ts';

const customerPath = (id: string) => `/booking-confirmation/${id}`;
const providerPath = (id: string) => `/provider/dashboard?openBooking=${id}`;

/** The demo's provider sells what they offer in packages. */
async function sold({ site }: Stage): Promise<string> {
  const id = await demoProviderId(site);
  await site.owner.execute(sql`update provider_profiles set subscription_packages_enabled = true,
    monthly_subscription_rate = 600, yearly_subscription_rate = 6900 where id = ${id}`);
  return id;
}

async function unpaid(stage: Stage): Promise<string> {
  const { customer } = stage;
  const { cards, areas } = await callAs(customer, `/api/v1/providers/${await sold(stage)}`);
  const card = `/api/v1/service-cards/${cards[0].id}`;
  const from = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
  const { items } = await callAs(customer, `${card}/slots?mode=in_person&from=${from}`);
  const slots: { starts_at: string }[] = items.flatMap((day: { slots: { starts_at: string }[] }) => day.slots);
  for (const { starts_at } of slots) {
    const search = new URLSearchParams({ kind: 'monthly', mode: 'in_person', starts_at }).toString();
    const { dates, price, is_complete } = await callAs(customer, `${card}/package-preview?${search}`);
    if (is_complete !== true) continue;
    const { id } = await callAs(customer, '/api/v1/packages', {
      service_card_id: cards[0].id,
      mode: 'in_person',
      area_id: areas[0].id,
      address: '12 Road 9',
      kind: 'monthly',
      dates: dates.map((each: { starts_at: string }) => each.starts_at),
      customer_total: price.customer_total,
    });
    return String(id);
  }
  throw new Error('the provider of the demo is free for no package');
}

async function requested(stage: Stage): Promise<string> {
  const id = await unpaid(stage);
  await stage.customer.goto(`/payment/${id}`);
  await pay(stage.customer);
  await stage.customer.waitForURL(/payment-result\?/);
  return id;
}

async function begun(stage: Stage): Promise<string> {
  const id = await requested(stage);
  await callAs(stage.provider, `/api/v1/bookings/${id}/accept`, {});
  const beganAt = async () => (await callAs(stage.customer, `/api/v1/packages/${id}`)).began_at;
  await expect.poll(beganAt, { timeout: 60_000 }).not.toBeNull();
  return id;
}

async function declined(stage: Stage): Promise<string> {
  const id = await requested(stage);
  await callAs(stage.provider, `/api/v1/bookings/${id}/decline`, { reason: 'I am away on two of these days.' });
  return id;
}

async function stopped(stage: Stage): Promise<string> {
  const id = await begun(stage);
  const { stop } = await callAs(stage.customer, `/api/v1/packages/${id}`);
  await callAs(stage.customer, `/api/v1/packages/${id}/stop`, { refund: stop.refund });
  return id;
}

/** Shows the part of the page that is about the package. */
async function showPackage(page: Page): Promise<void> {
  await page
    .getByRole('heading', { name: /^(Package|الباقة):/ })
    .first()
    .scrollIntoViewIfNeeded();
}

async function askToStop(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Stop the package|إيقاف الباقة)$/ }).click();
}

async function chooseTimes(page: Page): Promise<void> {
  const main = page.getByRole('main');
  const next = main.getByRole('button', { name: /^(Next|التالي)$/ });
  const online = main.getByRole('radio').last();
  if (await online.isVisible()) await online.click();
  await next.click();
  await main.getByRole('radio', { name: /^4 / }).click();
  await main
    .getByRole('group', { name: /^(Days|الأيام)$/ })
    .getByRole('button', { disabled: false })
    .last()
    .click();
  await main
    .getByRole('button', { name: /^\d+:\d\d\s\S+$/ })
    .first()
    .click();
  await main.getByRole('region', { name: /^(All meetings|كل المواعيد)$/ }).waitFor();
}

/** A service that the demo's provider offers. */
async function servicePath(stage: Stage): Promise<string> {
  const { cards } = await callAs(stage.customer, `/api/v1/providers/${await sold(stage)}`);
  const slug = cards.map((card: { service_slug: string | null }) => card.service_slug).find(Boolean);
  return `/service/${slug}`;
}

async function showPrice(page: Page): Promise<void> {
  await page
    .getByText(/(weekly meetings|مواعيد أسبوعية)/)
    .first()
    .scrollIntoViewIfNeeded();
}

async function showSettings(page: Page): Promise<void> {
  const packages = page.getByRole('switch', { name: /^(Monthly and yearly packages|باقات شهرية وسنوية)/ });
  await packages.scrollIntoViewIfNeeded();
}

/** A package: chosen, to be paid, requested, as a series and stopped, for its people and admins. */
export const PACKAGE_SCREENS: readonly Screen[] = [
  {
    name: 'package',
    path: async (stage) => customerPath(await begun(stage)),
    as: 'customer',
    onlyWhole: true,
    act: showPackage,
    cases: [
      {
        name: 'choose',
        path: async (stage) => {
          const id = await sold(stage);
          const { cards } = await callAs(stage.customer, `/api/v1/providers/${id}`);
          return `/booking/${id}?card=${cards[0].id}`;
        },
        as: 'customer',
        act: chooseTimes,
      },
      { name: 'request', path: async (stage) => customerPath(await requested(stage)), as: 'customer' },
      { name: 'desk', path: async () => '/provider/dashboard', as: 'provider' },
      {
        name: 'ask to stop',
        path: async (stage) => customerPath(await begun(stage)),
        as: 'customer',
        act: askToStop,
      },
      { name: 'list', path: async () => '/bookings', as: 'customer' },
      { name: 'panel', path: async (stage) => providerPath(await begun(stage)), as: 'provider', act: showPackage },
      { name: 'stopped', path: async (stage) => customerPath(await stopped(stage)), as: 'customer', act: showPackage },
      {
        name: 'stopped-panel',
        path: async (stage) => providerPath(await stopped(stage)),
        as: 'provider',
        act: showPackage,
      },
      { name: 'declined', path: async (stage) => customerPath(await declined(stage)), as: 'customer' },
      { name: 'admin', path: async (stage) => `/admin/bookings/${await stopped(stage)}`, as: 'admin' },
      { name: 'settings', path: '/provider/profile/edit', as: 'provider', act: showSettings },
      { name: 'page', path: async (stage) => `/provider/${await sold(stage)}`, act: showPrice },
      { name: 'service', path: servicePath, act: showPrice },
      // The last one: nobody makes another package while one is not paid.
      { name: 'pay', path: async (stage) => `/payment/${await unpaid(stage)}`, as: 'customer' },
    ],
  },
];
