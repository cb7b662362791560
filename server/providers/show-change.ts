import type { WriteCtx } from '../kernel/verb.ts';
import { notifySlots } from './availability/notify-slots.ts';
import { notifyStreams } from '../platform/streams.ts';
import type { ProviderChange } from './events.ts';

/** What makes a provider bookable, or ends it. */
const BOOKABLE_CHANGES: readonly ProviderChange['event'][] = ['approve', 'delete', 'suspend', 'reinstate'];

/** Open pages of the person and of admins read the provider again, open slot pickers the slots. 4.19 */
export async function showChange({ ctx, input }: { ctx: WriteCtx; input: ProviderChange }): Promise<void> {
  const hint = { type: 'provider_changed' as const, entity_id: input.provider_id, version: 1 };
  await notifyStreams(ctx.db, [`user:${input.user_id}`, 'admins'], hint, ctx.now);
  if (BOOKABLE_CHANGES.includes(input.event)) await notifySlots({ ctx, input });
}
