import type { PaymentParts } from '../payments/index.ts';
import { meetBookingDeadline } from './meet-deadline.ts';
import { findRunOutHolds } from './queries.ts';

/**
 * Ends the holds of a card's provider whose time is up: a constraint knows no clock, and who comes a second after must not
 * wait for ours. One that can't be ended now (the gateway is silent) keeps its slot until the clock comes by.
 */
export async function endRunOutHolds(parts: PaymentParts, cardId: string): Promise<void> {
  const { now } = parts.scope();
  for (const entity_id of await findRunOutHolds(parts.pool, cardId, now)) {
    await meetBookingDeadline(parts, { kind: 'booking.run_out', entity_id, due_at: now }).catch((error: unknown) =>
      parts.log.error({ error, booking_id: entity_id }, 'a hold could not be ended'),
    );
  }
}
