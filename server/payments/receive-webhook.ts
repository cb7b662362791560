import { enqueueJob } from '../platform/jobs.ts';
import { processWebhookJob } from './jobs.ts';
import { observeCheckout } from './observe-checkout.ts';
import { findAttempt, findWebhook, insertWebhook, markWebhookProcessed } from './queries.ts';
import { ADAPTER } from './sandbox-gateway.ts';
import type { PaymentCtx } from './services.ts';

const ADAPTERS: ReadonlySet<string> = new Set([ADAPTER]);

export function isKnownAdapter(adapter: string): boolean {
  return ADAPTERS.has(adapter);
}

interface Webhook {
  adapter: string;
  body: string;
  signature: string | null;
}

/** Stores a webhook as it came and enqueues the job that processes it. Returns whether its signature is valid. */
export async function receiveWebhook({ ctx, input }: { ctx: PaymentCtx; input: Webhook }): Promise<boolean> {
  const event = ctx.services.gateway.readWebhook(input.body, input.signature, ctx.now);
  if (event === null) return false;
  await ctx.transaction('gateway', async ({ db }) => {
    const id = await insertWebhook(db, { adapter: input.adapter, body: input.body, ...event, received_at: ctx.now });
    if (id !== undefined) await enqueueJob(db, processWebhookJob, id);
  });
  return true;
}

/** A job: a webhook is only a reason to ask the gateway; its content decides nothing. */
export async function processWebhook({ ctx, input: { id } }: { ctx: PaymentCtx; input: { id: string } }): Promise<void> {
  const webhook = await findWebhook(ctx.db, id);
  if (webhook === undefined || webhook.worked_at !== null) return;
  const attempt = await findAttempt(ctx.db, { adapter: webhook.adapter, checkout_id: webhook.checkout_id });
  if (attempt !== undefined) await observeCheckout({ ctx, input: { attempt } });
  await markWebhookProcessed(ctx.db, id, ctx.now);
}
