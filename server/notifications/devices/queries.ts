import type { NewDevice } from '@hirfa/contract/notifications';
import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { profiles, userRoles } from '../../accounts/index.ts';
import { bookings } from '../../bookings/index.ts';
import type { Database } from '../../platform/db.ts';
import { notifications } from '../tables.ts';
import { deviceTokens } from './tables.ts';

interface Registration {
  session_id: string;
  device: NewDevice;
  /** How many devices a person has at most. */
  most: number;
}

/** Registers a device of the actor; those of other people with the same token and keys become theirs. */
export async function saveDevice(db: Database, { session_id, device, most }: Registration, now: Date): Promise<void> {
  await db.execute(
    sql`select register_device(${session_id}, ${JSON.stringify(device)}::json, ${most}, ${now.toISOString()}::timestamptz)`,
  );
}

export async function deleteDevice(db: Database, userId: string, token: string): Promise<void> {
  await db.delete(deviceTokens).where(and(eq(deviceTokens.user_id, userId), eq(deviceTokens.fcm_token, token)));
}

/** Whether a device is subscribed to a topic. */
const isSubscribed = (topic: SQL) => sql<boolean>`exists (select 1 from topic_subscriptions as subscription
  where subscription.device_id = ${deviceTokens.id} and subscription.topic = ${topic})`;
const TOPIC = sql`(${notifications.metadata} ->> 'topic')`;

/** The push token of the device that a person has used last; empty where they have none. */
export async function findNewestToken(db: Database, userId: string): Promise<string> {
  const [row] = await db
    .select({ fcm_token: deviceTokens.fcm_token })
    .from(deviceTokens)
    .where(and(eq(deviceTokens.user_id, userId), deviceTokens.is_active))
    .orderBy(desc(deviceTokens.last_used_at))
    .limit(1);
  return row?.fcm_token ?? '';
}

/** The devices of a person to which it can be pushed, as far as is known; of a topic, those that are subscribed. */
export async function findDeviceIds(
  db: Database,
  { user_id, topic }: { user_id: string; topic?: string | undefined },
): Promise<string[]> {
  const rows = await db
    .select({ id: deviceTokens.id })
    .from(deviceTokens)
    .where(
      and(
        eq(deviceTokens.user_id, user_id),
        deviceTokens.is_active,
        topic === undefined ? undefined : isSubscribed(sql`${topic}`),
      ),
    );
  return rows.map(({ id }) => id);
}

/**
 * A notification and a device of its person, if that is active and its session goes on, with what decides about it. One
 * of a topic only for a member, on a device that is subscribed.
 */
export async function findPush(
  db: Database,
  { notificationId, deviceId }: { notificationId: string; deviceId: string },
  now: Date,
) {
  const [row] = await db
    .select({
      notification: notifications,
      device: deviceTokens,
      stored: profiles.notification_preferences,
      booking: { status: bookings.status, starts_at: bookings.starts_at, authorized_at: bookings.authorized_at },
      isAdmin: sql<boolean>`exists (select 1 from ${userRoles} as roles
        where roles.user_id = ${notifications.user_id} and roles.role = 'admin')`,
    })
    .from(deviceTokens)
    .innerJoin(notifications, eq(notifications.user_id, deviceTokens.user_id))
    .innerJoin(profiles, eq(profiles.user_id, deviceTokens.user_id))
    .leftJoin(bookings, sql`${bookings.id} = (${notifications.metadata} ->> 'booking_id')::uuid`)
    .where(
      and(
        eq(deviceTokens.id, deviceId),
        eq(notifications.id, notificationId),
        deviceTokens.is_active,
        sql`(${TOPIC} is null or is_topic_member(${TOPIC}, ${deviceTokens.user_id}) and ${isSubscribed(TOPIC)})`,
        sql`is_session_open(${deviceTokens.session_id}, ${now.toISOString()}::timestamptz)`,
      ),
    );
  return row;
}

export type FoundPush = NonNullable<Awaited<ReturnType<typeof findPush>>>;
type Device = FoundPush['device'];

/** Only while it is the same subscription of the same person: it may have been registered again meanwhile. */
const isSame = ({ id, fcm_token }: Device) => and(eq(deviceTokens.id, id), eq(deviceTokens.fcm_token, fcm_token));

export async function deleteGoneDevice(db: Database, device: Device): Promise<void> {
  await db.delete(deviceTokens).where(isSame(device));
}

export async function markDevice(
  db: Database,
  device: Device,
  mark: { last_used_at: Date } | { is_active: false },
): Promise<void> {
  await db.update(deviceTokens).set(mark).where(isSame(device));
}

/** A push service has accepted a notification for one of its person's devices. */
export async function markPushed(db: Database, notificationId: string, now: Date): Promise<void> {
  await db
    .update(notifications)
    .set({ pushed_at: now })
    .where(and(eq(notifications.id, notificationId), isNull(notifications.pushed_at)));
}
