import type { Booking, Dispute } from '@hirfa/contract/bookings';
import type { CashTerms } from '@hirfa/contract/payments';
import { expect, type Page } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { asBooking, once } from './answering.ts';
import { bookWith } from './bookings.ts';
import { callAs } from '../calls.ts';
import { demoProviderId } from './demo-people.ts';
import type { Screen, Stage } from './screen.ts';

const customerPath = (id: string) => `/booking-confirmation/${id}`;
const providerPath = (id: string) => `/provider/dashboard?openBooking=${id}`;
const DAY_MS = 86_400_000;
const at = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

/** A request in cash. */
async function request(stage: Stage): Promise<string> {
  const id = await bookWith(stage.customer, await demoProviderId(stage.site), 12);
  await callAs(stage.customer, `/api/v1/bookings/${id}/checkout`, { language: 'en', method: 'cash' });
  await reaches(stage, id, 'authorized');
  return id;
}

const reaches = ({ customer }: Stage, id: string, status: string) =>
  expect
    .poll(async () => (await callAs(customer, `/api/v1/bookings/${id}`)).payment_status, { timeout: 60_000 })
    .toBe(status);

const requested = once(request);
const confirmed = once(async (stage) => {
  const id = await request(stage);
  await callAs(stage.provider, `/api/v1/bookings/${id}/accept`, {});
  await reaches(stage, id, 'captured');
  return id;
});

/** The job is done, the provider says that they got less, and the customer has answered. */
const reported = once(async (stage) => {
  const id = await confirmed(stage);
  const path = `/api/v1/bookings/${id}`;
  await stage.site.owner.execute(sql`update bookings set status = 'completed', started_at = authorized_at,
    finished_at = now() where id = ${id}`);
  const report = { reason: 'cash', text: 'She had only 400 pounds with her.', paid_in_cash: '400.00' };
  await callAs(stage.provider, `${path}/dispute`, report);
  await callAs(stage.customer, `${path}/answer-dispute`, {
    text: 'I gave her the rest the day after, at the workshop.',
  });
  return id;
});

const confirmedAs = asBooking(() => ({ status: 'confirmed', started_at: null, finished_at: null, dispute: null }));
const begunAs = asBooking(() => ({
  status: 'in_progress',
  starts_at: at(-0.1),
  ends_at: at(-0.02),
  started_at: at(-0.1),
  finished_at: null,
  dispute: null,
}));
const doneAs = asBooking(() => ({ status: 'completed', finished_at: at(-0.1), dispute: null }));
const settledAs = asBooking(() => ({ finished_at: at(-1), completed_at: at(-0.1), dispute: null }));
const unansweredAs = asBooking(({ dispute }) => ({
  dispute: dispute && { ...dispute, answer: null, decide_by: null },
}));
const decided: Partial<Dispute> = {
  outcome: 'decided',
  ended_at: at(-0.1),
  decision: {
    reason: 'Both of you have agreed on the amount in the chat of the booking.',
    refund: '0.00',
    kept: '400.00',
    payout: '250.00',
  },
};
const decidedAs = asBooking(({ dispute }) => ({
  completed_at: at(-0.1),
  dispute: dispute && { ...dispute, ...decided },
}));

const pressing = (name: RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();

type Prepare = NonNullable<Screen['prepare']>;
const ofCustomer = (name: string, prepare: Prepare, act?: Screen['act']) => ({
  name: `customer: ${name}`,
  path: async (stage: Stage) => customerPath(await reported(stage)),
  as: 'customer' as const,
  prepare,
  ...(act && { act }),
});
const ofProvider = (name: string, prepare: Prepare, act?: Screen['act']) => ({
  name: `provider: ${name}`,
  path: async (stage: Stage) => providerPath(await reported(stage)),
  as: 'provider' as const,
  prepare,
  ...(act && { act }),
});
const asReported: Prepare = asBooking((booking: Booking) => booking);

const answerTerms = (terms: Partial<CashTerms>) => async (page: Page) => {
  await page.route('**/api/v1/provider/cash', async (route) => {
    const response = await route.fetch();
    const stored: CashTerms = await response.json();
    await route.fulfill({ response, json: { ...stored, ...terms } });
  });
};
const toCash = (page: Page) => page.locator('#cash').evaluate((section) => section.scrollIntoView());
const terms = (name: string, given: Partial<CashTerms>) => ({
  name,
  path: '/provider/profile/edit',
  as: 'provider' as const,
  prepare: answerTerms(given),
  act: toCash,
});

/** A job that is paid in cash, from the request to a problem about the amount; and the terms of its provider. */
export const CASH_SCREENS: readonly Screen[] = [
  {
    name: 'cash-customer',
    path: async (stage) => customerPath(await requested(stage)),
    as: 'customer',
    onlyWhole: true,
    cases: [
      ofCustomer('confirmed', confirmedAs),
      ofCustomer('begun', begunAs),
      ofCustomer('done', doneAs),
      ofCustomer('confirm', doneAs, pressing(/^(I paid|دفعت)/)),
      ofCustomer('another amount', doneAs, pressing(/^(I paid another amount|دفعت مبلغًا آخر)$/)),
      ofCustomer('settled', settledAs),
      ofCustomer('reported', unansweredAs),
      ofCustomer('decided', decidedAs),
    ],
  },
  {
    name: 'cash-provider',
    path: async (stage) => providerPath(await requested(stage)),
    as: 'provider',
    onlyWhole: true,
    cases: [
      { name: 'requests', path: '/provider/dashboard', as: 'provider' },
      ofProvider('confirmed', confirmedAs),
      ofProvider('begun', begunAs),
      ofProvider('finish', begunAs, pressing(/^(Finish|إنهاء|I have)/)),
      ofProvider('done', doneAs),
      ofProvider('settled', settledAs),
      ofProvider('reported', asReported),
    ],
  },
  {
    name: 'cash-queue',
    path: async (stage) => `/admin/queue?kind=dispute&id=${await reported(stage)}`,
    as: 'admin',
    onlyWhole: true,
    cases: [{ name: 'settings', path: '/admin/settings', as: 'admin', act: toCash }],
  },
  {
    name: 'cash-terms',
    path: '/provider/profile/edit',
    as: 'provider',
    onlyWhole: true,
    act: toCash,
    cases: [
      terms('not taken', { takes_cash: false }),
      terms('switched off', { limit: '0.00', takes_cash: false }),
      terms('owed', { owed: '231.15' }),
      terms('paused', { owed: '612.40', is_paused: true }),
      {
        name: 'earnings',
        path: '/provider/dashboard?tab=earnings',
        as: 'provider',
        prepare: answerTerms({ owed: '612.40', is_paused: true }),
      },
    ],
  },
];
