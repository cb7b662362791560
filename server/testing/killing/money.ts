import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { ledgerOf } from '../money.ts';
import { persist } from '../persist.ts';
import type { TestSystem } from './kill-payment.ts';

const Money = z.object({
  payment_status: z.string(),
  customer_total: z.string(),
  held: z.string(),
  /** Operations that are not done. */
  open: z.number(),
});

export async function moneyOf({ product: { owner } }: TestSystem, id: string) {
  const [row] = await owner.execute(sql`select payment_status, customer_total::text, held::text,
      (select count(*)::int from payment_operations where booking_id = ${id} and state <> 'done') as open
    from payments join bookings on bookings.id = booking_id where booking_id = ${id}`);
  return Money.parse(row);
}

/** Waits until the present price is held, at the gateway by the books, too, and nothing is to be done. */
export async function untilHeld(system: TestSystem, id: string, payment_status: string): Promise<void> {
  await persist(
    async () => ({ ...(await moneyOf(system, id)), ledger: await ledgerOf(system.product, id) }),
    (money) =>
      money.payment_status === payment_status &&
      money.held === money.customer_total &&
      money.ledger.gateway === money.held &&
      money.open === 0,
  );
}

/** Waits until all of the money has gone back, by the books, too, and nothing is to be done. */
export async function untilGone(system: TestSystem, id: string, payment_status: string): Promise<void> {
  await persist(
    async () => ({ ...(await moneyOf(system, id)), ledger: await ledgerOf(system.product, id) }),
    (money) =>
      money.payment_status === payment_status &&
      money.held === '0.00' &&
      Object.keys(money.ledger).length === 0 &&
      money.open === 0,
  );
}

/** The work of a job begins, or has ended a while ago. */
export async function passTo(
  { owner }: Pick<TestSystem['product'], 'owner'>,
  id: string,
  to: 'in_progress' | 'completed',
): Promise<void> {
  const finished = to === 'completed' ? sql`, finished_at = authorized_at` : sql``;
  await owner.execute(sql`update bookings set status = ${to}, started_at = authorized_at ${finished} where id = ${id}`);
}
