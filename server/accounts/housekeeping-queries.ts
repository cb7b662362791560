import { lte } from 'drizzle-orm';
import type { Database } from '../platform/db.ts';
import { accountMessages, oneTimeCodes, sentCodes } from './mails/tables.ts';
import { passkeyChallenges } from './passkeys/tables.ts';
import { rateLimits, signUps } from './tables.ts';

/** Deletes the rows of this room that have expired. */
export async function deleteExpiredRows(db: Database, now: Date): Promise<void> {
  for (const table of [accountMessages, oneTimeCodes, passkeyChallenges, sentCodes, signUps, rateLimits])
    await db.delete(table).where(lte(table.expiresAt, now));
}
