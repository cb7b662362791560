import { piastres } from '@hirfa/domain/payments';
import { findCheckout } from './find-checkout.ts';
import type { Checkout, Gateway } from './gateway.ts';

/**
 * Releases authorized money. If the gateway refuses, it may have done so before.
 * @throws if the gateway refuses and still holds money, or does not know the checkout.
 */
export async function releaseHold({
  ctx: { gateway },
  input: { checkout_id, key },
}: {
  ctx: { gateway: Gateway };
  input: { checkout_id: string; key: string };
}): Promise<void> {
  const answer = await gateway.void(checkout_id, key);
  if (!('refused' in answer)) return;
  const checkout = await findCheckout({ ctx: { gateway }, input: { checkout_id } });
  const isReleased =
    ['voided', 'closed', 'declined'].includes(checkout.state) || (checkout.state === 'captured' && checkout.held === 0);
  if (!isReleased) throw new Error(`the gateway refused to release money: ${answer.code}`);
}

/**
 * Releases money that pays for nothing, or sends it back where it was charged at once.
 * @returns false if the gateway holds money that can not go back the way it came.
 * @throws if it refuses for another reason: who asked is retried.
 */
export async function returnSurplus({
  ctx: { gateway },
  input: { checkout, key },
}: {
  ctx: { gateway: Gateway };
  input: { checkout: Checkout; key: string };
}): Promise<boolean> {
  const { id: checkout_id, state, held } = checkout;
  if (state !== 'captured') {
    await releaseHold({ ctx: { gateway }, input: { checkout_id, key } });
    return true;
  }
  // What the bank of the customer has kept, they have.
  const kept = piastres(checkout.chargeback?.state === 'lost' ? checkout.chargeback.amount : 0);
  if (held <= kept) return true;
  const answer = await gateway.refund(checkout_id, piastres(held - kept), key, kept);
  if (!('refused' in answer)) return true;
  if (answer.refused === 'not_refundable') return false;
  throw new Error(`the gateway refused to send money back: ${answer.code}`);
}
