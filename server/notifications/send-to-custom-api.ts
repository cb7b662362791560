import type { EventPayload } from '../kernel/events.ts';
import type { WriteCtx } from '../kernel/verb.ts';
import type { WorkCtx } from '../kernel/work.ts';
import { enqueueJob } from '../platform/jobs.ts';
import { findDecidedProvider, type providerChanged } from '../providers/index.ts';
import { findAreaIds, findProviderNotification } from './custom-api-queries.ts';
import { findNewestToken } from './devices/queries.ts';
import { registerProviderJob } from './jobs.ts';
import type { NotificationServices } from './services.ts';

type Job = { ctx: WorkCtx<NotificationServices>; input: { id: string } };

/** A subscriber: an approved provider is registered with the custom API, if there is one. 7.47 */
export async function registerApproved({
  ctx,
  input: { event, provider_id },
}: {
  ctx: WriteCtx;
  input: EventPayload<typeof providerChanged>;
}): Promise<void> {
  if (event === 'approve') await enqueueJob(ctx.db, registerProviderJob, provider_id);
}

/** A job: registers a new provider with the custom API, with the push token of their newest device, if any. 7.47 */
export async function registerProvider({ ctx, input: { id } }: Job): Promise<void> {
  const { customApi } = ctx.services;
  const provider = customApi === null ? undefined : await findDecidedProvider(ctx.db, id);
  if (provider === undefined) return;
  await customApi?.send({
    action: 'register_provider',
    provider_id: id,
    user_id: provider.user_id,
    fcm_token: await findNewestToken(ctx.db, provider.user_id),
    provider_type: provider.provider_type,
    service_areas: await findAreaIds(ctx.db, id),
    registered_at: (provider.decided_at ?? ctx.now).toISOString(),
  });
}

/** A job: hands a notification of a provider to the custom API. 7.47 */
export async function sendToCustomApi({ ctx, input: { id } }: Job): Promise<void> {
  const found = await findProviderNotification(ctx.db, id);
  if (found === undefined || found.provider_id === null) return;
  const { title_en, message_en, type, metadata, created_at } = found.notification;
  await ctx.services.customApi?.send({
    action: 'send_notification',
    title: title_en,
    message: message_en,
    target_providers: [found.provider_id],
    metadata: { type, ...metadata },
    sent_at: created_at.toISOString(),
  });
}
