import { type Piastres, piastres } from '@hirfa/domain/payments';
import * as z from 'zod';
import { type Checkout, UnknownCheckout } from '../gateway.ts';
import type { PaymobClient } from './paymob-client.ts';

/** Examples of the documentation write flags as words, too. */
const Flag = z.union([z.boolean(), z.enum(['true', 'false']).transform((word) => word === 'true')]);
const Cents = z
  .int()
  .min(0)
  .nullish()
  .transform((cents) => cents ?? 0);
const Transaction = z.object({
  id: z.int(),
  pending: Flag,
  success: Flag,
  amount_cents: z.int(),
  is_auth: Flag.default(false),
  is_capture: Flag.default(false),
  is_void: Flag.default(false),
  is_voided: Flag.default(false),
  captured_amount: Cents,
  refunded_amount_cents: Cents,
  has_parent_transaction: Flag.default(false),
  parent_transaction: z.int().nullish(),
  order: z.object({ id: z.int() }),
  /** What a kiosk is told, of a payment that was begun there. */
  data: z
    .object({ bill_reference: z.union([z.int().transform(String), z.string().regex(/^[\w-]{1,40}$/)]).nullish() })
    .nullish(),
});
export type Transaction = z.infer<typeof Transaction>;
const Order = z.object({
  id: z.int(),
  amount_cents: z.int().min(1),
  paid_amount_cents: Cents,
  merchant_order_id: z.string(),
});

/** An id of an order. */
const ID = /^[1-9]\d{0,14}$/;
/** The end of a reference: when the page ends, and what makes the reference unique. */
const REFERENCE_END = /_(\d{10})_[0-9a-f]{8}$/;
/** How long after its end a page may still take a card. One that the bank decides about then is pending. */
const LATE_MS = 2 * 60_000;
/** A refund of a capture of an authorization: no chain of Paymob is longer. */
const LONGEST_CHAIN = 4;

/** An order with its last transaction and those from which that was made; none before somebody pays. */
export interface PaymobOrder {
  checkout: Checkout;
  chain: readonly Transaction[];
}

/** What one of our references says. Paymob keeps it with the order, and knows of no other time. */
export const referenceOf = (attemptId: string, endsAt: Date, unique: string): string =>
  `${attemptId}_${Math.floor(endsAt.getTime() / 1000)}_${unique}`;

/**
 * Reads an order. The newest transaction leads to those before it; of several payments at one order the newest counts.
 * @throws `UnknownCheckout` where Paymob does not know the order.
 */
export async function readOrder(client: PaymobClient, id: string, now: Date): Promise<PaymobOrder> {
  if (!ID.test(id)) throw new UnknownCheckout(id);
  const found = await client.ask('GET', `/api/ecommerce/orders/${id}`);
  if (found.status === 404) throw new UnknownCheckout(id);
  const order = Order.parse(found.body);
  if (String(order.id) !== id) throw new UnknownCheckout(id);
  const chain = await readChain(client, id);
  // The newest transaction hides an earlier one: nothing is known of the money.
  if (order.paid_amount_cents > 0 && chain[0]?.success !== true) throw new Error(`order ${id} is paid by another card`);
  const end = endOf(order.merchant_order_id);
  const checkout = checkoutOf(id, piastres(order.amount_cents), chain, now.getTime() > end + LATE_MS);
  const code = chain[0]?.data?.bill_reference;
  return { checkout: code == null ? checkout : { ...checkout, reference: { code, pay_by: new Date(end) } }, chain };
}

/** What a kiosk is told for an order, in the answer to a payment that was begun there; null where it is none. */
export function codeIn(body: unknown, orderId: string): string | null {
  const { success, data: transaction } = Transaction.safeParse(body);
  if (!success || !transaction.pending || String(transaction.order.id) !== orderId) return null;
  return transaction.data?.bill_reference ?? null;
}

async function readChain(client: PaymobClient, id: string): Promise<Transaction[]> {
  const newest = await client.ask('POST', '/api/ecommerce/orders/transaction_inquiry', { order_id: Number(id) });
  // Nobody has paid yet.
  if (newest.status === 404) return [];
  const chain = [Transaction.parse(newest.body)];
  for (;;) {
    const [oldest] = chain;
    if (oldest === undefined || String(oldest.order.id) !== id) throw new Error(`a transaction is not of order ${id}`);
    if (!oldest.has_parent_transaction) return chain;
    if (oldest.parent_transaction == null || chain.length === LONGEST_CHAIN)
      throw new Error(`the transactions of order ${id} lead to no payment`);
    const parent = await client.ask('GET', `/api/acceptance/transactions/${oldest.parent_transaction}`);
    chain.unshift(Transaction.parse(parent.body));
  }
}

function endOf(reference: string): number {
  const [, seconds] = REFERENCE_END.exec(reference) ?? [];
  if (seconds === undefined) throw new Error('an order has no reference of this product');
  return Number(seconds) * 1000;
}

function checkoutOf(id: string, amount: Piastres, chain: readonly Transaction[], isOver: boolean): Checkout {
  const captured = capturedOf(chain);
  const held = piastres(captured - Math.max(0, ...chain.map((one) => one.refunded_amount_cents)));
  const state = stateOf(chain, captured, isOver);
  return { id, state, amount, held: state === 'captured' ? held : piastres(0), chargeback: null, url: null };
}

/** What was captured of an authorization; all of a payment that was none. */
function capturedOf([payment, ...later]: readonly Transaction[]): number {
  if (payment === undefined || !payment.success) return 0;
  if (!payment.is_auth) return payment.amount_cents;
  const captures = later.filter(({ is_capture, success }) => is_capture && success);
  return Math.max(payment.captured_amount, ...captures.map(({ amount_cents }) => amount_cents));
}

function stateOf([payment, ...later]: readonly Transaction[], captured: number, isOver: boolean): Checkout['state'] {
  const waitsForCash = payment?.pending === true && payment.data?.bill_reference != null;
  if (payment?.pending === true && !waitsForCash) return 'processing';
  // A card that was declined leaves the page open for another one.
  if (payment === undefined || !payment.success) return isOver ? 'closed' : 'open';
  if (payment.is_voided || later.some(({ is_void, success }) => is_void && success)) return 'voided';
  return captured > 0 ? 'captured' : 'authorized';
}

/** Whether Paymob is still working on the last operation, so that nothing else may be asked for. */
export const isUnderWay = (chain: readonly Transaction[]): boolean => chain.some(({ pending }) => pending);

/**
 * The transaction of which money goes back. The documentation does not say whether it is the authorization or its
 * capture: `npm run gateway:check` finds out with an account.
 */
export const refundableOf = ([payment]: readonly Transaction[]): number | undefined => payment?.id;
