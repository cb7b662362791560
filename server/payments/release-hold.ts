import { findCheckout } from './find-checkout.ts';
import type { Gateway } from './gateway.ts';

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
