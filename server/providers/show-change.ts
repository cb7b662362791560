import type { WriteCtx } from '../kernel/verb.ts';
import { notifySlots } from './availability/notify-slots.ts';
import { notifyStreams } from '../platform/streams.ts';
import type { ProviderChange } from './events.ts';

/** Open pages of the person and of admins read the provider again, open slot pickers the slots. 4.19 */
export async function showChange({ ctx, input }: { ctx: WriteCtx; input: ProviderChange }): Promise<void> {
  const hint = { type: 'provider_changed' as const, entity_id: input.provider_id, version: 1 };
  await notifyStreams(ctx.db, [`user:${input.user_id}`, 'admins'], hint, ctx.now);
  await notifySlots({ ctx, input });
}
