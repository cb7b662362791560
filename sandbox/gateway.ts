import type { Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { refuse } from './answers.ts';
import { apiRoutes } from './api.ts';
import type { Sandbox } from './checkouts.ts';
import { openDatabase, transaction } from './database.ts';
import { openDeliveries } from './deliveries.ts';
import { hostedPages } from './hosted-pages.ts';
import { listen } from './listen.ts';
import { moveOverdue } from './payments.ts';
import { reportError } from './report-error.ts';

export { TEST_CARDS, type CardBehaviour, type TestCard } from './cards.ts';
export type { Checkout } from './checkouts.ts';
export type { EventType, SandboxEvent } from './events.ts';
export { signWebhook } from './signature.ts';

const MAX_BODY_BYTES = 100_000;
/** How often due changes are applied; events of requests are sent at once. */
const POLL_MS = 200;
const CLOSE_TIMEOUT_MS = 1_000;

export interface SandboxGatewayOptions {
  /** The bearer token of callers of /v1. */
  key: string;
  /** Signs the webhooks. */
  webhookSecret: string;
  /** The file with all state; default ':memory:'. */
  file?: string;
  /** The public address of the pages; default http://localhost:<port>. */
  publicUrl?: string | undefined;
  /** How long a payment with the slow card takes. */
  slowMs?: number;
  now?: () => Date;
  pollMs?: number;
}

export interface RunningSandboxGateway {
  /** Its address on this machine, for the calls of the product. */
  url: string;
  /** Resolves when the webhooks that are due now are accepted or refused. */
  settled: () => Promise<unknown>;
  close: () => Promise<void>;
}

export interface SandboxGateway {
  /** Opens the port (0: any free one) and continues the work of an earlier run. */
  listen: (port: number, host?: string) => Promise<RunningSandboxGateway>;
}

function routes(sandbox: Sandbox, key: string, changed: () => void): Hono {
  const app = new Hono();
  app.onError((error, c) => {
    reportError(error);
    const { body, status } = refuse('internal_error');
    return c.json(body, status);
  });
  app.notFound((c) => c.json(refuse('not_found').body, 404));
  app.use(bodyLimit({ maxSize: MAX_BODY_BYTES, onError: (c) => c.json(refuse('body_too_large').body, 413) }));
  app.get('/healthz', (c) => c.text('ok'));
  app.route('/v1', apiRoutes(sandbox, key, changed));
  app.route('/', hostedPages(sandbox, changed));
  return app;
}

async function closeServer(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  const timeout = setTimeout(() => server.closeAllConnections(), CLOSE_TIMEOUT_MS);
  await closed;
  clearTimeout(timeout);
}

/** A simulated card gateway: its protocol is under /v1, its payment page under /checkout. */
export function createSandboxGateway(options: SandboxGatewayOptions): SandboxGateway {
  const {
    key,
    webhookSecret,
    file = ':memory:',
    publicUrl,
    slowMs = 8_000,
    now = () => new Date(),
    pollMs = POLL_MS,
  } = options;
  return {
    async listen(port, host = '127.0.0.1') {
      const database = openDatabase(file);
      let url = '';
      const sandbox: Sandbox = { database, now, slowMs, publicUrl: () => publicUrl?.replace(/\/+$/, '') ?? url };
      const deliveries = openDeliveries(sandbox, webhookSecret);
      const app = routes(sandbox, key, deliveries.sendDue);
      const opened = await listen(getRequestListener(app.fetch), host, port).catch((error: unknown) => {
        database.close();
        throw error;
      });
      url = `http://localhost:${opened.port}`;
      const poll = () => {
        try {
          transaction(database, () => moveOverdue(sandbox));
          deliveries.sendDue();
        } catch (error) {
          reportError(error);
        }
      };
      poll();
      const polling = setInterval(poll, pollMs);
      return {
        url,
        settled() {
          poll();
          return deliveries.settled();
        },
        async close() {
          clearInterval(polling);
          await closeServer(opened.server);
          await deliveries.stop();
          database.close();
        },
      };
    },
  };
}
