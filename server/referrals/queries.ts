import { INVITATION_STATES } from '@hirfa/domain/referrals';
import { and, desc, eq, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Cursor } from '../kernel/cursors.ts';
import { owedRefunds } from '../payments/index.ts';
import type { Database, Transaction } from '../platform/db.ts';
import { creditAccounts, creditEntries, invitations, referralDevices } from './tables.ts';

const Text = z.string();
const Terms = z.object({
  percent: Text.nullable(),
  flat: Text.nullable(),
  minimum: Text,
  maximum: Text.nullable(),
  uses_per_person: z.number().nullable(),
  uses_in_total: z.number().nullable(),
  budget: Text.nullable(),
  category_slug: Text.nullable(),
  provider_type: Text.nullable(),
  is_first_booking_only: z.boolean(),
  stands_together: z.boolean(),
  starts_at: z.coerce.date(),
  ends_at: z.coerce.date().nullable(),
  is_stopped: z.boolean(),
  used: z.number(),
  spent: Text,
  used_by_person: z.number(),
});
const Facts = z.object({
  facts: z.object({
    /** What the actor's invitation is worth; null without one. */
    invitation: Text.nullable(),
    credit: Text,
    is_first_booking: z.boolean(),
    promotion: Terms.nullable(),
    category_slug: Text.nullable(),
    provider_type: Text.nullable(),
  }),
});
export type DiscountFacts = z.infer<typeof Facts>['facts'];

/** What decides about the discounts of a booking of a card by the actor; see `discount_facts`. */
export async function findDiscountFacts(
  db: Database,
  { cardId, code, now, takesLocks }: { cardId: string; code: string | null; now: Date; takesLocks: boolean },
): Promise<DiscountFacts> {
  const [row] = await db.execute(sql`
    select discount_facts(${cardId}::uuid, ${code}, ${now.toISOString()}::timestamptz, ${takesLocks}) as facts`);
  return Facts.parse(row).facts;
}

/** Takes what the discounts of a new booking spend, with the commit of its transaction. */
export function reserveDiscounts(db: Transaction, bookingId: string, code: string | null, now: Date): void {
  db.withCommit(sql`select reserve_discounts(${bookingId}::uuid, ${code}, ${now.toISOString()}::timestamptz)`);
}

/** Gives the actor credit for a refund that they are owed; null if it is not theirs to choose, else its booking. */
export async function takeOwedAsCredit(db: Database, id: string, now: Date): Promise<string | null> {
  const [row] = await db.execute(
    sql`select take_owed_as_credit(${id}::uuid, ${now.toISOString()}::timestamptz) as booking_id`,
  );
  return z.object({ booking_id: Text.nullable() }).parse(row).booking_id;
}

/** Gives the refund of a booking that could not go back as the one before it in its package, if that was chosen. */
export async function chooseAsBefore(db: Database, bookingId: string, now: Date): Promise<void> {
  await db.execute(sql`select choose_as_before(${bookingId}::uuid, ${now.toISOString()}::timestamptz)`);
}

export async function isOwnRefund(db: Database, id: string, userId: string): Promise<boolean> {
  const { operation_id, user_id } = owedRefunds;
  const found = await db
    .select({ operation_id })
    .from(owedRefunds)
    .where(and(eq(operation_id, id), eq(user_id, userId)));
  return found.length > 0;
}

const Followed = z.array(z.object({ id: Text, became: z.enum(['earned', 'reversed']) }));

/** Lets credit, codes and invitations follow bookings; returns those whose inviters' credit came or went. */
export async function followBookings(db: Database, ids: readonly string[], now: Date) {
  const rows = await db.execute(
    sql`select id, became from follow_bookings(${sql.param([...ids])}::uuid[], ${now.toISOString()}::timestamptz)`,
  );
  return Followed.parse([...rows]);
}

/** A movement of credit of the past, for demo data: only the owner of the database may write it. */
interface PastCredit {
  user_id: string;
  booking_id: string;
  amount: string;
  at: Date;
}

/** Somebody has spent credit on a booking. */
export async function spendPastCredit(db: Database, { user_id, booking_id, amount, at }: PastCredit): Promise<void> {
  await db.execute(sql`select move_credit(${user_id}::uuid, 'spent', -${amount}::numeric, ${booking_id}::uuid,
    ${at.toISOString()}::timestamptz)`);
}

/** A booking has settled, and gave the inviter of its customer their credit. */
export async function earnPastCredit(db: Database, { user_id, booking_id, amount, at }: PastCredit): Promise<void> {
  await db.update(invitations).set({ state: 'earned', changed_at: at }).where(eq(invitations.booking_id, booking_id));
  await db.execute(sql`select move_credit(${user_id}::uuid, 'earned', ${amount}::numeric, ${booking_id}::uuid,
    ${at.toISOString()}::timestamptz)`);
}

const Rewarded = z.object({
  inviter_id: Text,
  first_name: Text,
  state: z.enum(INVITATION_STATES),
  amount: Text,
  is_owed: z.boolean(),
});

