import {
  fromDecimal,
  type LedgerEntry,
  linesFromDecimals,
  linesToDecimals,
  type Piastres,
  type PriceLines,
  ratesFromColumns,
  toDecimal,
} from '@hirfa/domain/payments';
import { and, asc, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { profiles } from '../accounts/index.ts';
import type { Database } from '../platform/db.ts';
import { newId } from '../platform/ids.ts';
import { providerProfiles } from '../providers/index.ts';
import { webhooks } from './stored-webhooks/tables.ts';
import { ledgerEntries, paymentAttempts, paymentOperations, payments } from './tables.ts';

/** The rates that are set for an offer at an instant, as `ratesUnder` reads them. */
export async function findSettings(
  db: Database,
  { provider_id, category_slug }: { provider_id: string | null; category_slug: string | null },
  now: Date,
): Promise<unknown> {
  const [row] = await db.execute(
    sql`select settings_of_offer(${provider_id}::uuid, ${category_slug}, ${now.toISOString()}::timestamptz) as settings`,
  );
  return row?.['settings'];
}

/**
 * A column of statements with the placeholder `now`: the rates of the prices that customers read, for `customerPrices`.
 * The database reads them once for all rows.
 */
export const priceSettings = sql<unknown>`(select price_settings(${sql.placeholder('now')}::timestamptz))`;

/** The provider profile of a person, verified or not. */
export async function findProviderIdOf(db: Database, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ id: providerProfiles.id })
    .from(providerProfiles)
    .where(and(eq(providerProfiles.user_id, userId), isNull(providerProfiles.deleted_at)));
  return row?.id ?? null;
}

/** The name of who pays; empty if they have none. */
export async function findPayerName(db: Database, userId: string): Promise<string> {
  const [row] = await db.select({ name: profiles.full_name }).from(profiles).where(eq(profiles.user_id, userId));
  return row?.name ?? '';
}

/** A payment with its lines and rates as numbers. */
export async function findPayment(db: Database, bookingId: string) {
  const [row] = await db.select().from(payments).where(eq(payments.booking_id, bookingId));
  if (row === undefined) throw new Error(`no payment of booking ${bookingId}`);
  return readPayment(row);
}

/**
 * Locks a payment until the end of the transaction. Rows that refer to it can still be inserted: a transaction that has
 * locked the booking and requests an operation would otherwise deadlock with one that waits for the booking.
 */
export async function lockPayment(db: Database, bookingId: string) {
  const [row] = await db.select().from(payments).where(eq(payments.booking_id, bookingId)).for('no key update');
  if (row === undefined) throw new Error(`no payment of booking ${bookingId}`);
  return readPayment(row);
}

function readPayment(row: typeof payments.$inferSelect) {
  return {
    ...row,
    held: fromDecimal(row.held),
    refused: fromDecimal(row.refused),
    taken: fromDecimal(row.taken),
    taken_of_lines: fromDecimal(row.taken_of_lines),
    collected: row.collected === null ? null : fromDecimal(row.collected),
    lines: linesFromDecimals(row),
    rates: ratesFromColumns(row),
  };
}

export async function updatePayment(
  db: Database,
  bookingId: string,
  change: Partial<typeof payments.$inferInsert>,
): Promise<void> {
  await db.update(payments).set(change).where(eq(payments.booking_id, bookingId));
}

export type Attempt = typeof paymentAttempts.$inferSelect;

/** The active attempt to pay what was booked, or an extra: open, or with authorized money. */
export async function findActiveAttempt(
  db: Database,
  bookingId: string,
  extraId: string | null = null,
): Promise<Attempt | undefined> {
  const { booking_id, extra_id, state } = paymentAttempts;
  const isOf = extraId === null ? isNull(extra_id) : eq(extra_id, extraId);
  const active = and(eq(booking_id, bookingId), isOf, inArray(state, ['open', 'authorized']));
  const [row] = await db.select().from(paymentAttempts).where(active);
  return row;
}

/** By which method somebody has tried to pay a booking last. */
export async function findLastMethod(db: Database, bookingId: string): Promise<Attempt['method'] | null> {
  const { id, booking_id, extra_id, method } = paymentAttempts;
  const [row] = await db
    .select({ method })
    .from(paymentAttempts)
    .where(and(eq(booking_id, bookingId), isNull(extra_id)))
    .orderBy(desc(id))
    .limit(1);
  return row?.method ?? null;
}

/** The bookings with an active attempt. */
export async function findAttempted(db: Database, bookingIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ booking_id: paymentAttempts.booking_id })
    .from(paymentAttempts)
    .where(
      and(inArray(paymentAttempts.booking_id, [...bookingIds]), inArray(paymentAttempts.state, ['open', 'authorized'])),
    );
  return new Set(rows.map(({ booking_id }) => booking_id));
}

export async function findAttempt(
  db: Database,
  where: { id: string } | { adapter: string; checkout_id: string },
): Promise<Attempt | undefined> {
  const wanted =
    'id' in where
      ? eq(paymentAttempts.id, where.id)
      : and(eq(paymentAttempts.adapter, where.adapter), eq(paymentAttempts.checkout_id, where.checkout_id));
  const [row] = await db.select().from(paymentAttempts).where(wanted);
  return row;
}

