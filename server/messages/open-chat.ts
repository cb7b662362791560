import type { bookingChanged } from '../bookings/index.ts';
import type { EventPayload } from '../kernel/events.ts';
import type { WriteCtx } from '../kernel/verb.ts';
import { findPeople, insertChat } from './opening-queries.ts';

/**
 * A subscriber: opens the chat of a booking in the transaction that authorizes its payment, or in which its package
 * begins (`book`). Later events of the payment do so, too, where a process of the release before has authorized it.
 */
export async function openChat({
  ctx: { db, now },
  input: { booking_id, event, part },
}: {
  ctx: WriteCtx;
  input: EventPayload<typeof bookingChanged>;
}): Promise<void> {
  if (part !== 'gateway' && event !== 'book') return;
  const found = await findPeople(db, booking_id);
  if (found === undefined || found.authorized_at === null) return;
  const { authorized_at: _, ...people } = found;
  await insertChat(db, booking_id, people, now);
}
