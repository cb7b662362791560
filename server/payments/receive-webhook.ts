import { askForJob } from '../platform/jobs.ts';
import { asWorker } from '../platform/transactions.ts';
import type { Webhook } from './gateway.ts';
import type { PaymentParts } from './parts.ts';
import { findAttempt, findWebhook, insertWebhook, markWebhookWorked } from './queries.ts';
import { observeCheckout } from './observe-checkout.ts';

export function isKnownAdapter({ gateway }: PaymentParts, adapter: string): boolean {
  return gateway.name === adapter;
}

/** Stores a webhook and asks for the job that reads its checkout. Returns false where the signature is not valid. */
export async function receiveWebhook(parts: PaymentParts, webhook: Webhook & { adapter: string }): Promise<boolean> {
  const scope = parts.scope();
  const event = parts.gateway.readWebhook(webhook, scope.now);
  if (event === null) return false;
  await asWorker(parts.pool, 'gateway', scope, async ({ db }) => {
    const id = await insertWebhook(db, { adapter: webhook.adapter, body: webhook.body, ...event, received_at: scope.now });
    if (id !== undefined) await askForJob(db, { name: 'work_webhook', entity_id: id });
  });
  return true;
}

/** A job. The content of a webhook is not trusted: it is the reason to ask the gateway for the checkout. */
export async function workWebhook(parts: PaymentParts, webhookId: string): Promise<void> {
  const webhook = await findWebhook(parts.pool, webhookId);
  if (webhook === undefined || webhook.worked_at !== null) return;
  const attempt = await findAttempt(parts.pool, { adapter: webhook.adapter, checkout_id: webhook.checkout_id });
  if (attempt !== undefined) await observeCheckout(parts, attempt);
  await markWebhookWorked(parts.pool, webhookId, parts.scope().now);
}
