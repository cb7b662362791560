import { type Piastres, piastres, toDecimal } from '@hirfa/domain/payments';
import type { WriteCtx } from '../../kernel/verb.ts';
import { findCharges, updateExtraCharge } from '../charges/queries.ts';
import { bankPaysOwed } from '../owed/queries.ts';
import { findPayment, updatePayment } from '../queries.ts';
import { findChargeback } from './queries.ts';

/**
 * What the bank of the customer has kept of a lost chargeback counts as paid where a refund of the same charge is owed:
 * so much is not given again. The rail still holds what it could not send back. The payment is locked.
 * @returns what was counted.
 */
export async function countAsPaid({
  ctx: { db, now },
  input: { booking_id },
}: {
  ctx: WriteCtx;
  input: { booking_id: string };
}): Promise<Piastres> {
  const payment = await findPayment(db, booking_id);
  const chargeback = await findChargeback(db, booking_id);
  if (chargeback?.state !== 'lost' || chargeback.bearer !== null || payment.taken === 0) return piastres(0);
  const { extra_id } = chargeback;
  const charge = (await findCharges(db, payment)).find((one) => one.extra_id === extra_id);
  const counted = await bankPaysOwed(db, booking_id, piastres(Math.min(payment.taken, charge?.refused ?? 0)), now);
  if (counted === 0) return counted;
  // What the bank has beyond that was held for the booking: where it is less than before, the rail holds more again.
  const taken = piastres(payment.taken - counted);
  const ofLines = piastres(Math.min(payment.taken_of_lines, taken));
  const held = piastres(payment.held + payment.taken_of_lines - ofLines);
  await updatePayment(db, booking_id, {
    held: toDecimal(held),
    taken: toDecimal(taken),
    taken_of_lines: toDecimal(ofLines),
  });
  if (extra_id !== null) await updateExtraCharge(db, extra_id, { held: piastres(held - payment.held) });
  return counted;
}
