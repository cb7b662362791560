import type { Database } from '../../platform/db.ts';
import { notifyStreams } from '../../platform/streams.ts';
import { updateProfile } from './queries.ts';

interface Change {
  ctx: { db: Database; now: Date };
  input: { user_id: string; change: Parameters<typeof updateProfile>[2] };
}

/** Changes a profile and notifies all open pages of its person. 7.39 */
export async function showProfile({ ctx: { db, now }, input: { user_id, change } }: Change): Promise<void> {
  await updateProfile(db, user_id, change);
  await notifyStreams(db, [`user:${user_id}`], { type: 'profile_changed', entity_id: user_id, version: 1 }, now);
}
