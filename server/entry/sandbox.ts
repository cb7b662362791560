import { createHmac } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createSandboxGateway } from '../payments/index.ts';
import type { Config } from '../platform/config.ts';
import type { Log } from '../platform/log.ts';
import { superviseProgram } from '../platform/supervised-program.ts';

const PROGRAM = fileURLToPath(new URL('../../sandbox/main.ts', import.meta.url));

/** The client of a sandbox gateway: of a running one (SANDBOX_URL), or of a child process that ends with this one. */
export async function startSandbox(config: Config, sessionSecret: string, log: Log) {
  const key = config.sandboxKey ?? derived(sessionSecret, 'sandbox key');
  const webhookSecret = config.sandboxWebhookSecret ?? derived(sessionSecret, 'sandbox webhooks');
  if (config.sandboxUrl !== null) {
    const gateway = createSandboxGateway({ url: config.sandboxUrl, key, webhookSecret });
    return { gateway, isReady: gateway.isReady, stop: async () => undefined };
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
  const gateway = createSandboxGateway({ url: program.address, key, webhookSecret });
  return { gateway, isReady: async () => program.isRunning() && gateway.isReady(), stop: program.stop };
}

function derived(secret: string, purpose: string): string {
  return createHmac('sha256', secret).update(purpose).digest('base64url');
}
