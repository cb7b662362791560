import type { ProblemPhoto } from '@hirfa/contract/bookings';
import { and, asc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { countUpTo, isOnPage, type WaitingPage } from '../../kernel/waiting-work.ts';
import { payments } from '../../payments/index.ts';
import type { Database } from '../../platform/db.ts';
import { providerProfiles } from '../../providers/index.ts';
import { extras } from '../stored-extras/queries.ts';
import { bookingPeople, bookings } from '../tables.ts';
import { bookingDisputePhotos, bookingDisputes } from './tables.ts';

type Row = typeof bookingDisputes.$inferSelect;

export async function insertDispute(
  db: Database,
  dispute: Pick<Row, 'booking_id' | 'reason' | 'text' | 'paid_in_cash' | 'opened_at' | 'answer_until'>,
): Promise<void> {
  await db.insert(bookingDisputes).values(dispute);
}

/** Changes the open dispute of a booking, which is locked. */
export async function updateDispute(db: Database, bookingId: string, change: Partial<Row>): Promise<void> {
  const isOpen = and(eq(bookingDisputes.booking_id, bookingId), isNull(bookingDisputes.outcome));
  await db.update(bookingDisputes).set(change).where(isOpen);
}

/** Whether an admin has decided what stays of the price of a booking. */
export async function isDecided(db: Database, bookingId: string): Promise<boolean> {
  const decided = and(eq(bookingDisputes.booking_id, bookingId), eq(bookingDisputes.outcome, 'decided'));
  return (await db.select({ id: bookingDisputes.booking_id }).from(bookingDisputes).where(decided)).length > 0;
}

/** The instants as the database writes them. */
type Written<Value> = Value extends Date ? string : Value;
export type DisputeRow = { [Name in keyof Row]: Written<Row[Name]> } & {
  photos: ProblemPhoto[];
  answer_photos: ProblemPhoto[];
};

const photosWhere = (condition: SQL) => sql`(
  select coalesce(jsonb_agg(jsonb_build_object('id', photo.id, 'width', photo.width, 'height', photo.height)
    order by photo.created_at, photo.id), '[]')
  from ${bookingDisputePhotos} as photo where photo.booking_id = dispute.booking_id and ${condition})`;

/** Whether a photo is of who has opened the dispute. */
const IS_OPENER = sql`((photo.user_id = ${bookings.booker_id}) = (coalesce(${bookings.disputed_by}, 'customer') = 'customer'))`;

/** A column of statements about bookings: the dispute of each, as the policy shows it. */
export const dispute = sql<DisputeRow | null>`(
  select jsonb_build_object('booking_id', dispute.booking_id, 'reason', dispute.reason, 'text', dispute.text,
    'paid_in_cash', dispute.paid_in_cash::text,
    'opened_at', dispute.opened_at, 'answer_until', dispute.answer_until, 'answer', dispute.answer,
    'answered_at', dispute.answered_at, 'heard_at', dispute.heard_at, 'outcome', dispute.outcome,
    'ended_at', dispute.ended_at, 'decision_reason', dispute.decision_reason, 'subtotal', dispute.subtotal::text,
    'refund', dispute.refund::text, 'is_unpaid', dispute.is_unpaid, 'photos', ${photosWhere(IS_OPENER)},
    'answer_photos', ${photosWhere(sql`not ${IS_OPENER}`)})
  from ${bookingDisputes} as dispute where dispute.booking_id = ${bookings.id})`;

const waitingOn = (page: Pick<WaitingPage, 'after' | 'except'>) =>
  and(
    isNull(bookingDisputes.outcome),
    isNotNull(bookingDisputes.heard_at),
    // A bank decides first.
    sql`not waits_for_bank(${bookingDisputes.booking_id})`,
    isOnPage(sql`${bookingDisputes.heard_at}`, sql`${bookingDisputes.booking_id}`, page),
  );

/** Disputes that wait for an admin, the longest waiting first. */
export const findWaiting = (db: Database, page: WaitingPage) =>
  db
    .select({
      dispute,
      extras,
      since: sql<Date>`${bookingDisputes.heard_at}`.mapWith(bookingDisputes.heard_at),
      booking: bookings,
      payment: payments,
      customer_name: bookingPeople.customer_full_name,
      provider_name_en: providerProfiles.full_name,
      provider_name_ar: sql<string>`coalesce(${providerProfiles.full_name_ar}, ${providerProfiles.full_name})`,
    })
    .from(bookingDisputes)
    .innerJoin(bookings, eq(bookings.id, bookingDisputes.booking_id))
    .innerJoin(payments, eq(payments.booking_id, bookings.id))
    .innerJoin(bookingPeople, eq(bookingPeople.booking_id, bookings.id))
    .innerJoin(providerProfiles, eq(providerProfiles.id, bookings.provider_id))
    .where(waitingOn(page))
    .orderBy(asc(bookingDisputes.heard_at), asc(bookingDisputes.booking_id))
    .limit(page.rows)
    .execute();

export const countWaiting = (except: readonly string[], most: number) =>
  countUpTo(most, bookingDisputes, waitingOn({ after: null, except }));
