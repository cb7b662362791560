import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { extrasOf } from '../extras/sides.ts';
import { passHours } from '../market.ts';
import { ledgerOf } from '../money.ts';
import type { TestProduct } from '../product.ts';
import { bankOf, chargeable } from './bank.ts';

type Charge = 'booked' | 'extra';
type End = 'win' | 'lose';
/** In which order banks begin (b, e) and end (B, E) with what was booked and with the extra; how each of them ends. */
export interface Course {
  order: string;
  ends: Record<Charge, End>;
}

const ENDS = ['win', 'lose'] as const;
export const COURSES: readonly Course[] = ['bBeE', 'beBE', 'beEB', 'ebBE', 'ebEB', 'eEbB'].flatMap((order) =>
  ENDS.flatMap((booked) => ENDS.map((extra) => ({ order, ends: { booked, extra } }))),
);
/** Without a decision EGP 450 of 718.20 are the provider's. */
export const BOOKS = { commission: '-150.00', platform_fee: '-30.00', vat: '-88.20' };

/** A confirmed booking of EGP 450 with an extra of EGP 150 that is paid, and the bank of each payment. */
export async function twoCharges(product: TestProduct) {
  const job = await chargeable(product);
  const { market, id } = job;
  const { propose, pay, newest } = extrasOf(market, id);
  await propose();
  await pay();
  await product.work();
  const banks = { booked: bankOf(product, market, id), extra: bankOf(product, market, id, (await newest()).id) };
  return {
    ...job,
    banks,
    ledger: () => ledgerOf(product, id),
    /** The banks take these steps; of all but the last one no webhook is processed, unless that is wanted. */
    async play({ order, ends }: Course, isHeard = true): Promise<void> {
      for (const step of order) {
        const charge = step.toLowerCase() === 'b' ? 'booked' : 'extra';
        await banks[charge].press(step === step.toLowerCase() ? 'take' : ends[charge], isHeard);
      }
    },
  };
}

/** Nothing is lost, and the payout waits for both banks, and for who bears what they keep. */
export async function checkPayout(product: TestProduct, course: Course, isHeard: boolean): Promise<void> {
  const { market, id, banks, ledger, finish, settle, play } = await twoCharges(product);
  const text = JSON.stringify({ ...course, isHeard });
  await finish();
  await product.work();
  await play(course, isHeard);
  await product.work();
  const lost = (['booked', 'extra'] as const).filter((charge) => course.ends[charge] === 'lose');
  const taken = { 0: undefined, 1: lost[0] === 'booked' ? '538.65' : '179.55', 2: '718.20' }[lost.length];
  expect((await ledger()).charged_back, text).toBe(taken);
  const payment_status = lost.length === 0 ? 'captured' : 'charged_back';
  expect(await market.read('provider', id), text).toMatchObject({ payment_status });
  await settle();
  if (lost.length > 0) expect((await ledger()).provider_pending, text).toBe('-450.00');
  for (const charge of lost) expect((await banks[charge].bear('platform')).status, text).toBe(200);
  await product.work();
  const gateway = { 0: '718.20', 1: lost[0] === 'booked' ? '179.55' : '538.65', 2: undefined }[lost.length];
  const books = { ...BOOKS, provider_payable: '-450.00', gateway };
  expect(await ledger(), text).toEqual(taken === undefined ? books : { ...books, losses: taken });
}

/** A full refund that is asked for after the first step goes on when the last bank has decided; nobody pays twice. */
export async function checkRefund(product: TestProduct, { order, ends }: Course): Promise<void> {
  const { market, id, ledger, play } = await twoCharges(product);
  const text = JSON.stringify({ order, ends });
  await play({ order: order.slice(0, 1), ends }, false);
  await market.step('provider', id, 'cancel', { reason: 'The workshop is closed.' });
  await product.work();
  await play({ order: order.slice(1), ends });
  expect(await ledger(), text).toEqual({});
}

/** Half of the price stays after a late cancellation; what a bank has beyond the refund is decided. */
export async function checkLateCancellation(product: TestProduct, order: string): Promise<void> {
  const { market, id, banks, ledger, play } = await twoCharges(product);
  const ends = { booked: 'lose', extra: 'win' } as const;
  await passHours(product, 25);
  await play({ order: order.slice(0, 1), ends });
  await market.step('customer', id, 'cancel');
  await product.work();
  await play({ order: order.slice(1), ends });
  const books = await ledger();
  expect(sumOf(books), `${order}: the books sum to zero`).toBe(0);
  if (books.charged_back !== undefined) expect((await banks.booked.bear('platform')).status, order).toBe(200);
  await passHours(product, 25);
  // Nobody has more or less than half of the work.
  expect(await ledger(), order).toMatchObject({
    commission: '-75.00',
    vat: '-42.00',
    provider_payable: '-225.00',
  });
}

const sumOf = (books: Record<string, string>) =>
  Object.values(books).reduce((sum, amount) => sum + Math.round(Number(amount) * 100), 0);

export const stuckWebhooks = async (product: TestProduct) => [
  ...(await product.owner.execute(sql`select from webhooks where worked_at is null`)),
];
