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

/** The events to send, as they are stored in the database. */
function openQueue({ database, now }: Sandbox) {
  return {
    due: (): DueEvent[] =>
      database
        .prepare('select id, webhook_url, body, retries from events where next_at <= ? order by next_at, rowid limit ?')
        .all(now().toISOString(), MAX_PARALLEL)
        .map((row) => DueEvent.parse(row)),
    markDelivered({ id }: DueEvent): void {
      database.prepare('update events set delivered_at = ?, next_at = null where id = ?').run(now().toISOString(), id);
    },
    /** The wait counts from the attempt that failed. After the last retry the event is not sent any more. */
    scheduleRetry({ id, retries }: DueEvent, triedAt: Date): void {
      const seconds = BACKOFF_SECONDS[retries] ?? 60;
      const next = retries < MAX_RETRIES ? new Date(triedAt.getTime() + seconds * 1000).toISOString() : null;
      database.prepare('update events set retries = retries + 1, next_at = ? where id = ?').run(next, id);
    },
  };
}

/** Sends a webhook; returns whether the receiver accepted it. */
async function postWebhook({ webhook_url, body }: DueEvent, signature: string, stop: AbortSignal): Promise<boolean> {
  try {
    const response = await fetch(webhook_url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sandbox-signature': signature },
      body,
      redirect: 'manual',
      signal: AbortSignal.any([stop, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}

export function openDeliveries(sandbox: Sandbox, secret: string): Deliveries {
  const queue = openQueue(sandbox);
  const inFlight = new Map<string, Promise<void>>();
  const stopping = new AbortController();

  async function send(event: DueEvent): Promise<void> {
    const triedAt = sandbox.now();
    const signature = signWebhook(secret, event.body, triedAt);
    const isAccepted = await postWebhook(event, signature, stopping.signal);
    if (isAccepted) queue.markDelivered(event);
    else if (!stopping.signal.aborted) queue.scheduleRetry(event, triedAt);
  }

  function sendDue(): void {
    const free = MAX_PARALLEL - inFlight.size;
    if (free <= 0 || stopping.signal.aborted) return;
    const due = queue.due().filter((event) => !inFlight.has(event.id));
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
