import type { PaymentParts } from '../payments/index.ts';
import { meetBookingDeadline } from './meet-deadline.ts';
import { findExpiredHolds } from './queries.ts';

/**
 * Expires the holds of a card's provider that have passed their time, since the constraint on slots does not check the
 * time. A hold that can not be expired now (the gateway does not answer) keeps its slot until the clock runs.
 * @returns whether there were any.
 */
export async function expireHolds(parts: PaymentParts, cardId: string): Promise<boolean> {
  const { now } = parts.scope();
  const holds = await findExpiredHolds(parts.pool, cardId, now);
  for (const entity_id of holds) {
    await meetBookingDeadline(parts, { kind: 'booking.expire_hold', entity_id, due_at: now }).catch((error: unknown) =>
      parts.log.error({ error, booking_id: entity_id }, 'a hold could not be expired'),
    );
  }
  return holds.length > 0;
}
