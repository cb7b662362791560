import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { TestProduct } from './product.ts';

const Account = z.object({ account: z.string(), amount: z.string() });

/** The balances of a booking's ledger accounts, without those that are zero. */
export async function ledgerOf(
  { owner }: Pick<TestProduct, 'owner'>,
  bookingId: string,
): Promise<Record<string, string>> {
  const rows = await owner.execute(sql`select account, sum(amount)::text as amount from ledger_entries
    where booking_id = ${bookingId} group by account having sum(amount) <> 0 order by account`);
  return Object.fromEntries(
    z
      .array(Account)
      .parse([...rows])
      .map(({ account, amount }) => [account, amount]),
  );
}
