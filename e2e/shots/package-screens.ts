import { BOOKING_FLOW_KEYS } from '@hirfa/domain/screens';
import { expect, type Page } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { callAs } from '../calls.ts';
import { pay } from '../paying.ts';
import { demoProviderId } from './demo-people.ts';
import type { Screen, Stage } from './screen.ts';

const DAY_MS = 86_400_000;
const EARNINGS = '/provider/dashboard?tab=earnings';
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

async function showMeetings(page: Page): Promise<void> {
  const more = page.getByRole('button', { name: /(more meetings?|مواعيد أخرى|موعدان آخران|موعد آخر)$/ }).first();
  await more.click();
  await more.scrollIntoViewIfNeeded();
}

/** The first job of the week was the second date of a package: those of packages here are weeks away. */
async function withShare(page: Page): Promise<void> {
  await page.route(/\/earnings\/lines/, async (route) => {
    const response = await route.fetch();
    const answer: { items: object[] } = await response.json();
    const [first, ...others] = answer.items;
    const share = { ...first, work: 'fixed', package: { kind: 'monthly', number: 2 } };
    await route.fulfill({ response, json: { ...answer, items: [share, ...others] } });
  });
}

async function openShare(page: Page): Promise<void> {
  const share = page.locator('main details').first();
  await share.locator('summary').click();
  await share.scrollIntoViewIfNeeded();
}

async function suggested(stage: Stage): Promise<string> {
  const id = await begun(stage);
  const { bookings } = await callAs(stage.customer, `/api/v1/packages/${id}`);
  const dates = [bookings[1].booking.id, bookings[2].booking.id];
  await callAs(stage.provider, `/api/v1/packages/${id}/propose-times`, { bookings: dates });
  return id;
}

/** Closes all days of the week, which leaves out what is booked. */
async function takeDaysOff(page: Page): Promise<void> {
  const days = page.getByRole('main').locator('form').getByRole('switch', { checked: true });
  while ((await days.count()) > 0) await days.first().click();
  await page.getByRole('button', { name: /^(Save changes|حفظ التغييرات)$/ }).click();
  await page.getByRole('dialog').waitFor();
}

/** The provider has saved that they work at no time. */
async function withoutHours(page: Page): Promise<void> {
  await page.route('**/api/v1/provider/availability', async (route) => {
    const response = await route.fetch();
    const stored: unknown = await response.json();
    if (typeof stored === 'object')
      await route.fulfill({ response, json: { ...stored, weekly: [], templates: [], exceptions: [] } });
  });
}

const outsideOf = (page: Page) =>
  page.getByRole('region', { name: /^(Booked outside your hours|حجوزات خارج ساعات عملك)$/ });

async function showOutside(page: Page): Promise<void> {
  await outsideOf(page).scrollIntoViewIfNeeded();
}

async function askToCancelDates(page: Page): Promise<void> {
  await outsideOf(page)
    .getByRole('button', { name: /^(Cancel|إلغاء)/ })
    .first()
    .click();
}

/** The person has chosen a package, and the server refuses it because another one is not paid. */
async function refusePackage(page: Page): Promise<void> {
  const id = '019aa000-0000-7000-8000-000000000001';
  const first = Math.ceil(Date.now() / DAY_MS + 2) * DAY_MS;
  const dates = [0, 7, 14, 21].map((days) => new Date(first + days * DAY_MS).toISOString());
  const input = { service_card_id: id, mode: 'online', kind: 'monthly', dates, customer_total: '2370.00' };
  await page.addInitScript(({ key, value }) => localStorage.setItem(key, value), {
    key: BOOKING_FLOW_KEYS.pending,
    value: JSON.stringify({ key: 'a'.repeat(36), target: 'pottery-for-beginners', input }),
  });
  await page.route(/\/api\/v1\/packages$/, (route) =>
    route.fulfill({ status: 409, json: { code: 'package_unpaid', message: 'refused', data: null, request_id: 'a' } }),
  );
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
      { name: 'admin', path: async (stage) => `/admin/bookings/${await stopped(stage)}`, as: 'admin' },
      { name: 'settings', path: '/provider/profile/edit', as: 'provider', act: showSettings },
      { name: 'page', path: async (stage) => `/provider/${await sold(stage)}`, act: showPrice },
      { name: 'service', path: servicePath, act: showPrice },
      { name: 'list-open', path: '/bookings', as: 'customer', act: showMeetings },
      { name: 'earnings', path: EARNINGS, as: 'provider', prepare: withShare, act: openShare },
      {
        name: 'suggested',
        path: async (stage) => customerPath(await suggested(stage)),
        as: 'customer',
        act: showPackage,
      },
      { name: 'leaves-out', path: '/provider/availability', as: 'provider', act: takeDaysOff },
      { name: 'outside', path: '/provider/availability', as: 'provider', prepare: withoutHours, act: showOutside },
      {
        name: 'cancel-dates',
        path: '/provider/availability',
        as: 'provider',
        prepare: withoutHours,
        act: askToCancelDates,
      },
      // The last ones: nobody makes another package while one is not paid.
      { name: 'pay', path: async (stage) => `/payment/${await unpaid(stage)}`, as: 'customer' },
      { name: 'unpaid', path: '/payment/new', as: 'customer', prepare: refusePackage },
    ],
  },
];
