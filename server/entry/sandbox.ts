import { CURRENCY } from '@hirfa/domain/payments';
import type { PastCheckout } from '../demo/shapes.ts';
import { createSandboxGateway } from '../payments/index.ts';
import { outgoingFetch } from '../platform/outgoing.ts';
import type { SandboxProgram } from './programs/launch-sandbox.ts';

/** The gateway accepts bodies up to 100 kB. */
const IMPORTED_AT_ONCE = 100;

/** The client of a sandbox gateway. */
export function openSandbox({ access, isRunning }: SandboxProgram) {
  const gateway = createSandboxGateway(access);
  const isReady = async () => isRunning() && gateway.isReady();
  return { gateway, isReady };
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
