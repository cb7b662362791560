import type { Database } from '../../platform/db.ts';
import { tellStreams } from '../../platform/streams.ts';
import { updateProfile } from './queries.ts';

/** Changes a profile and notifies all open pages of its person. 7.39 */
export async function showProfile(db: Database, userId: string, change: Parameters<typeof updateProfile>[2], now: Date): Promise<void> {
  await updateProfile(db, userId, change);
  await tellStreams(db, [`user:${userId}`], { type: 'profile_changed', entity_id: userId, version: 1 }, now);
}
