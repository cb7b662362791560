import type { Database } from '../../platform/db.ts';
import { defineJob, enqueueJob } from '../../platform/jobs.ts';
import { findDeviceIds } from './queries.ts';

/** Of one notification to one device, so that a device whose service fails is tried again alone. */
export const pushJob = defineJob('push', 'pushes');

type Enqueue = { ctx: { db: Database }; input: { id: string; user_id: string; topic?: string | undefined } };

/**
 * Pushes a notification to each device of its person, one of a topic to those that are subscribed. What holds when it
 * is sent decides whether it is.
 */
export async function enqueuePushes({ ctx: { db }, input }: Enqueue): Promise<void> {
  for (const deviceId of await findDeviceIds(db, input)) await enqueueJob(db, pushJob, `${input.id}/${deviceId}`);
}
