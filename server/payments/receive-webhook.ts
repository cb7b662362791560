import { askForJob } from '../platform/jobs.ts';
import { asWorker } from '../platform/transactions.ts';
import type { PaymentParts } from './parts.ts';
import { findAttempt, findWebhook, insertWebhook, markWebhookWorked } from './queries.ts';
import { observeCheckout } from './observe-checkout.ts';
import { ADAPTER } from './sandbox-gateway.ts';

const ADAPTERS: ReadonlySet<string> = new Set([ADAPTER]);

export function isKnownAdapter(adapter: string): boolean {
  return ADAPTERS.has(adapter);
}

/** Keeps what a gateway sends and asks for a job that looks into it. Whether it is signed as it should be. */
export async function receiveWebhook(
  parts: PaymentParts,
  webhook: { adapter: string; body: string; signature: string | null },
): Promise<boolean> {
  const scope = parts.scope();
  const news = parts.gateway.readWebhook(webhook.body, webhook.signature, scope.now);
  if (news === null) return false;
  await asWorker(parts.pool, 'gateway', scope, async ({ db }) => {
    const id = await insertWebhook(db, { adapter: webhook.adapter, body: webhook.body, ...news, received_at: scope.now });
    if (id !== undefined) await askForJob(db, { name: 'work_webhook', entity_id: id });
  });
  return true;
}

/** A job: a webhook only says that it is worth asking the gateway. */
export async function workWebhook(parts: PaymentParts, webhookId: string): Promise<void> {
  const webhook = await findWebhook(parts.pool, webhookId);
  if (webhook === undefined || webhook.worked_at !== null) return;
  const attempt = await findAttempt(parts.pool, { adapter: webhook.adapter, checkout_id: webhook.checkout_id });
  if (attempt !== undefined) await observeCheckout(parts, attempt);
  await markWebhookWorked(parts.pool, webhookId, parts.scope().now);
}
