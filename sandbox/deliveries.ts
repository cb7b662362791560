import * as z from 'zod';
import type { Sandbox } from './checkouts.ts';
import { reportError } from './report-error.ts';
import { signWebhook } from './signature.ts';

const BACKOFF_SECONDS = [1, 2, 4, 8, 16, 30, 60];
const MAX_RETRIES = 12;
/** Webhooks are sent in parallel, so that one slow receiver does not delay the others. */
const MAX_PARALLEL = 20;
const TIMEOUT_MS = 5_000;

const DueEvent = z.object({ id: z.string(), webhook_url: z.string(), body: z.string(), retries: z.int() });
type DueEvent = z.infer<typeof DueEvent>;

export interface Deliveries {
  /** Sends the due webhooks that are not being sent already. */
  sendDue: () => void;
  /** Resolves when the webhooks that are due now are accepted or refused. */
  settled: () => Promise<unknown>;
  /** Aborts the webhooks that are being sent; they are sent again after the next start. */
  stop: () => Promise<void>;
}

export function openDeliveries(sandbox: Sandbox, secret: string): Deliveries {
  const { database, now } = sandbox;
  const inFlight = new Map<string, Promise<void>>();
  const stopping = new AbortController();

  async function isAccepted({ webhook_url, body }: DueEvent): Promise<boolean> {
    try {
      const response = await fetch(webhook_url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'sandbox-signature': signWebhook(secret, body, now()) },
        body,
        redirect: 'manual',
        signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(TIMEOUT_MS)]),
      });
      await response.body?.cancel();
      return response.ok;
    } catch {
      return false;
    }
  }

  async function send(event: DueEvent): Promise<void> {
    const accepted = await isAccepted(event);
    if (accepted) {
      database
        .prepare('update events set delivered_at = ?, next_at = null where id = ?')
        .run(now().toISOString(), event.id);
    } else if (!stopping.signal.aborted) {
      const seconds = BACKOFF_SECONDS[event.retries] ?? 60;
      const next = event.retries < MAX_RETRIES ? new Date(now().getTime() + seconds * 1000).toISOString() : null;
      database.prepare('update events set retries = retries + 1, next_at = ? where id = ?').run(next, event.id);
    }
  }

  function sendDue(): void {
    const free = MAX_PARALLEL - inFlight.size;
    if (free <= 0 || stopping.signal.aborted) return;
    const due = database
      .prepare('select id, webhook_url, body, retries from events where next_at <= ? order by next_at, rowid limit ?')
      .all(now().toISOString(), MAX_PARALLEL)
      .map((row) => DueEvent.parse(row))
      .filter((event) => !inFlight.has(event.id));
    for (const event of due.slice(0, free)) {
      const sending = send(event)
        .catch(reportError)
        .finally(() => inFlight.delete(event.id));
      inFlight.set(event.id, sending);
    }
  }

  return {
    sendDue,
    settled() {
      sendDue();
      return Promise.all(inFlight.values());
    },
    async stop() {
      stopping.abort();
      await Promise.all(inFlight.values());
    },
  };
}
