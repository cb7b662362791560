import type { Database } from '../../platform/db.ts';
import { addStreamEvents } from '../../platform/streams.ts';

/** Open pages of these people, and of the provider if somebody began or stopped to wait, read again who waits. */
export async function showWaits(
  db: Database,
  { users, provider }: { users: readonly string[]; provider?: string },
  now: Date,
): Promise<void> {
  const ofUsers = [...new Set(users)].map((id) => ({ stream: `user:${id}`, entity_id: id }));
  const streams =
    provider === undefined ? ofUsers : [...ofUsers, { stream: `provider:${provider}`, entity_id: provider }];
  const hints = streams.map((each) => ({ ...each, type: 'waitlist_changed' as const, version: 1 }));
  if (hints.length > 0) await addStreamEvents(db, hints, now);
}
