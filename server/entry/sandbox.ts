import { type ChildProcess, fork } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createSandboxGateway } from '../payments/index.ts';
import type { Config } from '../platform/config.ts';
import type { Log } from '../platform/log.ts';
import { StartProblem } from '../platform/start-problem.ts';

const PROGRAM = fileURLToPath(new URL('../../sandbox/main.ts', import.meta.url));
const RESTART_MS = 1000;

/** The client of a sandbox gateway: of a running one (SANDBOX_URL), or of a child process that ends with this one. */
export async function startSandbox(config: Config, sessionSecret: string, log: Log) {
  const key = config.sandboxKey ?? derived(sessionSecret, 'sandbox key');
  const webhookSecret = config.sandboxWebhookSecret ?? derived(sessionSecret, 'sandbox webhooks');
  if (config.sandboxUrl !== null) {
    return {
      gateway: createSandboxGateway({ url: config.sandboxUrl, key, webhookSecret }),
      stop: async () => undefined,
    };
  }
  mkdirSync(config.dataDir, { recursive: true });
  const env = {
    PATH: process.env.PATH,
    SANDBOX_HOST: config.host,
    SANDBOX_PORT: String(config.sandboxPort),
    SANDBOX_FILE: join(config.dataDir, 'sandbox.sqlite'),
    SANDBOX_KEY: key,
    SANDBOX_WEBHOOK_SECRET: webhookSecret,
  };
  let stopping = false;
  let child = await start(env);
  const watch = (running: ChildProcess) =>
    running.once('exit', () => {
      if (stopping) return;
      log.error('the sandbox gateway ended and is restarted');
      setTimeout(() => void restart(), RESTART_MS).unref();
    });
  async function restart() {
    try {
      child = await start({ ...env, SANDBOX_PORT: new URL(child.url).port });
      watch(child.process);
    } catch (error) {
      log.error({ error }, 'the sandbox gateway could not be restarted');
    }
  }
  watch(child.process);
  return {
    gateway: createSandboxGateway({ url: child.url, key, webhookSecret }),
    async stop() {
      stopping = true;
      if (child.process.exitCode !== null) return;
      child.process.kill('SIGTERM');
      await once(child.process, 'exit');
    },
  };
}

function derived(secret: string, purpose: string): string {
  return createHmac('sha256', secret).update(purpose).digest('base64url');
}

/** Starts the program and waits for its address. It ends with this process, even if this one is killed. */
async function start(env: NodeJS.ProcessEnv): Promise<{ process: ChildProcess; url: string }> {
  const child = fork(PROGRAM, { env, stdio: ['ignore', 'ignore', 'pipe', 'ipc'], execArgv: [] });
  let errors = '';
  child.stderr?.on('data', (chunk) => {
    errors += String(chunk);
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.once('message', (message) => {
      if (typeof message === 'object' && message !== null && 'ready' in message) resolve(String(message.ready));
    });
    child.once('exit', () => reject(new StartProblem(errors.trim() || 'The sandbox gateway did not start.')));
  });
  return { process: child, url };
}
