import type { OrderedTransfer } from '@hirfa/contract/bookings';
import type { NewAccount } from '@hirfa/contract/payments';
import { type OwedState, TRANSFER_ORDER_HOURS } from '@hirfa/domain/payments';
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { profiles } from '../../accounts/index.ts';
import type { WaitingPage, WaitingWork } from '../../kernel/waiting-work.ts';
import { countUpTo, isOnPage } from '../../kernel/waiting-work.ts';
import { owedRefunds, owedTogether, refundAccounts } from '../../payments/index.ts';
import type { Database } from '../../platform/db.ts';
import { providerProfiles } from '../../providers/index.ts';
import { bookingPeople, bookings } from '../tables.ts';

const { operation_id, booking_id, user_id, amount, state, chosen_at, given_at, ordered_by, ordered_at } = owedRefunds;

/** An owed refund with its booking; undefined if the actor may not see it. */
export async function findOwed(db: Database, id: string) {
  const [row] = await db
    .select({ owed: owedRefunds, booking: bookings })
    .from(owedRefunds)
    .innerJoin(bookings, eq(bookings.id, booking_id))
    .where(eq(operation_id, id));
  return row;
}

/** The same of those that are chosen, ordered and given together with it, in the order in which they are locked. */
export async function findParts(db: Database, id: string) {
  return db
    .select({ owed: owedRefunds, booking: bookings })
    .from(owedRefunds)
    .innerJoin(bookings, eq(bookings.id, booking_id))
    .where(inArray(operation_id, await owedTogether(db, id)))
    .orderBy(sql`${booking_id} <> ${bookings.package_id}`, asc(booking_id), asc(operation_id))
    .execute();
}
export type OwedPart = Awaited<ReturnType<typeof findParts>>[number];
const idsOf = (parts: readonly OwedPart[]) => parts.map(({ owed }) => owed.operation_id);

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

/** Whether a bank has the money of the refund: it waits for the decision. */
const waitsForBank = sql<boolean>`waits_for_bank(${booking_id})`;

/** The actor's own refunds are to be transferred to this account; false if they can not choose now. */
export async function askTransfer(
  db: Database,
  parts: readonly OwedPart[],
  { by, at, account }: { by: string; at: Date; account: NewAccount },
): Promise<boolean> {
  // In the order of who takes them as credit.
  await db.select({ operation_id }).from(owedRefunds).where(isOneOf(parts)).orderBy(asc(operation_id)).for('update');
  const asked = await db
    .update(owedRefunds)
    .set({ state: 'transfer_asked', chosen_at: at })
    .where(and(isOneOf(parts), eq(state, 'open'), eq(user_id, by), sql`not ${waitsForBank}`))
    .returning({ id: operation_id });
  if (asked.length === 0) return false;
  await db.insert(refundAccounts).values(asked.map(({ id }) => ({ operation_id: id, user_id: by, ...account })));
  return true;
}

const isOneOf = (parts: readonly OwedPart[]) => inArray(operation_id, idsOf(parts));

type OwedChange = Partial<typeof owedRefunds.$inferInsert>;

/** Changes owed refunds that are in this state; false if none is any more, or if ordering them waits for a bank. */
async function changeOwed(
  db: Database,
  parts: readonly OwedPart[],
  from: OwedState,
  change: OwedChange,
): Promise<boolean> {
  const isFree = change.state === 'transfer_ordered' ? sql`not ${waitsForBank}` : undefined;
  const changed = await db
    .update(owedRefunds)
    .set(change)
    .where(and(isOneOf(parts), eq(state, from), isFree))
    .returning({ id: operation_id });
  return changed.length > 0;
}

const NOT_ORDERED = { ordered_by: null, ordered_at: null };

/** An admin orders the transfer; false if somebody else does. */
export const markOrdered = (db: Database, parts: readonly OwedPart[], by: string, at: Date): Promise<boolean> =>
  changeOwed(db, parts, 'transfer_asked', { state: 'transfer_ordered', ordered_by: by, ordered_at: at });

/** Nobody orders the transfer any more. */
export const markGivenUp = (db: Database, parts: readonly OwedPart[]): Promise<boolean> =>
  changeOwed(db, parts, 'transfer_ordered', { state: 'transfer_asked', ...NOT_ORDERED });

