import type { NewAccount } from '@hirfa/contract/payments';
import { and, asc, eq, sql } from 'drizzle-orm';
import { profiles } from '../../accounts/index.ts';
import type { WaitingPage, WaitingWork } from '../../kernel/waiting-work.ts';
import { countUpTo, isOnPage } from '../../kernel/waiting-work.ts';
import { owedRefunds, refundAccounts } from '../../payments/index.ts';
import type { Database } from '../../platform/db.ts';
import { providerProfiles } from '../../providers/index.ts';
import { bookingPeople, bookings } from '../tables.ts';

const { operation_id, booking_id, user_id, amount, state, chosen_at } = owedRefunds;

/** An owed refund with its booking; undefined if the actor may not see it. */
export async function findOwed(db: Database, id: string) {
  const [row] = await db
    .select({ owed: owedRefunds, booking: bookings })
    .from(owedRefunds)
    .innerJoin(bookings, eq(bookings.id, booking_id))
    .where(eq(operation_id, id));
  return row;
}

/** The names of the two people of a booking, for the worker. */
export async function findNames(db: Database, bookingId: string) {
  const { display_name_en, display_name_ar } = providerProfiles;
  const [row] = await db
    .select({ provider: { en: display_name_en, ar: display_name_ar }, customer: profiles.full_name })
    .from(bookings)
    .innerJoin(providerProfiles, eq(providerProfiles.id, bookings.provider_id))
    .innerJoin(profiles, eq(profiles.user_id, bookings.booker_id))
    .where(eq(bookings.id, bookingId));
  return row;
}

/** The actor's own refund is to be transferred to this account; false if they have chosen before. */
export async function askTransfer(
  db: Database,
  id: string,
  { by, at, account }: { by: string; at: Date; account: NewAccount },
): Promise<boolean> {
  const asked = await db
    .update(owedRefunds)
    .set({ state: 'transfer_asked', chosen_at: at })
    .where(and(eq(operation_id, id), eq(state, 'open'), eq(user_id, by)))
    .returning({ id: operation_id });
  if (asked.length === 0) return false;
  await db.insert(refundAccounts).values({ operation_id: id, user_id: by, ...account });
  return true;
}

const isAsked = (id: string) => and(eq(operation_id, id), eq(state, 'transfer_asked'));

/** The transfer was executed; false if somebody has said what became of it before. The account is deleted later. */
export async function markTransferred(db: Database, id: string, reference: string, at: Date): Promise<boolean> {
  const marked = await db
    .update(owedRefunds)
    .set({ state: 'transferred', given_at: at, reference })
    .where(isAsked(id))
    .returning({ id: operation_id });
  await db.update(refundAccounts).set({ given_at: at }).where(eq(refundAccounts.operation_id, id));
  return marked.length > 0;
}

/** The transfer came back: the customer chooses again, and the account is forgotten. */
export async function markReturned(db: Database, id: string, reason: string, at: Date): Promise<boolean> {
  const marked = await db
    .update(owedRefunds)
    .set({ state: 'open', chosen_at: null, returned_at: at, return_reason: reason })
    .where(isAsked(id))
    .returning({ id: operation_id });
  if (marked.length > 0) await db.delete(refundAccounts).where(eq(refundAccounts.operation_id, id));
  return marked.length > 0;
}

const toTransfer = (page: Pick<WaitingPage, 'after' | 'except'>) =>
  and(sql`${state} = 'transfer_asked'`, isOnPage(sql`${chosen_at}`, sql`${operation_id}`, page));

/** Refunds that customers want by a transfer. */
export const waitingTransfers = {
  find: (db, page) =>
    db
      .select({
        id: operation_id,
        // Never null in this state.
        since: sql`${chosen_at}`.mapWith(chosen_at),
        booking_id,
        title_en: bookings.title,
        title_ar: bookings.title_ar,
        name: bookingPeople.customer_full_name,
        amount,
        account: { kind: refundAccounts.kind, number: refundAccounts.number, holder: refundAccounts.holder },
      })
      .from(owedRefunds)
      .innerJoin(bookings, eq(bookings.id, booking_id))
      .innerJoin(bookingPeople, eq(bookingPeople.booking_id, bookings.id))
      .leftJoin(refundAccounts, eq(refundAccounts.operation_id, operation_id))
      .where(toTransfer(page))
      .orderBy(asc(chosen_at), asc(operation_id))
      .limit(page.rows)
      .execute(),
  count: (except, most) => countUpTo(most, owedRefunds, toTransfer({ after: null, except })),
} as const satisfies WaitingWork<{ id: string; since: Date }>;
