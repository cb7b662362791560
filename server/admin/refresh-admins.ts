import type { bookingChanged } from '../bookings/index.ts';
import type { EventPayload } from '../kernel/events.ts';
import type { WriteCtx } from '../kernel/verb.ts';
import { notifyStreams } from '../platform/streams.ts';

type Change = { ctx: WriteCtx; input: EventPayload<typeof bookingChanged> };

/** Notifies admins that the figures may have changed. */
export async function refreshAdmins({ ctx: { db, now }, input }: Change): Promise<void> {
  await notifyStreams(db, ['admins'], { type: 'revenue_changed', entity_id: input.booking_id, version: 1 }, now);
}
