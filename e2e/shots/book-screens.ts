import type { QueueItem } from '@hirfa/contract/admin';
import type { Ledger } from '@hirfa/contract/payments';
import type { Reconciliation } from '@hirfa/contract/reconciliation';
import { addDays, cairoDay } from '@hirfa/domain/market';
import type { Page } from '@playwright/test';
import { asQueue } from './answering.ts';
import type { Screen } from './screen.ts';

const DAY_MS = 86_400_000;
const at = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
const ID = '019aa000-0000-7000-8000-0000000000';

const night = (ago: number, change: Partial<Reconciliation>): Reconciliation => ({
  day: addDays(cairoDay(new Date()), -ago),
  state: 'done',
  tries: 1,
  error: null,
  compared: 41,
  changed_at: at(-ago),
  ...change,
});
const NIGHTS = [
  night(1, { state: 'waiting', tries: 0, compared: 0 }),
  night(2, {
    state: 'failed',
    tries: 3,
    compared: 0,
    error: 'paymob: the list of transactions answered 502 Bad Gateway',
  }),
  night(3, { compared: 1 }),
  night(4, {}),
  night(5, { state: 'first', compared: 0 }),
];
const answerNights = (items: Reconciliation[], open_differences: number) => async (page: Page) => {
  await page.route('**/api/v1/admin/reconciliations', (route) => route.fulfill({ json: { items, open_differences } }));
};
const toNights = (page: Page) => page.locator('#nights-heading').evaluate((heading) => heading.scrollIntoView());

/** A month that has ended, whose books are closed. */
async function closeMonth(page: Page): Promise<void> {
  await page.route(/\/api\/v1\/admin\/ledger(\?|$)/, async (route) => {
    const response = await route.fetch();
    const ledger: Ledger = await response.json();
    await route.fulfill({ response, json: { ...ledger, closed_at: at(-20) } });
  });
}

const openExplanations = (page: Page) => page.locator('main details summary').first().click();

const difference: QueueItem = {
  kind: 'difference',
  id: `${ID}51`,
  since: at(-1),
  due_at: at(2),
  difference: 'other_amount',
  gateway: 'paymob',
  reference: '192837465',
  booking_id: `${ID}52`,
  title_en: 'Pottery for beginners',
  title_ar: 'الفخار للمبتدئين',
  amount_there: '538.65',
  amount_here: '583.65',
  movement: 'capture',
  moved_at: at(-2),
};
const queued = (name: string, change: Partial<typeof difference>, act?: Screen['act']) => ({
  name,
  path: `/admin/queue?kind=difference&id=${difference.id}`,
  as: 'admin' as const,
  prepare: asQueue({ ...difference, ...change }),
  ...(act && { act }),
});

/** The books, their comparison with the gateways, and a difference in the queue. */
export const BOOK_SCREENS: readonly Screen[] = [
  {
    name: 'admin-ledger',
    path: '/admin/ledger',
    as: 'admin',
    cases: [
      { name: 'closed', path: '/admin/ledger', as: 'admin', prepare: closeMonth, act: openExplanations },
      { name: 'nights', path: '/admin/ledger', as: 'admin', prepare: answerNights(NIGHTS, 2), act: toNights },
      { name: 'no nights', path: '/admin/ledger', as: 'admin', prepare: answerNights([], 0), act: toNights },
      { name: 'account', path: '/admin/ledger/gateway', as: 'admin' },
      { name: 'no entries', path: '/admin/ledger/losses', as: 'admin' },
    ],
  },
  {
    name: 'difference',
    path: `/admin/queue?kind=difference&id=${difference.id}`,
    as: 'admin',
    onlyWhole: true,
    prepare: asQueue(difference),
    cases: [
      queued('unknown payment', {
        difference: 'missing_in_books',
        booking_id: null,
        title_en: null,
        title_ar: null,
        amount_here: '0.00',
        movement: 'chargeback',
        amount_there: '-538.65',
      }),
      queued('at the gateway', { difference: 'missing_at_gateway', reference: '', movement: null, moved_at: null }),
      queued('close', {}, (page) =>
        page
          .getByRole('button', { name: /^(Say what it was|تسجيل سبب الفرق)/ })
          .last()
          .click(),
      ),
    ],
  },
];
