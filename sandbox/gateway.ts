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
/** How often the clock is looked at; what a request brings about is sent at once. */
const LOOK_EVERY_MS = 200;
const LAST_ANSWERS_MS = 1_000;

export interface SandboxGatewayOptions {
  /** What callers of /v1 show as their bearer token. */
  key: string;
  /** Signs the webhooks. */
  webhookSecret: string;
  /** Where all state is kept; ':memory:' unless told. */
  file?: string;
  /** Address people reach the pages under; http://localhost:<port> unless told. */
  publicUrl?: string | undefined;
  /** How long the slow card takes. */
  slowMs?: number;
  now?: () => Date;
  lookEveryMs?: number;
}

export interface RunningSandboxGateway {
  url: string;
  /** Ends when the webhooks that are due now have been taken or refused. */
  arrived: () => Promise<unknown>;
  close: () => Promise<void>;
}

export interface SandboxGateway {
  /** Opens the port, 0 for any free one, and takes up what an earlier run left undone. */
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
  const impatience = setTimeout(() => server.closeAllConnections(), LAST_ANSWERS_MS);
  await closed;
  clearTimeout(impatience);
}

/** A pretend card gateway: its protocol under /v1, its payment page under /checkout. */
export function createSandboxGateway(options: SandboxGatewayOptions): SandboxGateway {
  const { key, webhookSecret, file = ':memory:', publicUrl, slowMs = 8_000, now = () => new Date(), lookEveryMs = LOOK_EVERY_MS } = options;
  return {
    async listen(port, host = '127.0.0.1') {
      const database = openDatabase(file);
      let url = publicUrl?.replace(/\/+$/, '') ?? '';
      const sandbox: Sandbox = { database, now, slowMs, publicUrl: () => url };
      const deliveries = openDeliveries(sandbox, webhookSecret);
      const app = routes(sandbox, key, deliveries.sendDue);
      const opened = await listen(getRequestListener(app.fetch), host, port).catch((error: unknown) => {
        database.close();
        throw error;
      });
      if (url === '') url = `http://localhost:${opened.port}`;
      const look = () => {
        try {
          transaction(database, () => moveOverdue(sandbox));
          deliveries.sendDue();
        } catch (error) {
          reportError(error);
        }
      };
      look();
      const looking = setInterval(look, lookEveryMs);
      return {
        url,
        arrived: deliveries.arrived,
        async close() {
          clearInterval(looking);
          await closeServer(opened.server);
          await deliveries.stop();
          database.close();
        },
      };
    },
  };
}
