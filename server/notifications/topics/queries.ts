import type { Topic } from '@hirfa/domain/notifications';
import { and, asc, eq, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '../../platform/db.ts';
import { deviceTokens } from '../devices/tables.ts';
import { topicSubscriptions } from './tables.ts';

const IsProvider = z.tuple([z.object({ is_provider: z.boolean() })]);

/** Whether the actor is a verified and active provider. */
export async function isActorProvider(db: Database): Promise<boolean> {
  const [row] = IsProvider.parse(await db.execute(sql`select actor_is_provider() as is_provider`));
  return row.is_provider;
}

/** The topics of the device that a session registered. */
export async function findSessionTopics(db: Database, sessionId: string): Promise<Topic[]> {
  const rows = await db
    .selectDistinct({ topic: topicSubscriptions.topic })
    .from(topicSubscriptions)
    .innerJoin(deviceTokens, eq(deviceTokens.id, topicSubscriptions.device_id))
    .where(eq(deviceTokens.session_id, sessionId));
  return rows.map(({ topic }) => topic);
}

/** The device of a person by its token. */
export async function findOwnDevice(db: Database, userId: string, token: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: deviceTokens.id })
    .from(deviceTokens)
    .where(and(eq(deviceTokens.user_id, userId), eq(deviceTokens.fcm_token, token)));
  return row?.id;
}

const Found = z.tuple([z.object({ found: z.boolean() })]);

/** Subscribes a device of the actor to a topic of theirs; false if it is no longer theirs, or they are no member. */
export async function saveSubscription(db: Database, deviceId: string, topic: Topic, now: Date): Promise<boolean> {
  const rows = await db.execute(
    sql`select subscribe_to_topic(${deviceId}::uuid, ${topic}, ${now.toISOString()}::timestamptz) as found`,
  );
  return Found.parse(rows)[0].found;
}

export async function deleteSubscription(db: Database, deviceId: string, topic: Topic): Promise<void> {
  await db
    .delete(topicSubscriptions)
    .where(and(eq(topicSubscriptions.device_id, deviceId), eq(topicSubscriptions.topic, topic)));
}

export async function findDeviceTopics(db: Database, deviceId: string): Promise<Topic[]> {
  const rows = await db
    .select({ topic: topicSubscriptions.topic })
    .from(topicSubscriptions)
    .where(eq(topicSubscriptions.device_id, deviceId))
    .orderBy(asc(topicSubscriptions.topic));
  return rows.map(({ topic }) => topic);
}
