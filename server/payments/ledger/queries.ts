import { LEDGER_ACCOUNTS, type LedgerAccount, type Month } from '@hirfa/domain/payments';
import { and, desc, eq, gte, lt, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '../../platform/db.ts';
import { ledgerEntries } from '../tables.ts';
import { ledgerBalances, ledgerMonths } from './tables.ts';

/** The last month before this one whose books are closed. */
export async function findClosedBefore(db: Database, before: Month) {
  const { month } = ledgerMonths;
  const [row] = await db.select().from(ledgerMonths).where(lt(month, before)).orderBy(desc(month)).limit(1);
  return row;
}

export async function findClosedMonth(db: Database, month: Month) {
  const [row] = await db.select().from(ledgerMonths).where(eq(ledgerMonths.month, month));
  return row;
}

/** What was stored when the books of a month were closed. */
export function findBalances(db: Database, month: Month) {
  return db.select().from(ledgerBalances).where(eq(ledgerBalances.month, month)).execute();
}

const Sums = z.array(z.object({ account: z.enum(LEDGER_ACCOUNTS), debits: z.string(), credits: z.string() }));

/** The debits and credits of each account from an instant until another one; null: from the beginning. */
export async function findSums(db: Database, from: Date | null, until: Date) {
  const begins = from?.toISOString() ?? '-infinity';
  const rows = await db.execute(sql`select account, debits::numeric(12,2)::text, credits::numeric(12,2)::text
    from ledger_sums(${begins}::timestamptz, ${until.toISOString()}::timestamptz)`);
  return Sums.parse([...rows]);
}

const First = z.tuple([z.object({ at: z.coerce.date().nullable() })]);

/** When the first entry was recorded. */
export async function findFirstEntry(db: Database): Promise<Date | null> {
  const rows = await db.execute(sql`select min(first.at) as at from unnest(${sql.param([...LEDGER_ACCOUNTS])}::text[])
    as name cross join lateral (select created_at as at from ledger_entries where account = name
      order by created_at limit 1) as first`);
  return First.parse([...rows])[0].at;
}

export async function closeMonth(db: Database, month: Month, endsAt: Date, now: Date): Promise<void> {
  await db.execute(sql`select close_ledger_month(${month}, ${endsAt.toISOString()}::timestamptz,
    ${now.toISOString()}::timestamptz)`);
}

interface EntriesWanted {
  account: LedgerAccount;
  from: Date;
  until: Date;
  /** After this entry. */
  after: readonly [at: number, id: number] | null;
  rows: number;
}

/** The entries of an account in a period, in the order in which they were recorded. */
export function findEntries(db: Database, { account, from, until, after, rows }: EntriesWanted) {
  const { created_at, id } = ledgerEntries;
  return db
    .select()
    .from(ledgerEntries)
    .where(
      and(
        eq(ledgerEntries.account, account),
        gte(created_at, from),
        lt(created_at, until),
        after === null
          ? undefined
          : sql`(${created_at}, ${id}) > (${new Date(after[0]).toISOString()}::timestamptz, ${after[1]}::bigint)`,
      ),
    )
    .orderBy(created_at, id)
    .limit(rows)
    .execute();
}
