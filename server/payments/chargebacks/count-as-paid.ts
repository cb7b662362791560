import { isUndecided, type Piastres, piastres, toDecimal } from '@hirfa/domain/payments';
import type { WriteCtx } from '../../kernel/verb.ts';
import { findCharges, updateExtraCharge } from '../charges/queries.ts';
import { bankPaysOwed } from '../owed/queries.ts';
import { findPayment } from '../queries.ts';
import { addTaken, findChargebacks, type StoredChargeback, updateChargeback } from './queries.ts';

/**
 * What the banks of the customer have kept of lost chargebacks counts as paid where a refund of the same charge is
 * owed: so much is not given again. The rail still holds what it could not send back. The payment is locked.
 * @returns what was counted.
 */
export async function countAsPaid({
  ctx,
  input: { booking_id },
}: {
  ctx: WriteCtx;
  input: { booking_id: string };
}): Promise<Piastres> {
  const lost = (await findChargebacks(ctx.db, booking_id)).filter(isUndecided);
  if (lost.length === 0) return piastres(0);
  const charges = await findCharges(ctx.db, await findPayment(ctx.db, booking_id));
  let all = 0;
  for (const chargeback of lost) {
    const refused = charges.find(({ extra_id }) => extra_id === chargeback.extra_id)?.refused ?? 0;
    all += await count(ctx, chargeback, piastres(refused));
  }
  return piastres(all);
}

async function count({ db, now }: WriteCtx, chargeback: StoredChargeback, refused: Piastres): Promise<Piastres> {
  const { id, booking_id, extra_id } = chargeback;
  const most = piastres(Math.min(chargeback.taken, refused - chargeback.counted));
  const counted = await bankPaysOwed(db, booking_id, most, now);
  if (counted === 0) return counted;
  // What the bank has beyond that was held for the booking: where it is less than before, the rail holds more again.
  const taken = piastres(chargeback.taken - counted);
  const ofLines = piastres(Math.min(chargeback.taken_of_lines, taken));
  const held = piastres(chargeback.taken_of_lines - ofLines);
  await updateChargeback(db, id, {
    taken: toDecimal(taken),
    taken_of_lines: toDecimal(ofLines),
    kept: toDecimal(piastres(chargeback.kept - held)),
    counted: toDecimal(piastres(chargeback.counted + counted)),
  });
  await addTaken(db, booking_id, { held, taken: piastres(-counted), taken_of_lines: piastres(-held) });
  if (extra_id !== null) await updateExtraCharge(db, extra_id, { held });
  return counted;
}
