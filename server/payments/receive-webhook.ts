import { enqueueJob } from '../platform/jobs.ts';
import type { Webhook } from './gateway.ts';
import { processWebhookJob } from './jobs.ts';
import { observeCheckout, type Observed } from './observe-checkout.ts';
import { findAttempt, findWebhook, insertWebhook, markWebhookProcessed } from './queries.ts';
import { keepCard } from './saved-cards/keep-card.ts';
import { allGateways, gatewayOf, type PaymentCtx } from './services.ts';

export function isKnownAdapter({ ctx, input }: { ctx: PaymentCtx; input: { adapter: string } }): boolean {
  return allGateways(ctx.services).some(({ name }) => name === input.adapter);
}

/** Stores a webhook and enqueues the job that reads its checkout. Returns false if the signature is not valid. */
export async function receiveWebhook({
  ctx,
  input,
}: {
  ctx: PaymentCtx;
  input: Webhook & { adapter: string };
}): Promise<boolean> {
  const event = gatewayOf(ctx.services, input).readWebhook(input, ctx.now);
  if (event === null) return false;
  await ctx.transaction('gateway', async (tx) => {
    const { db } = tx;
    const { event_id, about: checkout_id, kept: body, saved_card: card } = event;
    const { adapter } = input;
    const id = await insertWebhook(db, { adapter, body, event_id, checkout_id, received_at: ctx.now });
    if (id === undefined) return;
    await enqueueJob(db, processWebhookJob, id);
    // Its token is nowhere else.
    const attempt = card && (await findAttempt(db, { adapter, checkout_id }));
    if (attempt !== undefined) await keepCard({ ctx: tx, input: { attempt, card } });
  });
  return true;
}

/**
 * A job. The content of a webhook is not trusted: it is the reason to ask the gateway for the checkout.
 * @throws if the gateway does not know the checkout that it tells about.
 */
export async function processWebhook({
  ctx,
  input: { id },
}: {
  ctx: PaymentCtx;
  input: { id: string };
}): Promise<void> {
  const webhook = await findWebhook(ctx.db, id);
  if (webhook === undefined || webhook.worked_at !== null) return;
  const { adapter, checkout_id: about } = webhook;
  const { checkout_id, observed } = await observeAbout({ ctx, input: { adapter, about } });
  if (observed === 'unknown') throw new Error(`the gateway does not know the checkout of the webhook ${id}`);
  await markWebhookProcessed(ctx.db, id, { worked_at: ctx.now, checkout_id: checkout_id ?? about });
}

/** Asks the gateway for the checkout that an event or a movement is about; nothing where there is none. */
export async function observeAbout({
  ctx,
  input: { adapter, about },
}: {
  ctx: PaymentCtx;
  input: { adapter: string; about: string };
}): Promise<{ checkout_id: string | null; observed: Observed | null }> {
  const checkout_id = await gatewayOf(ctx.services, { adapter }).checkoutOf(about);
  const attempt = checkout_id === null ? undefined : await findAttempt(ctx.db, { adapter, checkout_id });
  const observed = attempt === undefined ? null : await observeCheckout({ ctx, input: { attempt } });
  return { checkout_id, observed };
}
