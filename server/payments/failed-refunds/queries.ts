import { fromDecimal, type Piastres, piastres, toDecimal } from '@hirfa/domain/payments';
import { and, eq, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db.ts';
import { owedRefunds } from '../owed/tables.ts';
import type { Attempt } from '../queries.ts';
import { paymentOperations, payments } from '../tables.ts';

type OfCharge = Pick<Attempt, 'booking_id' | 'extra_id'>;

/** Operations of the bookings that share a charge; an extra has a charge of its own. */
const isOfCharge = ({ booking_id, extra_id }: OfCharge) =>
  extra_id === null
    ? or(eq(payments.booking_id, booking_id), eq(payments.package_id, booking_id))
    : eq(payments.booking_id, booking_id);

/** Whether the gateway is being asked for something, of which the books do not have the answer yet. */
export async function isBeingAsked(db: Database, charge: OfCharge): Promise<boolean> {
  const rows = await db
    .select({ id: paymentOperations.id })
    .from(paymentOperations)
    .innerJoin(payments, eq(payments.booking_id, paymentOperations.booking_id))
    .where(and(isOfCharge(charge), eq(paymentOperations.state, 'sent')))
    .limit(1);
  return rows.length > 0;
}

/** An operation with what of its refund has gone back, as far as is known; undefined where the charge has none such. */
export async function findRefund(db: Database, charge: OfCharge, operationId: string) {
  const [row] = await db
    .select({ operation: paymentOperations, owed: owedRefunds.amount, by_bank: owedRefunds.by_bank })
    .from(paymentOperations)
    .innerJoin(payments, eq(payments.booking_id, paymentOperations.booking_id))
    .leftJoin(owedRefunds, eq(owedRefunds.operation_id, paymentOperations.id))
    .where(and(isOfCharge(charge), eq(paymentOperations.id, operationId)));
  if (row === undefined) return undefined;
  const { id, booking_id, refund } = row.operation;
  const owed = fromDecimal(row.owed ?? '0.00') + fromDecimal(row.by_bank ?? '0.00');
  return { id, booking_id, sent: piastres(fromDecimal(refund) - owed) };
}

/**
 * Makes an operation of its own of what has failed of a refund, so that it is owed by itself. Its lines are those to
 * which the payment is brought at last.
 */
export async function splitFailed(
  db: Database,
  { id, of, amount }: { id: string; of: { id: string; booking_id: string }; amount: Piastres },
  now: Date,
): Promise<void> {
  const failed = sql`${toDecimal(amount)}::numeric`;
  await db.execute(sql`insert into payment_operations (id, booking_id, subtotal, platform_fee, vat, referral_bonus,
      provider_commission, provider_payout, customer_total, refund, state, created_at, sent_at, done_at)
    select ${id}::uuid, last.booking_id, last.subtotal, last.platform_fee, last.vat, last.referral_bonus,
      last.provider_commission, last.provider_payout, last.customer_total, ${failed}, 'failed', asked.created_at,
      asked.sent_at, ${now.toISOString()}::timestamptz
    from payment_operations as asked join payment_operations as last on last.booking_id = asked.booking_id
    where asked.id = ${of.id}::uuid and not last.is_release order by last.id desc limit 1`);
  await db
    .update(paymentOperations)
    .set({ refund: sql`${paymentOperations.refund} - ${failed}` })
    .where(eq(paymentOperations.id, of.id));
}

/** What a bank has kept of a lost chargeback that somebody bears pays an owed refund; the loss becomes smaller. */
export async function countAfterLoss(db: Database, operationId: string, now: Date): Promise<void> {
  await db.execute(sql`select count_after_loss(owed, ${now.toISOString()}::timestamptz) from ${owedRefunds} as owed
    where owed.operation_id = ${operationId}::uuid`);
}
