import { createHmac } from 'node:crypto';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Config } from '../../platform/config/config.ts';
import type { Log } from '../../platform/log.ts';
import { superviseProgram } from '../../platform/supervision/supervised-program.ts';

/** The build puts the address of the built program here. */
const PROGRAM = fileURLToPath(new URL('../../../sandbox/main.ts', import.meta.url));

/** A sandbox gateway that runs. */
export interface SandboxProgram {
  access: { url: string; key: string; webhookSecret: string };
  isRunning(): boolean;
  stop(): Promise<void>;
}

/** A running sandbox gateway (SANDBOX_URL), or a child process that ends with this one. */
export async function launchSandbox(config: Config, sessionSecret: string, log: Log): Promise<SandboxProgram> {
  const key = config.sandboxKey ?? derived(sessionSecret, 'sandbox key');
  const webhookSecret = config.sandboxWebhookSecret ?? derived(sessionSecret, 'sandbox webhooks');
  if (config.sandboxUrl !== null) {
    const access = { url: config.sandboxUrl, key, webhookSecret };
    return { access, isRunning: () => true, stop: async () => undefined };
  }
  const { address, ...program } = await superviseProgram({
    name: 'sandbox',
    file: PROGRAM,
    log,
    environment: (former) => ({
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      // It reports payments to the address of the site, whose certificate may be of an authority of one's own.
      NODE_EXTRA_CA_CERTS: process.env.NODE_EXTRA_CA_CERTS,
      SANDBOX_HOST: config.host,
      SANDBOX_PORT: former === undefined ? String(config.sandboxPort) : new URL(former).port,
      SANDBOX_PUBLIC_URL: config.sandboxPublicUrl ?? undefined,
      SANDBOX_FILE: join(config.dataDir, 'sandbox.sqlite'),
      SANDBOX_KEY: key,
      SANDBOX_WEBHOOK_SECRET: webhookSecret,
    }),
  });
  return { access: { url: address, key, webhookSecret }, ...program };
}

function derived(secret: string, purpose: string): string {
  return createHmac('sha256', secret).update(purpose).digest('base64url');
}
