import type { PaymentCheck } from '@hirfa/contract/bookings';
import type { SavedCard } from '@hirfa/contract/payments';
import type { Page } from '@playwright/test';
import { once } from './answering.ts';
import { bookWith } from './bookings.ts';
import { callAs } from '../calls.ts';
import { demoProviderId } from './demo-people.ts';
import { unpaid } from './payment-screens.ts';
import type { Screen, Stage } from './screen.ts';

const SOON_MS = 100_000;
const WAYS = {
  wallet: /^(Mobile wallet|محفظة)/,
  kiosk: /^(Cash at a kiosk|نقدًا في منفذ دفع)/,
  cash: /^(Cash to the provider|نقدًا إلى مقدم الخدمة)/,
};

const choosing = (way: keyof typeof WAYS) => (page: Page) => page.getByRole('radio', { name: WAYS[way] }).check();

/** A booking with a reference for a kiosk, which nobody has paid yet; a customer has only one. */
const referenced = once(async (stage: Stage) => {
  const id = await bookWith(stage.customer, await demoProviderId(stage.site), 25);
  await callAs(stage.customer, `/api/v1/bookings/${id}/checkout`, { language: 'en', method: 'kiosk' });
  return id;
});

const paymentPath = async (stage: Stage) => `/payment/${await referenced(stage)}`;

/** The sandbox's own page, which stands for the kiosk. */
async function kioskPath(stage: Stage): Promise<string> {
  const id = await referenced(stage);
  const { reference }: PaymentCheck = await callAs(stage.customer, `/api/v1/bookings/${id}/check-payment`, {});
  return reference?.page_url ?? '';
}

/** The last minutes in which it can be paid. */
async function endSoon(page: Page): Promise<void> {
  await page.route(/\/check-payment$/, async (route) => {
    const response = await route.fetch();
    const check: PaymentCheck = await response.json();
    const pay_by = new Date(Date.now() + SOON_MS).toISOString();
    await route.fulfill({ response, json: { ...check, reference: check.reference && { ...check.reference, pay_by } } });
  });
}

const CARDS: SavedCard[] = [
  { id: '019aa000-0000-7000-8000-000000000001', brand: 'Visa', last_digits: '4242', expires: '2030-01' },
  { id: '019aa000-0000-7000-8000-000000000002', brand: 'Mastercard', last_digits: '0008', expires: null },
];

/** The customer has saved two cards. */
export async function withSavedCards(page: Page): Promise<void> {
  await page.route(/\/check-payment$/, async (route) => {
    const response = await route.fetch();
    const check: PaymentCheck = await response.json();
    await route.fulfill({ response, json: { ...check, cards: CARDS } });
  });
  await page.route(/\/me\/cards(\?|$)/, (route) => route.fulfill({ json: { items: CARDS } }));
}

const openOtherWays = (page: Page) => page.locator('main details summary').last().click();

/** Each way to pay, chosen; and a reference for a kiosk, with the kiosk's page at the sandbox. */
export const KIOSK_SCREENS: readonly Screen[] = [
  {
    name: 'payment-ways',
    path: async (stage) => `/payment/${await unpaid(stage)}`,
    as: 'customer',
    onlyWhole: true,
    act: choosing('kiosk'),
    cases: [
      ...(['wallet', 'cash'] as const).map((way) => ({
        name: way,
        path: async (stage: Stage) => `/payment/${await unpaid(stage)}`,
        as: 'customer' as const,
        act: choosing(way),
      })),
      {
        name: 'saved cards',
        path: async (stage: Stage) => `/payment/${await unpaid(stage)}`,
        as: 'customer',
        prepare: withSavedCards,
      },
    ],
  },
  {
    name: 'kiosk-reference',
    path: paymentPath,
    as: 'customer',
    cases: [
      { name: 'ends soon', path: paymentPath, as: 'customer', prepare: endSoon },
      { name: 'other ways', path: paymentPath, as: 'customer', act: openOtherWays },
      {
        name: 'booking',
        path: async (stage) => `/booking-confirmation/${await referenced(stage)}`,
        as: 'customer',
      },
    ],
  },
  { name: 'kiosk-page', path: kioskPath, onlyWhole: true },
];
