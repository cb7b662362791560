import type { bookingChanged } from '../bookings/index.ts';
import type { EventPayload } from '../kernel/events.ts';
import type { WriteCtx } from '../kernel/verb.ts';
import { addStreamEvents } from '../platform/streams.ts';

type Change = { ctx: WriteCtx; input: readonly EventPayload<typeof bookingChanged>[] };

/** Notifies admins that the figures may have changed. */
export async function refreshAdmins({ ctx: { db, now }, input }: Change): Promise<void> {
  const hint = { stream: 'admins', type: 'revenue_changed' as const, version: 1 };
  await addStreamEvents(
    db,
    input.map(({ booking_id }) => ({ ...hint, entity_id: booking_id })),
    now,
  );
}
