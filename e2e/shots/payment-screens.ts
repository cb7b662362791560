import { BOOKING_FLOW_KEYS } from '@hirfa/domain/screens';
import type { Page } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { callAs } from '../calls.ts';
import { fillCard, pay } from '../paying.ts';
import { bookWith } from './bookings.ts';
import { demoProviderId } from './demo-people.ts';
import type { Screen, Stage } from './screen.ts';

/** A shared unpaid booking is used while its hold lasts this much longer. */
const LEFT_MS = 8 * 60_000;

/** Every state of paying and of a booking for its customer. */
export const PAYMENT_SCREENS: readonly Screen[] = [
  { name: 'payment', path: async (stage) => `/payment/${await unpaid(stage)}`, as: 'customer' },
  {
    name: 'wallet-page',
    path: walletPath,
    onlyWhole: true,
    cases: [{ name: 'refused', path: walletPath, act: (page) => page.locator('button.primary').click() }],
  },
  {
    name: 'payment-visit',
    path: async (stage) => `/payment/${await unpaidVisit(stage)}`,
    as: 'customer',
    onlyWhole: true,
  },
  { name: 'payment-not-paid', path: async (stage) => `/payment-return?booking=${await unpaid(stage)}`, as: 'customer' },
  {
    name: 'payment-under-way',
    path: async (stage) => `/payment-return?booking=${await unpaid(stage)}`,
    as: 'customer',
    prepare: (page) => answerAttempt(page, 'under_way'),
  },
  {
    name: 'payment-unknown',
    path: async (stage) => `/payment-return?booking=${await unpaid(stage)}`,
    as: 'customer',
    prepare: (page) => answerAttempt(page, 'unknown'),
  },
  {
    name: 'payment-declined',
    path: async (stage) => `/payment-result?booking=${await declined(stage)}`,
    as: 'customer',
  },
  { name: 'payment-ended', path: async (stage) => `/payment-result?booking=${await letGo(stage)}`, as: 'customer' },
  { name: 'payment-no-id', path: '/payment-return' },
  { name: 'payment-result', path: async (stage) => `/payment-result?booking=${await paid(stage, 4)}`, as: 'customer' },
  {
    name: 'booking-too-many-holds',
    path: '/payment/new',
    as: 'customer',
    prepare: (page) => refuseBooking(page, 429, 'too_many_requests', null),
  },
  {
    name: 'booking-price-changed',
    path: '/payment/new',
    as: 'customer',
    prepare: (page) => refuseBooking(page, 409, 'state_changed', { amount: '612.90' }),
  },
  {
    name: 'booking-too-little',
    path: '/payment/new',
    as: 'customer',
    prepare: (page) => refuseBooking(page, 409, 'too_little_to_pay', { least: '50.00' }),
  },
  ...[true, false].map((is_visit): Screen => ({
    name: is_visit ? 'booking-is-visit' : 'booking-is-job',
    path: '/payment/new',
    as: 'customer',
    prepare: (page) => refuseBooking(page, 409, 'state_changed', { amount: '612.90', is_visit }),
  })),
  {
    name: 'booking-slot-taken',
    path: '/payment/new',
    as: 'customer',
    prepare: (page) => refuseBooking(page, 409, 'slot_taken', null),
  },
  {
    name: 'booking-provider-unavailable',
    path: '/payment/new',
    as: 'customer',
    prepare: (page) => refuseBooking(page, 409, 'provider_unavailable', null),
  },
  {
    name: 'booking-confirmation',
    path: async (stage) => `/booking-confirmation/${await paid(stage, 5)}`,
    as: 'customer',
  },
  {
    name: 'booking-confirmation-unpaid',
    path: async (stage) => `/booking-confirmation/${await unpaid(stage)}`,
    as: 'customer',
  },
  {
    name: 'booking-confirmation-confirmed',
    path: async (stage) => `/booking-confirmation/${await confirmed(stage)}`,
    as: 'customer',
  },
  ...(['completed', 'cancelled'] as const).map((status): Screen => ({
    name: `booking-confirmation-${status}`,
    path: async (stage) => `/booking-confirmation/${await demoBooking(stage, status)}`,
    as: 'customer',
  })),
];

