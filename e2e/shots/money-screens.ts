import type { QueueItem } from '@hirfa/contract/admin';
import type { EarningsLine } from '@hirfa/contract/bookings';
import type { Refund } from '@hirfa/contract/payments';
import { expect, type Page } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { asBooking, asQueue, once } from './answering.ts';
import { callAs } from '../calls.ts';
import { finished } from './dispute-screens.ts';
import { confirmed } from './payment-screens.ts';
import type { Screen, Stage } from './screen.ts';

const customerPath = (id: string) => `/booking-confirmation/${id}`;
const providerPath = (id: string) => `/provider/dashboard?openBooking=${id}`;
const adminPath = (id: string) => `/admin/bookings/${id}`;
const ID = '019aa000-0000-7000-8000-0000000000';
const DAY_MS = 86_400_000;
const at = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

/** A settled job with its papers. */
const settled = once(async (stage) => {
  const id = await finished(stage);
  await callAs(stage.customer, `/api/v1/bookings/${id}/confirm-completion`, {});
  const papers = async () => (await callAs(stage.customer, `/api/v1/bookings/${id}/invoices`)).items.length;
  await expect.poll(papers, { timeout: 60_000 }).toBe(2);
  return id;
});

const toPapers = (page: Page) =>
  page.getByRole('heading', { name: /^(Invoices and receipts|الفواتير والإيصالات)$/ }).scrollIntoViewIfNeeded();

const captured = once(async (stage: Stage) => {
  const id = await confirmed(stage);
  const status = async () => (await callAs(stage.customer, `/api/v1/bookings/${id}`)).payment_status;
  await expect.poll(status, { timeout: 60_000 }).toBe('captured');
  return id;
});

/** A job that has begun, of which half can be left to the provider. */
async function begun(stage: Stage): Promise<string> {
  const id = await confirmed(stage);
  const status = async () => (await callAs(stage.customer, `/api/v1/bookings/${id}`)).payment_status;
  await expect.poll(status, { timeout: 60_000 }).toBe('captured');
  await stage.site.owner.execute(
    sql`update bookings set status = 'in_progress', started_at = authorized_at where id = ${id}`,
  );
  return adminPath(id);
}

const cancel = async (page: Page) => {
  await page.getByRole('button', { name: /^(Cancel the booking|إلغاء الحجز)$/ }).click();
  await page.getByRole('radio').last().click();
};

const refused: Refund = {
  id: `${ID}21`,
  amount: '2154.60',
  state: 'failed',
  requested_at: at(-1),
  sent_at: at(-1),
  ended_at: at(-0.9),
  is_surplus: false,
  owed: {
    amount: '2154.60',
    by_bank: '0.00',
    waits_for_bank: false,
    state: 'open',
    chosen_at: null,
    given_at: null,
    reference: null,
    returned_at: null,
    return_reason: null,
    account: null,
    together: { refunds: 3, amount: '1615.95' },
  },
};
/** A refund that could not go back to where it came from. */
const refusedAs = (owed: Partial<NonNullable<Refund['owed']>>) =>
  asBooking(() => ({
    status: 'cancelled',
    payment_status: 'refunded',
    cancel_reason: 'customer_cancelled',
    cancelled_at: at(-1),
    refund: { ...refused, owed: refused.owed && { ...refused.owed, ...owed } },
  }));

const chooseTransfer = (page: Page) => page.getByRole('main').getByRole('radio').last().click();

const transfer: QueueItem = {
  kind: 'transfer',
  id: `${ID}31`,
  since: at(-1),
  due_at: at(2),
  booking_id: `${ID}32`,
  title_en: 'Pottery for beginners',
  title_ar: 'الفخار للمبتدئين',
  name: 'Mona Hassan Fathy',
  amount: '1615.95',
  parts: [7, 14, 21].map((days, index) => ({ booking_id: `${ID}4${index}`, starts_at: at(days), amount: '538.65' })),
  account: { kind: 'iban', number: 'EG380019000500000000263180002', holder: 'Mona Hassan Fathy' },
  ordered: null,
  waits_for_bank: false,
};
const queuePath = `/admin/queue?kind=transfer&id=${transfer.id}`;
const ordered = { name: 'Omar Said', at: at(-0.1), is_own: true, can_give_up: true };

/** A date of a package among the jobs of a week. */
const shareInWeek = async (page: Page) => {
  await page.route(/\/api\/v1\/provider\/earnings\/lines\?/, async (route) => {
    const response = await route.fetch();
    const { items }: { items: EarningsLine[] } = await response.json();
    const package_ = { kind: 'monthly', number: 2 } as const;
    await route.fulfill({
      response,
      json: {
        items: items.map((line, index) =>
          index === 0 ? { ...line, package: package_, is_late_cancellation: false } : line,
        ),
        next_cursor: null,
      },
    });
  });
};

const openJob = async (page: Page) => {
  await page.locator('details summary').first().click();
};

/** The papers of a booking, refunds that a card refused, and other decisions of admins about money. */
export const MONEY_SCREENS: readonly Screen[] = [
  {
    name: 'invoices',
    path: async (stage) => customerPath(await settled(stage)),
    as: 'customer',
    onlyWhole: true,
    act: toPapers,
    cases: [
      { name: 'panel', path: async (stage) => providerPath(await settled(stage)), as: 'provider', act: toPapers },
      { name: 'booking of admins', path: async (stage) => adminPath(await settled(stage)), as: 'admin', act: toPapers },
      {
        name: 'earnings',
        path: '/provider/dashboard?tab=earnings',
        as: 'provider',
        prepare: shareInWeek,
        act: openJob,
      },
    ],
  },
  { name: 'admin-invoices', path: '/admin/invoices', as: 'admin' },
  {
    name: 'admin-cancel',
    path: begun,
    as: 'admin',
    onlyWhole: true,
    act: cancel,
  },
  {
    name: 'refund-refused',
    path: async (stage) => customerPath(await captured(stage)),
    as: 'customer',
    onlyWhole: true,
    prepare: refusedAs({}),
    cases: [
      {
        name: 'to a bank account',
        path: async (stage) => customerPath(await captured(stage)),
        as: 'customer',
        prepare: refusedAs({}),
        act: chooseTransfer,
      },
      {
        name: 'transferred',
        path: async (stage) => customerPath(await captured(stage)),
        as: 'customer',
        prepare: refusedAs({
          state: 'transferred',
          chosen_at: at(-0.8),
          given_at: at(-0.2),
          reference: 'TRF-2026-000417',
          together: null,
          account: { kind: 'iban', last_digits: '0002', holder: 'Mona Hassan Fathy' },
        }),
      },
      {
        name: 'transfer asked',
        path: async (stage) => customerPath(await captured(stage)),
        as: 'customer',
        prepare: refusedAs({
          state: 'transfer_asked',
          chosen_at: at(-0.8),
          together: null,
          account: { kind: 'iban', last_digits: '0002', holder: 'Mona Hassan Fathy' },
        }),
      },
      { name: 'queue', path: queuePath, as: 'admin', prepare: asQueue(transfer) },
      { name: 'ordered', path: queuePath, as: 'admin', prepare: asQueue({ ...transfer, ordered }) },
    ],
  },
];
