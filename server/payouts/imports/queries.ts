import type { PayoutState } from '@hirfa/domain/payouts';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db.ts';
import { providerProfiles } from '../../providers/index.ts';
import { payouts } from '../tables.ts';

/** The payouts with these references; one whose provider was deleted has no name. */
export async function findReferenced(db: Database, references: readonly string[]) {
  const rows = await db
    .select({
      id: payouts.id,
      reference: payouts.reference,
      state: payouts.state,
      amount: payouts.amount,
      name_en: providerProfiles.display_name_en,
      name_ar: providerProfiles.display_name_ar,
    })
    .from(payouts)
    .leftJoin(providerProfiles, eq(providerProfiles.id, payouts.provider_id))
    .where(inArray(payouts.reference, [...references]));
  return new Map(rows.map(({ reference, ...row }) => [reference ?? '', row]));
}
export type Referenced = Awaited<ReturnType<typeof findReferenced>>;

/** Says of payouts that they have arrived, or came back. */
export async function endPayouts(
  db: Database,
  ids: readonly string[],
  state: Extract<PayoutState, 'paid' | 'returned'>,
  now: Date,
): Promise<void> {
  const ended = state === 'paid' ? { paid_at: now } : { returned_at: now };
  if (ids.length > 0)
    await db
      .update(payouts)
      .set({ state, ...ended })
      .where(sql`${payouts.id} = any (${sql.param([...ids])}::uuid[])`);
}

export async function findToCorrect(db: Database, id: string) {
  const { state, amount, paid_on } = payouts;
  const [found] = await db.select({ state, amount, paid_on }).from(payouts).where(eq(payouts.id, id));
  return found;
}

/** One that is paid after all has not come back. */
export async function correctState(db: Database, id: string, state: 'paid' | 'returned', now: Date): Promise<void> {
  const ended = state === 'paid' ? { paid_at: now, returned_at: null } : { returned_at: now };
  await db
    .update(payouts)
    .set({ state, ...ended })
    .where(eq(payouts.id, id));
}
