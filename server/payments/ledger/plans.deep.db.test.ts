import { boundsOf } from '@hirfa/domain/payments';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { Database } from '../../platform/db.ts';
import { openMarket } from '../../testing/market.ts';
import { rowsReadBy } from '../../testing/plans.ts';
import { useProduct } from '../../testing/product.ts';
import { findBalances, findClosedBefore, findEntries, findFirstEntry, findSums } from './queries.ts';

const product = useProduct();
const MANY = 1_000_000;
/** Of these months the last one is open. */
const MONTHS = 25;

let admin: string;
beforeAll(async () => {
  const market = await openMarket(product);
  admin = market.admin.id;
  const { id } = await market.confirmed();
  await product.owner.transaction(async (tx) => {
    // Without triggers, as a restored backup.
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`insert into ledger_entries (booking_id, account, amount, cause, created_at)
      select ${id}::uuid, (array['gateway', 'provider_pending', 'commission', 'vat'])[n % 4 + 1],
        case n % 4 when 0 then 3 else -1 end, n::text,
        timestamptz '2024-11-01 00:00+02' + (n / 4) * (interval '760 days' / (${MANY}::int / 4))
      from generate_series(0, ${MANY - 1}::int) as n`);
    await tx.execute(sql`insert into ledger_months (month, ends_at, closed_at)
      select to_char(at, 'YYYY-MM'), at + interval '1 month', at + interval '2 months'
      from generate_series(timestamp '2024-11-01', timestamp '2026-10-01', interval '1 month') as at`);
    await tx.execute(sql`insert into ledger_balances (month, account, opening, debits, credits)
      select month, 'gateway', 0, 0, 0 from ledger_months`);
  });
  await product.owner.execute(sql`vacuum analyze`);
}, 300_000);

const OPEN = boundsOf('2026-11');
const READS: Readonly<Record<string, { most: number; read: (db: Database) => Promise<unknown> }>> = {
  'a closed month': { most: 100, read: (db) => findBalances(db, '2025-03') },
  'the month before': { most: 100, read: (db) => findClosedBefore(db, '2025-03') },
  'the first entry': { most: 100, read: (db) => findFirstEntry(db) },
  'entries of an account': {
    most: 500,
    read: (db) =>
      findEntries(db, { account: 'gateway', ...boundsOf('2025-03'), after: [Date.UTC(2025, 2, 9), 7], rows: 51 }),
  },
  'an open month': { most: (3 * MANY) / MONTHS, read: (db) => findSums(db, OPEN.from, OPEN.until) },
};

test.each(Object.keys(READS))('%s: a part of a million entries is read', async (name) => {
  const { most, read } = READS[name] ?? { most: 0, read: async () => null };
  const counts = await rowsReadBy(product, { userId: admin, isAdmin: true }, read);
  expect(counts).not.toEqual([]);
  for (const count of counts) expect(count).toBeLessThan(most);
});