async function book({ site, customer }: Stage, dayAhead: number): Promise<string> {
  return bookWith(customer, await demoProviderId(site), dayAhead);
}

/** An unpaid booking; few can be held at once, so that screens share it. */
export async function unpaid(stage: Stage): Promise<string> {
  const { items } = await callAs(stage.customer, '/api/v1/bookings?list=upcoming&limit=50');
  const held: { id: string } | undefined = items.find(
    (booking: { payment_status: string; hold_until: string }) =>
      booking.payment_status === 'pending' && Date.parse(booking.hold_until) > Date.now() + LEFT_MS,
  );
  return held?.id ?? book(stage, 3);
}

/** The gateway's own page, on which a wallet pays. */
async function walletPath(stage: Stage): Promise<string> {
  const given = { language: 'en', method: 'wallet' };
  const { checkout_url } = await callAs(stage.customer, `/api/v1/bookings/${await unpaid(stage)}/checkout`, given);
  return String(checkout_url);
}

/** The fee of a visit that is not paid; no other screen has its booking. */
async function unpaidVisit(stage: Stage): Promise<string> {
  const id = await book(stage, 20);
  await stage.site.owner.execute(
    sql`update bookings set is_visit = true, hourly_rate = null, total_hours = null where id = ${id}`,
  );
  return id;
}

/** A paid booking, which the provider has not answered. */
export async function paid(stage: Stage, dayAhead: number): Promise<string> {
  const id = await book(stage, dayAhead);
  await stage.customer.goto(`/payment/${id}`);
  await pay(stage.customer);
  await stage.customer.waitForURL(/payment-result\?/);
  return id;
}

async function declined(stage: Stage): Promise<string> {
  const id = await book(stage, 6);
  await stage.customer.goto(`/payment/${id}`);
  await stage.customer.getByRole('button', { name: 'Go to payment' }).click();
  await fillCard(stage.customer, '4000 0000 0000 0002');
  await stage.customer.getByRole('button', { name: /^Pay/ }).click();
  await stage.customer.waitForURL(/payment-result\?/);
  return id;
}

async function letGo(stage: Stage): Promise<string> {
  const id = await book(stage, 7);
  await callAs(stage.customer, `/api/v1/bookings/${id}/withdraw`, {});
  return id;
}

/** A paid booking, which the provider has accepted. */
export async function confirmed(stage: Stage, dayAhead = 10): Promise<string> {
  const id = await paid(stage, dayAhead);
  await callAs(stage.provider, `/api/v1/bookings/${id}/accept`, {});
  return id;
}

async function demoBooking({ site }: Stage, status: 'completed' | 'cancelled'): Promise<string> {
  const [row] = await site.owner.execute<{ id: string }>(sql`select bookings.id from bookings
    join auth.users on users.id = booker_id where email = 'customer@hirfa.test' and status = ${status}
    order by starts_at desc limit 1`);
  return row?.id ?? '';
}

/** The gateway says this about every unpaid booking. */
async function answerAttempt(page: Page, attempt: 'under_way' | 'unknown'): Promise<void> {
  await page.route(/\/check-payment$/, async (route) => {
    const response = await route.fetch();
    const answer: object = await response.json();
    await route.fulfill({ response, json: { ...answer, attempt } });
  });
}

/** The person has chosen a booking, and the server refuses it. */
async function refuseBooking(page: Page, status: number, code: string, data: object | null): Promise<void> {
  const starts_at = new Date(Math.ceil(Date.now() / 86_400_000 + 2) * 86_400_000).toISOString();
  const id = '019aa000-0000-7000-8000-000000000001';
  const seen = data !== null && 'is_visit' in data ? { is_visit: data.is_visit === false } : {};
  const pending = {
    key: 'a'.repeat(36),
    target: 'pottery-for-beginners',
    input: { service_card_id: id, mode: 'online', starts_at, ...seen, customer_total: '598.50' },
  };
  await page.addInitScript(({ key, value }) => localStorage.setItem(key, value), {
    key: BOOKING_FLOW_KEYS.pending,
    value: JSON.stringify(pending),
  });
  await page.route(/\/api\/v1\/bookings$/, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({
          status,
          json: { code, message: 'refused', data, request_id: 'a' },
          headers: { 'retry-after': '600' },
        })
      : route.fallback(),
  );
}
