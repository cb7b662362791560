import type { Checkout, Gateway } from './gateway.ts';

/** A checkout as it is at the gateway; null if the gateway does not know it. */
export async function findCheckout({
  ctx: { gateway },
  input: { checkout_id },
}: {
  ctx: { gateway: Gateway };
  input: { checkout_id: string };
}): Promise<Checkout | null> {
  const answer = await gateway.readCheckout(checkout_id);
  if (!('refused' in answer)) return answer;
  if (answer.refused === 'unknown_checkout') return null;
  throw new Error(`the gateway refused to read a checkout: ${answer.code}`);
}
