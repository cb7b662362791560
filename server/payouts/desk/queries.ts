import { PAYOUT_KINDS } from '@hirfa/domain/payments';
import { PAYOUT_STATES, type PayoutState } from '@hirfa/domain/payouts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Cursor } from '../../kernel/cursors.ts';
import type { Database } from '../../platform/db.ts';

const Sums = z.array(z.object({ state: z.enum(PAYOUT_STATES), payouts: z.int(), amount: z.string() }));

/** How many payouts are in each state, and their sums. */
export async function findSums(db: Database) {
  const rows = await db.execute(
    sql`select state, count(*)::int as payouts, sum(amount)::text as amount from payouts group by state`,
  );
  return new Map(Sums.parse([...rows]).map(({ state, ...sum }) => [state, sum]));
}

const Taken = z.array(z.object({ provider_id: z.uuid(), booking_id: z.uuid(), amount: z.string() }));

/** The entries of open payouts. */
export async function findOpenEntries(db: Database) {
  const rows = await db.execute(sql`select provider_id, booking_id, payout_entries.amount::text
    from payouts join payout_entries on payout_id = payouts.id where state = 'open'`);
  return Taken.parse([...rows]);
}

const Balances = z.tuple([z.object({ payable: z.string(), sent: z.string(), paid: z.string() })]);

/** What the ledger owes providers, has on its way to them, and has paid them. */
export async function findBalances(db: Database) {
  const balance = (account: string) => sql`(select coalesce(-sum(amount), 0.00)::numeric(12,2)::text
    from ledger_entries where account = ${sql.raw(`'${account}'`)})`;
  const rows = await db.execute(sql`select ${balance('provider_payable')} as payable, ${balance('payout_sent')} as sent,
    ${balance('bank_payouts')} as paid`);
  return Balances.parse([...rows])[0];
}

const Instant = z.coerce.date().nullable();
const Records = z.array(
  z.object({
    id: z.uuid(),
    provider_id: z.uuid(),
    /** Null for a provider who was deleted. */
    user_id: z.uuid().nullable(),
    name_en: z.string().nullable(),
    name_ar: z.string().nullable(),
    week: z.string(),
    amount: z.string(),
    state: z.enum(PAYOUT_STATES),
    reference: z.string().nullable(),
    sent_kind: z.enum(PAYOUT_KINDS).nullable(),
    sent_digits: z.string().nullable(),
    sent_bank: z.string().nullable(),
    export_number: z.int().nullable(),
    exported_at: Instant,
    paid_at: Instant,
    returned_at: Instant,
    paid_on: z.string().nullable(),
    kind: z.enum(PAYOUT_KINDS).nullable(),
    last_digits: z.string().nullable(),
    bank: z.string().nullable(),
    holder: z.string().nullable(),
    full_name: z.string().nullable(),
    full_name_ar: z.string().nullable(),
    changed_at: Instant,
    came_back_at: Instant,
    has_left: z.boolean(),
    is_suspended: z.boolean(),
  }),
);
export type RecordRow = z.infer<typeof Records>[number];

/** Payouts of all providers, the newest week first, with what may hold them. */
export async function findRecords(
  db: Database,
  { state }: { state?: PayoutState | undefined },
  cursor: Cursor | null,
  rows: number,
): Promise<RecordRow[]> {
  const week = cursor && new Date(cursor[0]).toISOString().slice(0, 10);
  const found = await db.execute(sql`select payouts.id, provider_id, user_id, display_name_en as name_en,
      display_name_ar as name_ar, week::text, amount::text, state, coalesce(reference, hand_reference) as reference,
      paid_on::text, account_kind as sent_kind,
      right(account_number, 4) as sent_digits,
      case account_kind when 'iban' then substr(account_number, 5, 4) end as sent_bank, number as export_number, exported_at, paid_at, payouts.returned_at,
      facts.kind, last_digits, bank, holder, facts.full_name, facts.full_name_ar, changed_at, facts.returned_at as came_back_at, has_left, is_suspended
    from payouts left join provider_profiles as providers on providers.id = provider_id
      left join payout_exports as files on files.id = export_id
      cross join lateral payout_facts(provider_id) as facts
    where ${state === undefined ? sql`true` : sql`state = ${state}`}
      and ${cursor === null ? sql`true` : sql`(week, payouts.id) < (${week}::date, ${cursor[1]}::uuid)`}
    order by week desc, payouts.id desc limit ${rows}`);
  return Records.parse([...found]);
}
