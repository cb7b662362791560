import { piastres, type RailState, sharesOfTaken } from '@hirfa/domain/payments';
import type { WriteCtx } from '../../kernel/verb.ts';
import { ChargebackAfterLoss, observeChargeback } from '../chargebacks/observe-chargeback.ts';
import type { ReportedChargeback } from '../gateway.ts';
import { findChargebacksOfPackage, lockMembers } from './queries.ts';

/**
 * Records what the gateway says about the chargeback of a charge that the bookings of a package share: each booking has
 * its own, of what the bank has taken of its share, and goes its own way with it. The payment of the charge is locked.
 */
export async function observeSharedChargeback({
  ctx,
  input: { package_id, rail_state, reported },
}: {
  ctx: WriteCtx;
  input: { package_id: string; rail_state: RailState; reported: ReportedChargeback };
}): Promise<void> {
  const observe = (booking_id: string, of: ReportedChargeback) =>
    observeChargeback({ ctx, input: { booking_id, extra_id: null, rail_state, reported: of } });
  await lockMembers(ctx.db, package_id);
  const known = await findChargebacksOfPackage(ctx.db, package_id);
  const same = known.filter(({ reference, earlier }) => reference === reported.id || earlier.includes(reported.id));
  if (same.length > 0) {
    for (const { booking_id, amount } of same) await observe(booking_id, { ...reported, amount });
    return;
  }
  // The bank has returned the money, which nobody has heard, and has taken it again.
  for (const { booking_id, reference, amount, state } of known)
    if (state === 'open') await observe(booking_id, { ...reported, id: reference, amount, state: 'won' });
  if (known.length > 0 && reported.state === 'won') return;
  // What was lost of a booking is decided, or being decided: others give what the bank takes after it.
  const lost = known.flatMap(({ booking_id, state }) => (state === 'lost' ? [booking_id] : []));
  const others = (await lockMembers(ctx.db, package_id)).filter(({ booking_id }) => !lost.includes(booking_id));
  if (others.length === 0) throw new ChargebackAfterLoss(reported.id);
  const shares = sharesOfTaken(
    others.map(({ held }) => held),
    reported.amount,
  );
  for (const [index, { booking_id }] of others.entries()) {
    const amount = shares[index] ?? piastres(0);
    if (amount > 0) await observe(booking_id, { ...reported, amount });
  }
}
