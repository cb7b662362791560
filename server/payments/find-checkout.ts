import type { Checkout, Gateway } from './gateway.ts';

/**
 * A checkout as it is at the gateway.
 * @throws `UnknownCheckout` where the gateway does not know it.
 */
export async function findCheckout({
  ctx: { gateway },
  input: { checkout_id },
}: {
  ctx: { gateway: Gateway };
  input: { checkout_id: string };
}): Promise<Checkout> {
  const answer = await gateway.readCheckout(checkout_id);
  if ('refused' in answer) throw new Error(`the gateway refused to read a checkout: ${answer.code}`);
  return answer;
}
