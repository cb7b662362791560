import { createHmac } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CURRENCY } from '@hirfa/domain/payments';
import type { PastCheckout } from '../demo/shapes.ts';
import { createSandboxGateway } from '../payments/index.ts';
import type { Config } from '../platform/config.ts';
import type { Log } from '../platform/log.ts';
import { outgoingFetch } from '../platform/outgoing.ts';
import { superviseProgram } from '../platform/supervision/supervised-program.ts';

/** The gateway accepts bodies up to 100 kB. */
const IMPORTED_AT_ONCE = 100;
const PROGRAM = fileURLToPath(new URL('../../sandbox/main.ts', import.meta.url));

/** The client of a sandbox gateway: of a running one (SANDBOX_URL), or of a child process that ends with this one. */
export async function startSandbox(config: Config, sessionSecret: string, log: Log) {
  const key = config.sandboxKey ?? derived(sessionSecret, 'sandbox key');
  const webhookSecret = config.sandboxWebhookSecret ?? derived(sessionSecret, 'sandbox webhooks');
  if (config.sandboxUrl !== null) {
    const access = { url: config.sandboxUrl, key, webhookSecret };
    const gateway = createSandboxGateway(access);
    return { gateway, importCheckouts: importer(access), isReady: gateway.isReady, stop: async () => undefined };
  }
  mkdirSync(config.dataDir, { recursive: true });
  const program = await superviseProgram({
    file: PROGRAM,
    log,
    environment: (address) => ({
      PATH: process.env.PATH,
      SANDBOX_HOST: config.host,
      SANDBOX_PORT: address === undefined ? String(config.sandboxPort) : new URL(address).port,
      SANDBOX_FILE: join(config.dataDir, 'sandbox.sqlite'),
      SANDBOX_KEY: key,
      SANDBOX_WEBHOOK_SECRET: webhookSecret,
    }),
  });
  const access = { url: program.address, key, webhookSecret };
  const gateway = createSandboxGateway(access);
  const isReady = async () => program.isRunning() && gateway.isReady();
  return { gateway, importCheckouts: importer(access), isReady, stop: program.stop };
}

/** Tells the gateway of payments of the past, which a real gateway would know. */
function importer({ url, key }: { url: string; key: string }) {
  return async (past: readonly PastCheckout[], origin: string): Promise<void> => {
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

function derived(secret: string, purpose: string): string {
  return createHmac('sha256', secret).update(purpose).digest('base64url');
}
