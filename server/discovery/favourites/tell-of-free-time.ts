import { renderFavouriteFree } from '@hirfa/templates/discovery';
import type { freeTimeFound } from '../../bookings/index.ts';
import type { EventPayload } from '../../kernel/events.ts';
import type { Notice } from '../../kernel/notices.ts';
import type { WriteCtx } from '../../kernel/verb.ts';
import { savedProviderChanged } from './events.ts';
import { findFreeProvider, findToLookAt, lookAtFavourites } from './notice-queries.ts';

/** How many people one transaction tells. */
const AT_ONCE = 100;

/** A subscriber: looks at the people who have saved a provider, if something has changed for them. */
export async function lookAtSaved({
  ctx,
  input,
}: {
  ctx: WriteCtx;
  input: readonly EventPayload<typeof freeTimeFound>[];
}): Promise<void> {
  const changed = await findToLookAt(
    ctx.db,
    input.map(({ provider_id }) => provider_id),
    ctx.now,
  );
  if (changed.length > 0) await ctx.publish(savedProviderChanged, ...changed.map((provider_id) => ({ provider_id })));
}

/** Whoever waits for free time of a provider is told of it once: the transaction that tells them marks the row. */
export async function noticesOfFreeTime({
  ctx,
  input: { id },
}: {
  ctx: WriteCtx;
  input: { id: string };
}): Promise<Notice[]> {
  const looked = await lookAtFavourites(ctx.db, { providerId: id, most: AT_ONCE, now: ctx.now });
  if (looked.length === AT_ONCE) await ctx.publish(savedProviderChanged, { provider_id: id });
  const told = looked.filter(({ is_told }) => is_told);
  const provider = told.length > 0 ? await findFreeProvider(ctx.db, id) : undefined;
  if (provider === undefined) return [];
  const text = renderFavouriteFree(provider.name, provider.next_free_at);
  return told.map(({ user_id }) => ({
    to: { user_id },
    type: 'favourite_free' as const,
    ...text,
    metadata: { path: `/provider/${id}` },
    // Also where somebody has removed and saved them again.
    event_key: `favourite_free:${id}`,
  }));
}
