import type { ProposingPart } from '@hirfa/domain/bookings';
import {
  type AccountState,
  type Channel,
  type NotificationKind,
  type NotificationMetadata,
  type NotificationPreferences,
  preferencesOf,
} from '@hirfa/domain/notifications';
import { and, desc, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm';
import { profiles, userRoles } from '../accounts/index.ts';
import { bookingHistory, bookingProposals, bookings, packages } from '../bookings/index.ts';
import { owedRefunds, paymentOperations } from '../payments/index.ts';
import type { Cursor } from '../kernel/cursors.ts';
import type { Database } from '../platform/db.ts';
import { newId } from '../platform/ids.ts';
import { providerProfiles } from '../providers/index.ts';
import { mails, notifications } from './tables.ts';

const bookingData = {
  booking: bookings,
  provider: {
    user_id: providerProfiles.user_id,
    display_name_en: providerProfiles.display_name_en,
    display_name_ar: providerProfiles.display_name_ar,
  },
  customer_name: profiles.full_name,
  // Of a refund of which a part could not go back: that part.
  refund: sql<
    string | null
  >`(select coalesce(owed.amount, operation.refund)::text from ${paymentOperations} as operation
    left join ${owedRefunds} as owed on owed.operation_id = operation.id
    where operation.booking_id = ${bookings.id}
      and (operation.state = 'done' or operation.state = 'failed' and operation.refund > 0) order by operation.id desc limit 1)`,
  is_whole_package: sql<boolean>`exists (select from ${packages} as package
    where package.id = ${bookings.id} and package.began_at is null)`,
  /** Whether its newest change of money leaves something of the price to the provider; null without one. */
  is_kept: sql<boolean | null>`(select operation.subtotal > 0 from ${paymentOperations} as operation
    where operation.booking_id = ${bookings.id} and not operation.is_release order by operation.id desc limit 1)`,
};

/** A booking with the data that its notifications show. */
export async function findBookingData(db: Database, bookingId: string) {
  const [row] = await db
    .select(bookingData)
    .from(bookings)
    .innerJoin(providerProfiles, eq(providerProfiles.id, bookings.provider_id))
    .innerJoin(profiles, eq(profiles.user_id, bookings.booker_id))
    .where(eq(bookings.id, bookingId));
  return row;
}

export type BookingData = NonNullable<Awaited<ReturnType<typeof findBookingData>>>;

/** Who had proposed the times that nobody accepted in time, where this change says so. */
const proposedBy = sql<ProposingPart | null>`(select by_part from ${bookingProposals} as proposal
  where proposal.booking_id = ${bookings.id} and outcome = 'expired' and decided_at = ${bookingHistory.at} limit 1)`;

/** Whether it is one of many that ended with their package: its people are told of that once. */
const isOfStop = sql<boolean>`exists (select from ${packages} as package where package.id = ${bookings.package_id}
  and package.stopped_at = ${bookings.cancelled_at})`;

/** What goes back of all bookings of a package that ended at one instant with this one; null if it ended alone. */
const refundOfAll = sql<string | null>`(select sum(operation.refund)::numeric(12,2)::text
  from ${bookings} as other join ${paymentOperations} as operation on operation.booking_id = other.id
  where other.package_id = ${bookings.package_id} and other.cancelled_at = ${bookings.cancelled_at}
  having count(distinct other.id) > 1)`;

/** The starts of all bookings of a package to which the same happened at this instant; null if it happened to one. */
const together = sql<string[] | null>`(select json_agg(other.starts_at order by other.starts_at)
  from ${bookings} as other join ${bookingHistory} as same on same.booking_id = other.id
  where other.package_id = ${bookings.package_id} and same.event = ${bookingHistory.event}
    and same.part = ${bookingHistory.part} and same.at = ${bookingHistory.at}
  having count(*) > 1)`;

/** When the times that nobody accepted in time were proposed, together with those of other dates of the package. */
const proposedTogether = sql<string | null>`(select own.proposed_at from ${bookingProposals} as own
    join ${bookingProposals} as same using (proposed_at, by_part) join ${bookings} as other on other.id = same.booking_id
  where own.booking_id = ${bookings.id} and own.outcome = 'expired' and own.decided_at = ${bookingHistory.at}
    and other.package_id = ${bookings.package_id}
  group by own.proposed_at having count(*) > 1)`;

/** A change of a booking, with the same data. */
export async function findChange(db: Database, historyId: string) {
  const [row] = await db
    .select({
      history: bookingHistory,
      proposed_by: proposedBy,
      is_of_stop: isOfStop,
      refund_of_all: refundOfAll,
      together,
      proposed_together: proposedTogether,
      ...bookingData,
    })
    .from(bookingHistory)
    .innerJoin(bookings, eq(bookings.id, bookingHistory.booking_id))
    .innerJoin(providerProfiles, eq(providerProfiles.id, bookings.provider_id))
    .innerJoin(profiles, eq(profiles.user_id, bookings.booker_id))
    .where(eq(bookingHistory.id, historyId));
  return row;
}

export interface NewNotification {
  user_id: string;
  type: NotificationKind;
  title_en: string;
  title_ar: string;
  message_en: string;
  message_ar: string;
  metadata: NotificationMetadata;
  channels: Channel[];
  event_key: string;
}

/** The id of the new notification; undefined if this person was notified before. */
export async function insertNotification(
  db: Database,
  notification: NewNotification,
  now: Date,
): Promise<string | undefined> {
  const [row] = await db
    .insert(notifications)
    .values({ id: newId(), ...notification, created_at: now })
    .onConflictDoNothing()
    .returning({ id: notifications.id });
  return row?.id;
}

/** How a person wants to be notified, whether they take part still, and whether they have a phone. */
export async function findReceiver(
  db: Database,
  userId: string,
): Promise<{ preferences: NotificationPreferences; state: AccountState; hasPhone: boolean }> {
  const [row] = await db
    .select({
      stored: profiles.notification_preferences,
      state: sql<AccountState>`account_state(${profiles.user_id})`,
      hasPhone: sql<boolean>`has_proven_phone(${profiles.user_id})`,
    })
    .from(profiles)
    .where(eq(profiles.user_id, userId));
  const { stored = {}, state = 'open', hasPhone = false } = row ?? {};
  return { preferences: preferencesOf(stored), state, hasPhone };
}

/** Marks that admins were notified of a person; undefined if they were before, or if there is no such person. */
export async function markAdminsNotified(db: Database, userId: string, now: Date) {
  const [row] = await db
    .update(profiles)
    .set({ admin_notified_at: now })
    .where(and(eq(profiles.user_id, userId), isNull(profiles.admin_notified_at)))
    .returning({ full_name: profiles.full_name });
  return row;
}

export async function findAdmins(db: Database): Promise<string[]> {
  const rows = await db.select({ user_id: userRoles.user_id }).from(userRoles).where(eq(userRoles.role, 'admin'));
  return rows.map(({ user_id }) => user_id);
}

/** Adds a mail to the outbox and returns its id; undefined if it was added before. */
export async function insertMail(
  db: Database,
  mail: {
    user_id: string;
    subject: string;
    text: string;
    html: string;
    event_key: string;
    unsubscribe_link: string | null;
  },
  now: Date,
): Promise<string | undefined> {
  const [row] = await db
    .insert(mails)
    .values({ id: newId(), ...mail, created_at: now })
    .onConflictDoNothing()
    .returning({ id: mails.id });
  return row?.id;
}

/** A mail that waits, with the type of its notification; null where that is gone. */
export async function findUnsentMail(db: Database, id: string) {
  const [row] = await db
    .select({ ...getTableColumns(mails), type: notifications.type })
    .from(mails)
    .leftJoin(
      notifications,
      and(eq(notifications.user_id, mails.user_id), eq(notifications.event_key, mails.event_key)),
    )
    .where(and(eq(mails.id, id), isNull(mails.sent_at), isNull(mails.failed_at)));
  return row;
}

/** Nobody wants this mail any more. */
export async function dropMail(db: Database, id: string): Promise<void> {
  await db.delete(mails).where(eq(mails.id, id));
}

/** Mails that wait are not sent any more. */
export async function failWaitingMails(db: Database, now: Date): Promise<void> {
  await db
    .update(mails)
    .set({ failed_at: now })
    .where(and(isNull(mails.sent_at), isNull(mails.failed_at)));
}

export async function markMail(db: Database, id: string, mark: { sent_at: Date } | { failed_at: Date }): Promise<void> {
  await db.update(mails).set(mark).where(eq(mails.id, id));
}

/** Which of a person's notifications: the unread ones, or those of some types. */
export interface NotificationFilter {
  isUnread: boolean;
  types: readonly NotificationKind[] | null;
}

const isOf = (userId: string, { isUnread, types }: NotificationFilter) =>
  and(
    eq(notifications.user_id, userId),
    isUnread ? isNull(notifications.read_at) : undefined,
    types === null ? undefined : inArray(notifications.type, [...types]),
  );

/** A person's notifications, newest first. */
export function findNotifications(
  db: Database,
  userId: string,
  filter: NotificationFilter,
  cursor: Cursor | null,
  rows: number,
) {
  const after =
    cursor &&
    sql`(${notifications.created_at}, ${notifications.id}) < (${new Date(cursor[0]).toISOString()}::timestamptz, ${cursor[1]}::uuid)`;
  return db
    .select()
    .from(notifications)
    .where(and(isOf(userId, filter), after ?? undefined))
    .orderBy(desc(notifications.created_at), desc(notifications.id))
    .limit(rows)
    .execute();
}

export async function countUnread(db: Database, userId: string): Promise<number> {
  const [row] = await db
    .select({ unread: sql<number>`count(*)::int` })
    .from(notifications)
    .where(and(eq(notifications.user_id, userId), isNull(notifications.read_at)));
  return row?.unread ?? 0;
}

/** Returns how many were unread before. */
export async function markRead(db: Database, userId: string, ids: readonly string[], now: Date): Promise<number> {
  const marked = await db
    .update(notifications)
    .set({ read_at: now })
    .where(and(isOf(userId, { isUnread: true, types: null }), inArray(notifications.id, [...ids])))
    .returning({ id: notifications.id });
  return marked.length;
}

/** The same for a notification and all older ones. One of somebody else, or none, marks nothing. */
export async function markReadUntil(
  db: Database,
  userId: string,
  { until, types }: { until: string; types: readonly NotificationKind[] | null },
  now: Date,
): Promise<number> {
  const marked = await db
    .update(notifications)
    .set({ read_at: now })
    .where(
      and(
        isOf(userId, { isUnread: true, types }),
        sql`(${notifications.created_at}, ${notifications.id}) <= (select last.created_at, last.id
          from ${notifications} as last where last.id = ${until}::uuid and last.user_id = ${userId}::uuid)`,
      ),
    )
    .returning({ id: notifications.id });
  return marked.length;
}

/** Deletes what these people were told of a booking. */
export async function deleteNotificationsOf(
  db: Database,
  bookingId: string,
  userIds: readonly string[],
): Promise<void> {
  const isAbout = sql`${notifications.metadata} ->> 'booking_id' = ${bookingId}`;
  await db.delete(notifications).where(and(inArray(notifications.user_id, [...userIds]), isAbout));
}