/** Inserts an attempt, unless the booking has an active one. */
export async function insertAttempt(db: Database, attempt: typeof paymentAttempts.$inferInsert): Promise<void> {
  await db.insert(paymentAttempts).values(attempt).onConflictDoNothing();
}

export async function updateAttempt(
  db: Database,
  id: string,
  change: Partial<typeof paymentAttempts.$inferInsert>,
): Promise<void> {
  await db.update(paymentAttempts).set(change).where(eq(paymentAttempts.id, id));
}

export async function insertOperation(
  db: Database,
  operation: {
    booking_id: string;
    extra_id?: string;
    is_release?: boolean;
    lines: PriceLines;
    refund: Piastres;
    collected?: Piastres | undefined;
  },
  now: Date,
): Promise<void> {
  const { lines, refund, collected, ...of } = operation;
  await db.insert(paymentOperations).values({
    id: newId(),
    ...of,
    ...linesToDecimals(lines),
    refund: toDecimal(refund),
    collected: collected === undefined ? null : toDecimal(collected),
    created_at: now,
  });
}

/** The oldest operation of a booking that is not done. */
export function findNextOperation(db: Database, bookingId: string) {
  return nextOperation(db, eq(paymentOperations.booking_id, bookingId));
}

/** The oldest of these operations that is not done; one that was sent comes first. */
export async function nextOperation(db: Database, isOf: SQL | undefined) {
  const { state: stateNow, id: idNow } = paymentOperations;
  const [row] = await db
    .select()
    .from(paymentOperations)
    .where(and(isOf, inArray(stateNow, ['requested', 'sent'])))
    .orderBy(sql`${stateNow} = 'sent' desc`, asc(idNow))
    .limit(1);
  if (row === undefined) return undefined;
  const { id, booking_id, state, extra_id, is_release, requests, tries } = row;
  const collected = row.collected === null ? null : fromDecimal(row.collected);
  return { id, booking_id, state, extra_id, is_release, requests, tries, collected, lines: linesFromDecimals(row) };
}

/** Whether an operation that changes the price is not done yet; releases of extras leave it as it is. */
export async function isPriceChanging(db: Database, bookingId: string): Promise<boolean> {
  const { id, booking_id, state, is_release } = paymentOperations;
  const rows = await db
    .select({ id })
    .from(paymentOperations)
    .where(and(eq(booking_id, bookingId), inArray(state, ['requested', 'sent']), eq(is_release, false)))
    .limit(1);
  return rows.length > 0;
}

/** Whether the gateway has not done yet what was decided before. */
export async function hasOpenOperation(db: Database, bookingId: string): Promise<boolean> {
  return (await findNextOperation(db, bookingId)) !== undefined;
}

export async function updateOperation(
  db: Database,
  id: string,
  change: Partial<typeof paymentOperations.$inferInsert>,
): Promise<void> {
  await db.update(paymentOperations).set(change).where(eq(paymentOperations.id, id));
}

export async function insertEntries(
  db: Database,
  bookingId: string,
  cause: string,
  entries: readonly LedgerEntry[],
  now: Date,
): Promise<void> {
  if (entries.length === 0) return;
  await db.insert(ledgerEntries).values(
    entries.map(({ account, amount }) => ({
      booking_id: bookingId,
      cause,
      account,
      amount: toDecimal(amount),
      created_at: now,
    })),
  );
}

const Back = z.tuple([z.object({ is_back: z.boolean() })]);

/** Whether nothing of a payment is held, nothing is to be done about it, and nobody can pay any more. */
export async function isMoneyBack(db: Database, bookingId: string): Promise<boolean> {
  const rows = await db.execute(sql`select is_money_back(${bookingId}::uuid) as is_back`);
  return Back.parse([...rows])[0].is_back;
}

/** Stores a webhook; undefined if its event was stored before. */
export async function insertWebhook(
  db: Database,
  webhook: Omit<typeof webhooks.$inferInsert, 'id'>,
): Promise<string | undefined> {
  const [row] = await db
    .insert(webhooks)
    .values({ ...webhook, id: newId() })
    .onConflictDoNothing()
    .returning({ id: webhooks.id });
  return row?.id;
}

export async function findWebhook(db: Database, id: string) {
  const [row] = await db.select().from(webhooks).where(eq(webhooks.id, id));
  return row;
}

export async function markWebhookProcessed(
  db: Database,
  id: string,
  change: { worked_at: Date; checkout_id: string },
): Promise<void> {
  await db.update(webhooks).set(change).where(eq(webhooks.id, id));
}

const Unpaid = z.tuple([z.object({ amount: z.string() })]);

/** What a provider has earned and was not paid yet ("450.00"); zero for everybody but admins. */
export async function findUnpaidEarnings(db: Database, providerId: string): Promise<string> {
  const [row] = Unpaid.parse(
    await db.execute(sql`select unpaid_earnings(${providerId}::uuid)::numeric(12,2)::text as amount`),
  );
  return row.amount;
}
