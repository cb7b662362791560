import type { Day } from '@hirfa/domain/market';
import { PAYOUT_KINDS } from '@hirfa/domain/payments';
import { and, eq, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '../../platform/db.ts';
import { payoutEntries, payouts } from '../tables.ts';

const MOST = 100;

const Owed = z.array(
  z.object({
    provider_id: z.uuid(),
    user_id: z.uuid().nullable(),
    name_en: z.string().nullable(),
    name_ar: z.string().nullable(),
    amount: z.string(),
    has_left: z.boolean(),
    kind: z.enum(PAYOUT_KINDS).nullable(),
    last_digits: z.string().nullable(),
    bank: z.string().nullable(),
  }),
);

/** What is owed to each provider who has left or is suspended; what is disputed or with a bank is left out. */
export async function findOwedByHand(db: Database, now: Date) {
  const rows = await db.execute(sql`
    with owed as (
      select provider_id, sum(now) filter (where now < 0 or not is_disputed) as amount
      from payables(${now.toISOString()}::timestamptz) group by provider_id
    )
    select owed.provider_id, user_id, display_name_en as name_en, display_name_ar as name_ar, amount::text, has_left,
      facts.kind, last_digits, bank
    from owed left join provider_profiles on provider_profiles.id = owed.provider_id
      cross join lateral payout_facts(owed.provider_id) as facts
    where amount > 0 and (has_left or facts.is_suspended)
    order by amount desc, owed.provider_id limit ${MOST}`);
  return Owed.parse([...rows]);
}

const Entries = z.array(z.object({ booking_id: z.uuid(), amount: z.string() }));

/** The same of one provider, by booking; none while files pay them. */
export async function findOwedEntries(db: Database, providerId: string, now: Date) {
  const rows = await db.execute(sql`select booking_id, now::text as amount
    from payables(${now.toISOString()}::timestamptz) as own cross join lateral payout_facts(own.provider_id) as facts
    where own.provider_id = ${providerId} and (now < 0 or not is_disputed) and (has_left or facts.is_suspended)
    order by booking_id`);
  return Entries.parse([...rows]);
}

interface HandPayout {
  id: string;
  provider_id: string;
  week: Day;
  amount: string;
  paid_on: Day;
  hand_reference: string;
  entries: z.infer<typeof Entries>;
}

/** A payout that was paid without a file. What was open for the provider is in it. */
export async function insertHandPayout(db: Database, { entries, ...payout }: HandPayout, now: Date): Promise<void> {
  const { id: payout_id, provider_id } = payout;
  await db.delete(payouts).where(and(eq(payouts.provider_id, provider_id), eq(payouts.state, 'open')));
  await db.insert(payouts).values({ ...payout, created_at: now });
  await db.insert(payoutEntries).values(entries.map((entry) => ({ payout_id, ...entry })));
  await db.update(payouts).set({ state: 'paid', paid_at: now }).where(eq(payouts.id, payout_id));
}