/** The transfer was executed. The account is deleted later. */
export async function markTransferred(
  db: Database,
  parts: readonly OwedPart[],
  reference: string,
  at: Date,
): Promise<boolean> {
  const change = { state: 'transferred' as const, given_at: at, reference, ...NOT_ORDERED };
  if (!(await changeOwed(db, parts, 'transfer_ordered', change))) return false;
  await db
    .update(refundAccounts)
    .set({ given_at: at })
    .where(inArray(refundAccounts.operation_id, idsOf(parts)));
  return true;
}

/** The transfer is not possible, or came back: the customer chooses again, and the account is forgotten. */
export async function markReturned(
  db: Database,
  parts: readonly OwedPart[],
  from: 'transfer_ordered' | 'transferred',
  { reason, at }: { reason: string; at: Date },
): Promise<boolean> {
  const change = { state: 'open' as const, chosen_at: null, given_at: null, reference: null, ...NOT_ORDERED };
  if (!(await changeOwed(db, parts, from, { ...change, returned_at: at, return_reason: reason }))) return false;
  await db.delete(refundAccounts).where(inArray(refundAccounts.operation_id, idsOf(parts)));
  return true;
}

/** The newest booking with a transfer of this reference. */
export async function findByTransfer(db: Database, reference: string): Promise<string | undefined> {
  const [row] = await db
    .select({ booking_id })
    .from(owedRefunds)
    .where(eq(owedRefunds.reference, reference))
    .orderBy(desc(given_at), desc(operation_id))
    .limit(1);
  return row?.booking_id;
}

const ofParts = sql`from ${owedRefunds} as part where part.operation_id in (select owed_together(owed_refunds.operation_id))`;

/** The owed refunds of a booking, the oldest first. */
export function findOwedOf(db: Database, bookingId: string) {
  const { by_bank, reference } = owedRefunds;
  const transfer = sql<{ id: string; amount: string }>`(
    select json_build_object('id', (array_agg(part.operation_id order by part.operation_id))[1],
      'amount', sum(part.amount)::text) ${ofParts})`;
  const columns = {
    id: operation_id,
    state,
    amount,
    by_bank,
    given_at,
    reference,
    waits_for_bank: waitsForBank,
    transfer,
  };
  return db
    .select(columns)
    .from(owedRefunds)
    .where(eq(booking_id, bookingId))
    .orderBy(asc(owedRefunds.created_at), asc(operation_id))
    .execute();
}

const toTransfer = (page: Pick<WaitingPage, 'after' | 'except'>) =>
  and(
    sql`${state} in ('transfer_asked', 'transfer_ordered')`,
    // Those that go by one transfer are one item, which is named after the first of them.
    sql`owed_refunds.operation_id = (select id from owed_together(owed_refunds.operation_id) as id order by id limit 1)`,
    isOnPage(sql`${chosen_at}`, sql`${operation_id}`, page),
  );

/** Instants are as the database writes them. */
const ordered = sql<OrderedTransfer | null>`case when ${ordered_at} is not null then json_build_object(
  'name', (select full_name from ${profiles} where ${profiles.user_id} = ${ordered_by}),
  'at', to_char(${ordered_at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
  'is_own', ${ordered_by} is not distinct from actor_id(),
  'can_give_up', ${ordered_by} is not distinct from actor_id()
    or ${ordered_at} <= actor_time() - make_interval(hours => ${sql.raw(String(TRANSFER_ORDER_HOURS))})) end`;

interface Part {
  booking_id: string;
  starts_at: string;
  amount: string;
}

const parts = sql<Part[]>`(
  select json_agg(json_build_object('booking_id', other.id, 'amount', part.amount::text,
    'starts_at', to_char(other.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
    order by other.starts_at, part.operation_id)
  from ${owedRefunds} as part join ${bookings} as other on other.id = part.booking_id
  where part.operation_id in (select owed_together(owed_refunds.operation_id)))`;

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
        amount: sql<string>`(select sum(part.amount)::text ${ofParts})`,
        parts,
        account: { kind: refundAccounts.kind, number: refundAccounts.number, holder: refundAccounts.holder },
        ordered,
        waits_for_bank: waitsForBank,
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
