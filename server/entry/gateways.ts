import { CURRENCY } from '@hirfa/domain/payments';
import type { PastCheckout } from '../demo/shapes.ts';
import { createPaymobGateway, createSandboxGateway, openStripeGateway, type Gateway } from '../payments/index.ts';
import type { Config } from '../platform/config/config.ts';
import { outgoingFetch } from '../platform/outgoing.ts';
import type { SandboxProgram } from './programs/launch-sandbox.ts';

/** The gateway accepts bodies up to 100 kB. */
const IMPORTED_AT_ONCE = 100;

/** The gateways of new payments in their order, and those with which earlier ones may have been made. */
export async function openGateways({ gateways: names, stripe, paymob }: Config, sandbox: SandboxProgram | null) {
  const gateways = [
    ...(sandbox === null ? [] : [openSandbox(sandbox)]),
    ...(stripe === null ? [] : [await openStripeGateway(stripe)]),
    ...(paymob === null ? [] : [createPaymobGateway(paymob)]),
  ];
  const [gateway, ...otherGateways] = names.map((name) => {
    const found = gateways.find((one) => one.name === name);
    if (found === undefined) throw new Error(`the gateway ${name} is not configured`);
    return found;
  });
  if (gateway === undefined) throw new Error('no gateway is configured');
  const earlierGateways = gateways.filter((one) => one !== gateway && !otherGateways.includes(one));
  return { gateway, otherGateways, earlierGateways };
}

/** The client of a sandbox gateway, whose program may be starting again. */
function openSandbox({ access, isRunning }: SandboxProgram): Gateway {
  const gateway = createSandboxGateway(access);
  return { ...gateway, isReady: async () => isRunning() && gateway.isReady() };
}

/** Tells the gateway of payments of the past, which a real gateway would know. */
export function checkoutImporter({ url, key }: SandboxProgram['access'], origin: string) {
  return async (past: readonly PastCheckout[]): Promise<void> => {
    const checkouts = past.map((checkout) => ({
      ...checkout,
      currency: CURRENCY,
      language: 'en',
      return_url: origin,
      webhook_url: `${origin}/api/v1/webhooks/sandbox`,
    }));
    for (let from = 0; from < checkouts.length; from += IMPORTED_AT_ONCE) {
      const response = await outgoingFetch(`${url}/v1/history`, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: JSON.stringify({ checkouts: checkouts.slice(from, from + IMPORTED_AT_ONCE) }),
      });
      if (!response.ok) throw new Error(`the sandbox gateway refused the demo's payments: ${response.status}`);
    }
  };
}
