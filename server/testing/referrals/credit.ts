import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { newId } from '../../platform/ids.ts';
import { hoursFrom, type Market } from '../market.ts';
import type { TestProduct } from '../product.ts';
import { createGuest } from './guest.ts';

const Sum = z.tuple([z.object({ sum: z.string() })]);

/** A promotion code of these terms; without others it gives 10 EGP, without limits. */
export async function createPromotion({ owner, clock }: TestProduct, given: Record<string, unknown> = {}) {
  const code = `CODE${newId().replaceAll('-', '').slice(-10).toUpperCase()}`;
  const row = {
    id: newId(),
    code,
    title_en: 'A promotion',
    title_ar: 'عرض',
    is_public: false,
    flat: '10.00',
    minimum: '0.00',
    is_first_booking_only: false,
    stands_together: true,
    starts_at: clock.now,
    used: 0,
    spent: '0.00',
    created_at: clock.now,
    ...given,
  };
  await owner.execute(
    sql`insert into promotion_codes select * from json_populate_record(null::promotion_codes, ${JSON.stringify(row)}::json)`,
  );
  return row;
}

/** By how much credit and ledger are wrong, and how many bookings have discounts that do not sum to their bonus. */
export async function imbalanceOf({ owner }: TestProduct): Promise<{ credit: string; ledger: string; bonus: string }> {
  const one = async (query: ReturnType<typeof sql>) => Sum.parse([...(await owner.execute(query))])[0].sum;
  return {
    credit: await one(sql`select (coalesce((select sum(amount) from credit_entries), 0)
      - coalesce((select sum(balance) from credit_accounts), 0))::numeric(12, 2)::text as sum`),
    ledger: await one(sql`select coalesce(sum(amount), 0)::numeric(12, 2)::text as sum from ledger_entries`),
    bonus:
      await one(sql`select count(*)::text as sum from payments join bookings on id = booking_id where referral_bonus
      <> coalesce((select sum(amount) from booking_discounts where booking_id = payments.booking_id), 0)`),
  };
}

/** Credit of a person, as if an invited one had booked in this market before. */
export async function giveCredit(product: TestProduct, market: Market, userId: string, amount: string): Promise<void> {
  const other = await createGuest(product, market);
  const { id } = await other.book({ starts_at: hoursFrom(product.clock.now, 600) });
  await product.owner.execute(
    sql`select move_credit(${userId}::uuid, 'earned', ${amount}::numeric, ${id}::uuid, ${product.clock.now.toISOString()}::timestamptz)`,
  );
  await other.step(id, 'withdraw');
}
