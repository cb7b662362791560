import { type Charge, fromDecimal, type Piastres, piastres, toDecimal } from '@hirfa/domain/payments';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db.ts';
import type { lockPayment } from '../queries.ts';
import { isPaidByDiscounts } from '../secure-paid.ts';
import { extraCharges, paymentAttempts } from '../tables.ts';

type Payment = Pick<
  Awaited<ReturnType<typeof lockPayment>>,
  'booking_id' | 'rail_state' | 'lines' | 'held' | 'refused'
>;

/** A charge with what the rail could not refund of it, and the attempt with its money; null if none was secured. */
export interface StoredCharge extends Charge {
  refused: Piastres;
  attempt: { id: string; adapter: string; checkout_id: string } | null;
}

/** The charges of a payment, the oldest first; none for what discounts have paid. */
export async function findCharges(db: Database, payment: Payment): Promise<StoredCharge[]> {
  const { booking_id, rail_state, lines } = payment;
  const attempts = await findAuthorized(db, booking_id);
  const extras = await findExtraCharges(db, booking_id);
  const attemptOf = (id: string | null) => attempts.find(({ extra_id }) => extra_id === id) ?? null;
  const rest = (of: 'held' | 'refused') =>
    piastres(extras.reduce((sum, extra) => sum - extra[of], payment[of] as number));
  const charges = extras.map((extra) => ({ ...extra, attempt: attemptOf(extra.extra_id) }));
  if (isPaidByDiscounts(lines)) return charges;
  const booked = {
    extra_id: null,
    rail_state,
    amount: lines.customer_total,
    held: rest('held'),
    refused: rest('refused'),
  };
  return [{ ...booked, attempt: attemptOf(null) }, ...charges];
}

async function findExtraCharges(db: Database, bookingId: string): Promise<Omit<StoredCharge, 'attempt'>[]> {
  const { extra_id, rail_state, amount, held, refused } = extraCharges;
  const rows = await db
    .select({ extra_id, rail_state, amount, held, refused })
    .from(extraCharges)
    .where(eq(extraCharges.booking_id, bookingId))
    .orderBy(asc(extra_id));
  return rows.map((row) => ({
    ...row,
    amount: fromDecimal(row.amount),
    held: fromDecimal(row.held),
    refused: fromDecimal(row.refused),
  }));
}

/** The attempts with authorized money. */
async function findAuthorized(db: Database, bookingId: string) {
  const { id, extra_id, adapter, checkout_id, state } = paymentAttempts;
  const rows = await db
    .select({ id, extra_id, adapter, checkout_id })
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.booking_id, bookingId), eq(state, 'authorized')));
  return rows.flatMap(({ checkout_id: checkout, ...row }) =>
    checkout === null ? [] : [{ ...row, checkout_id: checkout }],
  );
}

/** The charge of an extra. */
export async function findExtraCharge(db: Database, extraId: string) {
  const [row] = await db.select().from(extraCharges).where(eq(extraCharges.extra_id, extraId));
  return row && { ...row, amount: fromDecimal(row.amount) };
}

export async function insertExtraCharge(
  db: Database,
  { amount, ...charge }: { extra_id: string; booking_id: string; amount: Piastres },
  now: Date,
): Promise<void> {
  await db.insert(extraCharges).values({ ...charge, amount: toDecimal(amount), created_at: now });
}

/** Changes what the rail has of an extra: its state, and by how much it holds more and has refused to send back. */
export async function updateExtraCharge(
  db: Database,
  extraId: string,
  {
    rail_state,
    held = piastres(0),
    refused = piastres(0),
  }: Partial<Pick<StoredCharge, 'rail_state' | 'held' | 'refused'>>,
): Promise<void> {
  await db
    .update(extraCharges)
    .set({
      ...(rail_state && { rail_state }),
      held: sql`${extraCharges.held} + ${toDecimal(held)}::numeric`,
      refused: sql`${extraCharges.refused} + ${toDecimal(refused)}::numeric`,
    })
    .where(eq(extraCharges.extra_id, extraId));
}
