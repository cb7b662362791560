import { randomBytes, randomInt } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { LANGUAGES } from '@hirfa/domain/market';
import { METHODS_BY_REFERENCE, PAYMENT_METHODS } from '@hirfa/domain/payments';
import * as z from 'zod';
import { type Dispute, findDispute } from './disputes.ts';
import type { PastCheckout } from './requests.ts';
import { findCardOf, type SavedCard } from './saved-cards.ts';

const STATES = ['open', 'processing', 'authorized', 'captured', 'voided', 'declined', 'closed'] as const;
const FAILURES = ['declined', 'authentication_failed', 'expired'] as const;

const CheckoutRow = z.object({
  id: z.string(),
  reference: z.string(),
  method: z.enum(PAYMENT_METHODS),
  state: z.enum(STATES),
  failure: z.enum(FAILURES).nullable(),
  amount: z.int(),
  currency: z.literal('EGP'),
  captured_amount: z.int(),
  refunded_amount: z.int(),
  description: z.string(),
  language: z.enum(LANGUAGES),
  return_url: z.string(),
  webhook_url: z.string(),
  expires_at: z.string(),
  created_at: z.string(),
  card: z.string().nullable(),
  settles_at: z.string().nullable(),
  payment_code: z.string().nullable(),
  saves_card: z.literal([0, 1]).transform((is) => is === 1),
});
export type CheckoutRow = z.infer<typeof CheckoutRow>;

/** A checkout as the protocol shows it; amounts in piastres. */
export interface Checkout {
  id: string;
  reference: string;
  state: (typeof STATES)[number];
  amount: number;
  currency: 'EGP';
  captured_amount: number;
  refunded_amount: number;
  /** The hosted page; for a kiosk, the kiosk itself. */
  url: string;
  /** What a kiosk is told, up to `expires_at`; null for other methods. */
  payment_code: string | null;
  expires_at: string;
  failure: (typeof FAILURES)[number] | null;
  /** The chargeback, where the customer's bank has taken money back. */
  dispute: Dispute | null;
  /** The card that has paid, if the order has asked to save it and nobody has removed it. */
  saved_card: SavedCard | null;
  created_at: string;
}

/** What every action on checkouts needs. */
export interface Sandbox {
  database: DatabaseSync;
  now: () => Date;
  slowMs: number;
  /** The public address of the hosted pages; available once the port is open. */
  publicUrl: () => string;
}

export function showCheckout(sandbox: Sandbox, row: CheckoutRow): Checkout {
  const { id, reference, state, amount, currency, captured_amount, refunded_amount, failure, created_at } = row;
  const url = `${sandbox.publicUrl()}/checkout/${id}`;
  return {
    id,
    reference,
    state,
    amount,
    currency,
    captured_amount,
    refunded_amount,
    url,
    payment_code: row.payment_code,
    expires_at: row.expires_at,
    failure,
    dispute: findDispute(sandbox.database, id),
    saved_card: state === 'authorized' || state === 'captured' ? findCardOf(sandbox.database, id) : null,
    created_at,
  };
}

export type NewCheckout = Pick<
  CheckoutRow,
  | 'reference'
  | 'method'
  | 'saves_card'
  | 'amount'
  | 'currency'
  | 'description'
  | 'language'
  | 'return_url'
  | 'webhook_url'
  | 'expires_at'
>;

export function insertCheckout(sandbox: Sandbox, checkout: NewCheckout): CheckoutRow {
  const row = sandbox.database
    .prepare(
      `insert into checkouts (id, state, created_at, reference, method, amount, currency, description, language, return_url, webhook_url, expires_at, payment_code, saves_card)
       values (?, 'open', ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) returning *`,
    )
    .get(
      // A person needs only the address of the page to pay, so it must not be guessable.
      `chk_${randomBytes(18).toString('base64url')}`,
      sandbox.now().toISOString(),
      checkout.reference,
      checkout.method,
      checkout.amount,
      checkout.currency,
      checkout.description,
      checkout.language,
      checkout.return_url,
      checkout.webhook_url,
      checkout.expires_at,
      METHODS_BY_REFERENCE.some((method) => method === checkout.method) ? newPaymentCode() : null,
      Number(checkout.saves_card),
    );
  return CheckoutRow.parse(row);
}

/** Ten digits, as a kiosk reads them. */
const newPaymentCode = () => String(randomInt(1_000_000_000, 10_000_000_000));

/** Inserts a checkout of the past; one that exists is not changed. */
export function insertPastCheckout(database: DatabaseSync, past: PastCheckout): void {
  const { saves_card: _, ...stored } = past;
  const names = Object.keys(stored);
  database
    .prepare(`insert or ignore into checkouts (${names.join(', ')}) values (${names.map(() => '?').join(', ')})`)
    .run(...Object.values(stored));
}

export function findCheckout(database: DatabaseSync, id: string): CheckoutRow | undefined {
  const row = database.prepare('select * from checkouts where id = ?').get(id);
  return row && CheckoutRow.parse(row);
}

/** Checkouts with a change that is due: expired open ones, and slow payments that are due for authorization. */
export function findOverdue(database: DatabaseSync, now: Date): CheckoutRow[] {
  return database
    .prepare(
      `select * from checkouts where state in ('open', 'processing')
       and case state when 'open' then expires_at else settles_at end <= ?`,
    )
    .all(now.toISOString())
    .map((row) => CheckoutRow.parse(row));
}

export type Change = Partial<
  Pick<CheckoutRow, 'state' | 'failure' | 'captured_amount' | 'refunded_amount' | 'card' | 'settles_at'>
>;

export function updateCheckout(database: DatabaseSync, row: CheckoutRow, change: Change): CheckoutRow {
  const next = { ...row, ...change };
  database
    .prepare(
      'update checkouts set state = ?, failure = ?, captured_amount = ?, refunded_amount = ?, card = ?, settles_at = ? where id = ?',
    )
    .run(next.state, next.failure, next.captured_amount, next.refunded_amount, next.card, next.settles_at, next.id);
  return next;
}
