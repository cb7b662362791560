import { fromDecimal, PAYOUT_KINDS, type PayoutKind, type Piastres } from '@hirfa/domain/payments';
import type { HoldFacts } from '@hirfa/domain/payouts';
import { desc, eq, max, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Cursor } from '../../kernel/cursors.ts';
import type { Database } from '../../platform/db.ts';
import { payingAccounts, payoutExports, payoutFiles, payoutRefusals, payouts, payoutTemplates } from '../tables.ts';

const Instant = z.coerce.date().nullable();
const Open = z.array(
  z.object({
    id: z.uuid(),
    amount: z.string(),
    kind: z.enum(PAYOUT_KINDS).nullable(),
    changed_at: Instant,
    returned_at: Instant,
    has_left: z.boolean(),
    is_suspended: z.boolean(),
  }),
);

/** An open payout with what may hold it. */
export interface OpenPayout {
  id: string;
  amount: Piastres;
  kind: PayoutKind | null;
  facts: HoldFacts;
}

/** Until the end of the transaction, nobody changes the accounts of open payouts, or suspends their providers. */
export async function lockAccounts(db: Database): Promise<void> {
  await db.execute(sql`select lock_payout_accounts()`);
}

export async function findOpen(db: Database): Promise<OpenPayout[]> {
  const rows = await db.execute(sql`select payouts.id, amount::text, kind, changed_at, facts.returned_at, has_left,
      is_suspended
    from payouts cross join lateral payout_facts(provider_id) as facts where state = 'open' order by payouts.id`);
  return Open.parse([...rows]).map(({ id, amount, kind, ...facts }) => ({
    id,
    amount: fromDecimal(amount),
    kind,
    facts,
  }));
}

/** The number of the next file. Whoever asks has locked the payouts. */
export async function findNextNumber(db: Database): Promise<number> {
  const [row] = await db.select({ last: max(payoutExports.number) }).from(payoutExports);
  return (row?.last ?? 0) + 1;
}

export async function insertExport(db: Database, row: typeof payoutExports.$inferInsert): Promise<void> {
  await db.insert(payoutExports).values(row);
}

export async function insertFile(db: Database, exportId: string, content: string): Promise<void> {
  await db.insert(payoutFiles).values({ export_id: exportId, content });
}

const Sent = z.array(
  z.object({
    reference: z.string(),
    amount: z.string(),
    account_number: z.string(),
    account_holder: z.string(),
    week: z.string(),
    names: z.array(z.string()),
  }),
);

/**
 * Exports payouts, each with its reference. The database copies the accounts to which they go, in the same order.
 * `names`: of the provider, as the documents have them.
 */
export async function exportOpen(
  db: Database,
  ids: readonly string[],
  { exportId, references, now }: { exportId: string; references: readonly string[]; now: Date },
) {
  const rows = await db.execute(sql`
    with sent as (
      update payouts set state = 'exported', export_id = ${exportId}, exported_at = ${now.toISOString()}::timestamptz,
        reference = chosen.reference
      from unnest(${sql.param([...ids])}::uuid[], ${sql.param([...references])}::text[]) with ordinality
        as chosen (id, reference, place)
      where payouts.id = chosen.id
      returning place, provider_id, payouts.reference, amount::text, account_number, account_holder, week::text
    ) select sent.*, array_remove(array[facts.full_name, full_name_ar], null) as names
    from sent cross join lateral payout_facts(provider_id) as facts order by place`);
  return Sent.parse([...rows]).map(({ amount, account_number, account_holder, ...row }) => ({
    ...row,
    amount: fromDecimal(amount),
    number: account_number,
    holder: account_holder,
  }));
}
export type SentPayout = Awaited<ReturnType<typeof exportOpen>>[number];

export async function findFile(db: Database, exportId: string) {
  const [row] = await db
    .select({
      number: payoutExports.number,
      format: payoutExports.format,
      content: payoutFiles.content,
      refused_at: payoutRefusals.refused_at,
    })
    .from(payoutExports)
    .innerJoin(payoutFiles, eq(payoutFiles.export_id, payoutExports.id))
    .leftJoin(payoutRefusals, eq(payoutRefusals.export_id, payoutExports.id))
    .where(eq(payoutExports.id, exportId));
  return row;
}

/** Files for the bank with what became of their payouts, the newest first. */
export async function findExports(db: Database, cursor: Cursor | null, rows: number) {
  const count = (state: 'exported' | 'paid' | 'returned' | 'refused') =>
    sql<number>`(select count(*)::int from ${payouts} where ${payouts.export_id} = ${payoutExports.id}
      and ${payouts.state} = ${state})`;
  return db
    .select({
      id: payoutExports.id,
      number: payoutExports.number,
      kind: payoutExports.kind,
      format: payoutExports.format,
      template_name: payoutExports.template_name,
      payouts: payoutExports.payouts,
      total: payoutExports.total,
      created_at: payoutExports.created_at,
      on_their_way: count('exported'),
      paid: count('paid'),
      returned: count('returned'),
      refused: count('refused'),
      reason: payoutRefusals.reason,
      refused_at: payoutRefusals.refused_at,
    })
    .from(payoutExports)
    .leftJoin(payoutRefusals, eq(payoutRefusals.export_id, payoutExports.id))
    .where(cursor === null ? undefined : sql`${payoutExports.number} < ${cursor[0]}`)
    .orderBy(desc(payoutExports.number))
    .limit(rows)
    .execute();
}

export async function findPayingAccount(db: Database) {
  const [row] = await db.select().from(payingAccounts).orderBy(desc(payingAccounts.stated_at)).limit(1);
  return row;
}

export async function insertPayingAccount(db: Database, row: typeof payingAccounts.$inferInsert): Promise<void> {
  await db.insert(payingAccounts).values(row);
}

export async function findTemplate(db: Database, id: string) {
  const [row] = await db.select().from(payoutTemplates).where(eq(payoutTemplates.id, id));
  return row;
}