/** The invitation of the customer of a booking, and whether its inviter owes credit; undefined without one. */
export async function findRewarded(db: Database, bookingId: string) {
  const [row] = await db.execute(sql`
    select inviter_id, split_part(full_name, ' ', 1) as first_name, state, amount::text,
      coalesce((select owed > 0 from credit_accounts where credit_accounts.user_id = inviter_id), false) as is_owed
    from invitations join profiles on profiles.user_id = invited_id where booking_id = ${bookingId}::uuid`);
  return row === undefined ? undefined : Rewarded.parse(row);
}

/** The actor's code; null if somebody else has the candidate. */
export async function findOrCreateCode(db: Database, candidate: string, now: Date): Promise<string | null> {
  const [row] = await db.execute(sql`select own_invite_code(${candidate}, ${now.toISOString()}::timestamptz) as code`);
  return z.object({ code: Text.nullable() }).parse(row).code;
}

/** The full name of whose code this is; null without one. */
export async function findInviterName(db: Database, code: string): Promise<string | null> {
  const [row] = await db.execute(sql`select name_of_inviter(${code}) as name`);
  return z.object({ name: Text.nullable() }).parse(row).name;
}

const OUTCOMES = ['bound', 'refused', 'not_new', 'already', 'unknown'] as const;

export async function bindInvitation(db: Database, code: string, now: Date): Promise<(typeof OUTCOMES)[number]> {
  const [row] = await db.execute(sql`select accept_invitation(${code}, ${now.toISOString()}::timestamptz) as outcome`);
  return z.object({ outcome: z.enum(OUTCOMES) }).parse(row).outcome;
}

export async function addDevice(db: Database, userId: string, deviceHash: string, now: Date): Promise<void> {
  await db
    .insert(referralDevices)
    .values({ user_id: userId, device_hash: deviceHash, first_seen_at: now, seen_at: now })
    .onConflictDoUpdate({ target: [referralDevices.user_id, referralDevices.device_hash], set: { seen_at: now } });
}

/** What the two people of a booking share; null where it is nothing, or the actor is none of them. */
export async function findShared(db: Database, bookingId: string): Promise<'same_device' | 'same_instrument' | null> {
  const [row] = await db.execute(sql`select shared_by_people_of(${bookingId}::uuid) as shared`);
  return z.object({ shared: z.enum(['same_device', 'same_instrument']).nullable() }).parse(row).shared;
}

/** What an invitation is worth now. */
export async function findFlat(db: Database, now: Date): Promise<string> {
  const [row] = await db.execute(
    sql`select referral_flat(${now.toISOString()}::timestamptz)::numeric(12, 2)::text as flat`,
  );
  return z.object({ flat: Text }).parse(row).flat;
}

export async function findCredit(db: Database, userId: string): Promise<{ balance: string; owed: string }> {
  const { balance, owed } = creditAccounts;
  const [row] = await db.select({ balance, owed }).from(creditAccounts).where(eq(creditAccounts.user_id, userId));
  return row ?? { balance: '0.00', owed: '0.00' };
}

const Invitation = z.object({
  inviter_full_name: Text,
  state: z.enum(INVITATION_STATES),
  amount: Text.nullable(),
});

export async function findOwnInvitation(db: Database) {
  const [row] = await db.execute(sql`select inviter_full_name, state, amount::text from own_invitation`);
  return row === undefined ? null : Invitation.parse(row);
}

export async function sumEarned(db: Database): Promise<string> {
  const [row] = await db.execute(
    sql`select coalesce(sum(amount), 0)::numeric(12, 2)::text as earned from invited_people where state = 'earned'`,
  );
  return z.object({ earned: Text }).parse(row).earned;
}

const Invited = z.object({
  invited_id: Text,
  first_name: Text,
  state: z.enum(INVITATION_STATES),
  amount: Text.nullable(),
  bound_at: z.coerce.date(),
});

interface PageRequest {
  cursor: Cursor | null;
  rows: number;
}

const after = (cursor: Cursor) => [new Date(cursor[0]).toISOString(), cursor[1]] as const;

/** Whom the actor has invited, the newest first. */
export async function findInvited(db: Database, { cursor, rows }: PageRequest) {
  const [at, id] = cursor === null ? [] : after(cursor);
  const found = await db.execute(sql`
    select invited_id, first_name, state, amount::text, bound_at from invited_people
    where ${at === undefined ? sql`true` : sql`(bound_at, invited_id) < (${at}::timestamptz, ${id}::uuid)`}
    order by bound_at desc, invited_id desc limit ${rows}`);
  return z.array(Invited).parse([...found]);
}

/** The movements of a person's credit, the newest first. */
export async function findCreditEntries(db: Database, userId: string, { cursor, rows }: PageRequest) {
  const [at, id] = cursor === null ? [] : after(cursor);
  const isAfter =
    at === undefined ? undefined : sql`(${creditEntries.at}, ${creditEntries.id}) < (${at}::timestamptz, ${id}::uuid)`;
  return db
    .select()
    .from(creditEntries)
    .where(and(eq(creditEntries.user_id, userId), isAfter))
    .orderBy(desc(creditEntries.at), desc(creditEntries.id))
    .limit(rows);
}
