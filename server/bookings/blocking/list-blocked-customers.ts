import { displayName } from '@hirfa/domain/accounts';
import { cutPage, readCursor } from '../../kernel/cursors.ts';
import { type Ctx, isRefusal, type Person, refuse } from '../../kernel/verb.ts';
import { findVerifiedProvider } from '../queries.ts';
import { findBlocked } from './queries.ts';

interface Page {
  limit: number;
  cursor?: string | undefined;
}

/** The customers whom the actor has blocked as a provider. */
export async function listBlockedCustomers({ ctx: { db }, input }: { ctx: Ctx<Person>; input: Page }) {
  const cursor = readCursor(input.cursor);
  if (isRefusal(cursor)) return cursor;
  const providerId = await findVerifiedProvider(db);
  if (providerId === undefined) return refuse('provider_required');
  const rows = await findBlocked(db, providerId, { cursor, rows: input.limit + 1 });
  return cutPage(
    rows,
    input.limit,
    ({ booking_id, full_name, avatar_url, created_at }) => ({
      booking_id,
      display_name: displayName(full_name),
      avatar_url,
      blocked_at: created_at.toISOString(),
    }),
    ({ created_at, booking_id }) => [created_at.getTime(), booking_id],
  );
}
