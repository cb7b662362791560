import { type Charge, fromDecimal, type Piastres, piastres, toDecimal } from '@hirfa/domain/payments';
import { and, asc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '../../platform/db.ts';
import type { lockPayment } from '../queries.ts';
import { isWithoutRail } from '../secure-paid.ts';
import { extraCharges, paymentAttempts, paymentOperations, payments } from '../tables.ts';

type Payment = Pick<
  Awaited<ReturnType<typeof lockPayment>>,
  'booking_id' | 'package_id' | 'rail_state' | 'is_cash' | 'lines' | 'held' | 'refused'
>;

/** A charge with the attempt that has its money; null if none was secured. */
export interface StoredCharge extends Charge {
  /** What the rail could not refund of it. */
  refused: Piastres;
  /** What has gone back of it and is not recorded yet: the payment still counts it as held. */
  returned: Piastres;
  /** What the gateway holds besides of the same charge, for other bookings of a package. */
  beside: Piastres;
  attempt: { id: string; adapter: string; checkout_id: string } | null;
}

/** The charges of a payment, the oldest first; none for what costs nothing, or is paid in cash. */
export async function findCharges(db: Database, payment: Payment): Promise<StoredCharge[]> {
  const { booking_id, rail_state, lines } = payment;
  const attempts = await findAuthorized(db, payment);
  const extras = await findExtraCharges(db, booking_id);
  const attemptOf = (id: string | null) => attempts.find(({ extra_id }) => extra_id === id) ?? null;
  const rest = (of: 'held' | 'refused') =>
    piastres(extras.reduce((sum, extra) => sum - extra[of], payment[of] as number));
  const charges = extras.map((extra) => ({
    ...extra,
    held: piastres(extra.held - extra.returned),
    attempt: attemptOf(extra.extra_id),
  }));
  if (isWithoutRail(payment)) return charges;
  const booked = {
    extra_id: null,
    rail_state,
    amount: lines.customer_total,
    held: rest('held'),
    refused: rest('refused'),
    returned: piastres(0),
    beside: await heldBeside(db, payment),
  };
  return [{ ...booked, attempt: attemptOf(null) }, ...charges];
}

const Held = z.tuple([z.object({ held: z.string() })]);

/** What the gateway holds of a shared charge for its other bookings, also while banks have it. */
async function heldBeside(db: Database, { booking_id, package_id }: Payment): Promise<Piastres> {
  if (package_id === null) return fromDecimal('0.00');
  const rows = await db.execute(sql`select coalesce(sum(other.held + other.refused
      - coalesce((select sum(extra.held + extra.refused) from ${extraCharges} as extra
        where extra.booking_id = other.booking_id), 0)
      + coalesce((select chargeback.kept from chargebacks as chargeback
        where chargeback.booking_id = other.booking_id and chargeback.extra_id is null), 0)
    ), 0)::numeric(12,2)::text as held
    from ${payments} as other where other.package_id = ${package_id} and other.booking_id <> ${booking_id}`);
  return fromDecimal(Held.parse([...rows])[0].held);
}

async function findExtraCharges(db: Database, bookingId: string): Promise<Omit<StoredCharge, 'attempt'>[]> {
  const { extra_id, rail_state, amount, held, refused, returned } = extraCharges;
  const rows = await db
    .select({ extra_id, rail_state, amount, held, refused, returned })
    .from(extraCharges)
    .where(eq(extraCharges.booking_id, bookingId))
    .orderBy(asc(extra_id));
  return rows.map((row) => ({
    ...row,
    amount: fromDecimal(row.amount),
    held: fromDecimal(row.held),
    refused: fromDecimal(row.refused),
    returned: fromDecimal(row.returned),
    beside: piastres(0),
  }));
}

/** The attempts with authorized money; a booking of a package shares that of its first one. */
async function findAuthorized(db: Database, { booking_id, package_id }: Pick<Payment, 'booking_id' | 'package_id'>) {
  const { id, extra_id, adapter, checkout_id, state } = paymentAttempts;
  const isOwn = eq(paymentAttempts.booking_id, booking_id);
  const isShared = and(eq(paymentAttempts.booking_id, package_id ?? booking_id), isNull(extra_id));
  const isOf = or(isOwn, isShared);
  const rows = await db
    .select({ id, extra_id, adapter, checkout_id })
    .from(paymentAttempts)
    .where(and(isOf, eq(state, 'authorized')));
  return rows.flatMap(({ checkout_id: checkout, ...row }) =>
    checkout === null ? [] : [{ ...row, checkout_id: checkout }],
  );
}

/** The charge of an extra. */
export async function findExtraCharge(db: Database, extraId: string) {
  const [row] = await db.select().from(extraCharges).where(eq(extraCharges.extra_id, extraId));
  return row && { ...row, amount: fromDecimal(row.amount) };
}

/** Whether the gateway is being asked for the money of an extra. */
export async function isExtraRequested(db: Database, bookingId: string, extraId: string): Promise<boolean> {
  const { booking_id, extra_id, state, is_release } = paymentOperations;
  const rows = await db
    .select({ id: paymentOperations.id })
    .from(paymentOperations)
    .where(
      and(
        eq(booking_id, bookingId),
        eq(extra_id, extraId),
        eq(is_release, false),
        inArray(state, ['requested', 'sent']),
      ),
    );
  return rows.length > 0;
}

export async function insertExtraCharge(
  db: Database,
  { amount, ...charge }: { extra_id: string; booking_id: string; amount: Piastres },
  now: Date,
): Promise<void> {
  await db.insert(extraCharges).values({ ...charge, amount: toDecimal(amount), created_at: now });
}

/** Changes what the rail has of an extra: its state, and by how much it holds, has refused and has returned more. */
export async function updateExtraCharge(
  db: Database,
  extraId: string,
  {
    rail_state,
    held = piastres(0),
    refused = piastres(0),
    returned = piastres(0),
  }: Partial<Pick<StoredCharge, 'rail_state' | 'held' | 'refused' | 'returned'>>,
): Promise<void> {
  await db
    .update(extraCharges)
    .set({
      ...(rail_state && { rail_state }),
      held: sql`${extraCharges.held} + ${toDecimal(held)}::numeric`,
      refused: sql`${extraCharges.refused} + ${toDecimal(refused)}::numeric`,
      returned: sql`${extraCharges.returned} + ${toDecimal(returned)}::numeric`,
    })
    .where(eq(extraCharges.extra_id, extraId));
}

/** What has gone back of the extras of a booking is no longer counted as held. */
export async function settleReturned(db: Database, bookingId: string): Promise<void> {
  const { booking_id, held, returned } = extraCharges;
  await db
    .update(extraCharges)
    .set({ held: sql`${held} - ${returned}`, returned: '0.00' })
    .where(and(eq(booking_id, bookingId), gt(returned, '0.00')));
}
