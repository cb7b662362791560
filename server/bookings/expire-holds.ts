import type { PaymentParts } from '../payments/index.ts';
import { meetBookingDeadline } from './meet-deadline.ts';
import { findExpiredHolds } from './queries.ts';

/**
 * Ends the holds of a card's provider whose time is up: a constraint knows no clock, and who comes a second after must not
 * wait for ours. One that can't be ended now (the gateway is silent) keeps its slot until the clock comes by.
 * Whether there were any.
 */
export async function expireHolds(parts: PaymentParts, cardId: string): Promise<boolean> {
  const { now } = parts.scope();
  const holds = await findExpiredHolds(parts.pool, cardId, now);
  for (const entity_id of holds) {
    await meetBookingDeadline(parts, { kind: 'booking.expire_hold', entity_id, due_at: now }).catch((error: unknown) =>
      parts.log.error({ error, booking_id: entity_id }, 'a hold could not be ended'),
    );
  }
  return holds.length > 0;
}
