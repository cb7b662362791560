import { entriesOfSurplus, type Piastres } from '@hirfa/domain/payments';
import type { WriteCtx } from '../../kernel/verb.ts';
import { newId } from '../../platform/ids.ts';
import { paymentChanged } from '../events.ts';
import { insertOwed } from '../owed/queries.ts';
import { type Attempt, insertEntries, lockPayment } from '../queries.ts';
import { hasMoved, insertSurplus } from './queries.ts';

/**
 * Records, once, money that an attempt has brought besides what paid the booking, and that can not go back the way it
 * came: the gateway keeps it, and the customer chooses how they get it.
 */
export async function oweSurplus({
  ctx: { db, now, publish },
  input: { attempt, amount },
}: {
  ctx: WriteCtx;
  input: { attempt: Pick<Attempt, 'id' | 'booking_id'>; amount: Piastres };
}): Promise<void> {
  const { booking_id } = attempt;
  const { lines, payer_id: user_id } = await lockPayment(db, booking_id);
  const cause = `surplus ${attempt.id}`;
  if (await hasMoved(db, booking_id, cause)) return;
  const id = newId();
  await insertSurplus(db, { id, booking_id, lines, amount }, now);
  await insertEntries(db, booking_id, cause, entriesOfSurplus(amount), now);
  await insertOwed(db, { operation_id: id, booking_id, user_id, amount }, now);
  await publish(paymentChanged, { type: 'surplus_owed', booking_id });
}
