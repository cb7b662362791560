import type { DomainEvent } from '../platform/events.ts';
import { tellStreams } from '../platform/streams.ts';
import type { WriteCtx } from '../platform/verb.ts';

/** The admins' figures may have moved. */
export async function tellAdmins({ db, now }: WriteCtx, event: DomainEvent): Promise<void> {
  if (event.type === 'booking_changed')
    await tellStreams(db, ['admins'], { type: 'revenue_changed', entity_id: event.booking_id, version: 1 }, now);
}
