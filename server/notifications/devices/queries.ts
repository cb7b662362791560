import type { NewDevice } from '@hirfa/contract/notifications';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db.ts';
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
