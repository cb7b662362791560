import type { bookingChanged } from '../bookings/index.ts';
import type { EventPayload } from '../kernel/events.ts';
import type { WriteCtx } from '../kernel/verb.ts';
import { tellStreams } from '../platform/streams.ts';

type Change = { ctx: WriteCtx; input: EventPayload<typeof bookingChanged> };

/** The admins' figures may have changed. */
export async function refreshAdmins({ ctx: { db, now }, input }: Change): Promise<void> {
  await tellStreams(db, ['admins'], { type: 'revenue_changed', entity_id: input.booking_id, version: 1 }, now);
}
