import {
  entriesOfCash,
  entriesOfCashOwed,
  linesToDecimals,
  type Piastres,
  piastres,
  type PriceLines,
  toDecimal,
} from '@hirfa/domain/payments';
import type { WriteCtx } from '../../kernel/verb.ts';
import { paymentChanged } from '../events.ts';
import { insertOwed } from '../owed/queries.ts';
import { insertEntries, type lockPayment, updateOperation, updatePayment } from '../queries.ts';

type Payment = Awaited<ReturnType<typeof lockPayment>>;

interface Operation {
  id: string;
  lines: PriceLines;
  /** What the customer had paid, where an admin has decided that. */
  collected: Piastres | null;
}

/**
 * An operation of a payment in cash. No gateway is asked, and before the release nothing is in the books but what the
 * customer has paid too much: the provider has it and owes it, and the customer chooses how they get it.
 */
export async function recordCash(ctx: WriteCtx, payment: Payment, operation: Operation): Promise<void> {
  const { db, now, publish } = ctx;
  const { booking_id, payer_id, rail_state, lines, refused, released_at } = payment;
  const { id, lines: due, collected } = operation;
  const isGone = due.subtotal === 0;
  if (rail_state === 'authorized') {
    await updatePayment(db, booking_id, { rail_state: isGone ? 'voided' : 'captured' });
    return publish(paymentChanged, { type: isGone ? 'voided' : 'captured', booking_id });
  }
  if (rail_state !== 'captured') return publish(paymentChanged, { type: 'moved', booking_id });
  const isReleased = released_at !== null;
  const owed = collected === null ? piastres(0) : piastres(collected - due.customer_total);
  const entries = isReleased ? entriesOfCash(lines, due) : entriesOfCashOwed(owed);
  await insertEntries(db, booking_id, id, entries, now);
  await updatePayment(db, booking_id, {
    rail_state: isGone ? 'voided' : 'captured',
    refused: toDecimal(piastres(refused + owed)),
    ...(collected !== null && { collected: toDecimal(collected) }),
    ...(!isGone && linesToDecimals(due)),
  });
  if (owed > 0) {
    await updateOperation(db, id, { state: 'failed', refund: toDecimal(owed) });
    await insertOwed(db, { operation_id: id, booking_id, user_id: payer_id, amount: owed }, now);
    const change = { type: 'refund_refused', booking_id, in_full: isGone, is_charged_back: false } as const;
    return publish(paymentChanged, change);
  }
  if (isGone) return publish(paymentChanged, { type: 'voided', booking_id });
  await publish(paymentChanged, { type: due.subtotal < lines.subtotal ? 'lowered' : 'moved', booking_id });
}
