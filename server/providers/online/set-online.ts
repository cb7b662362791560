import type { OnlineStatus } from '@hirfa/contract/providers';
import { isRefusal, type Person, type WriteCtx } from '../../kernel/verb.ts';
import { notifyStreams } from '../../platform/streams.ts';
import { lockActiveProvider } from '../cards/own-cards.ts';
import { findOnline, type OnlineRow, upsertOnline } from './queries.ts';

/**
 * Switches the actor online or offline. The profile is locked: who is suspended at the same time ends up offline.
 * 4.22
 */
export async function setOnline({ ctx, input }: { ctx: WriteCtx<Person>; input: { is_online: boolean } }) {
  const { db, now, actor } = ctx;
  const provider = await lockActiveProvider(ctx);
  if (isRefusal(provider)) return provider;
  const before = await findOnline(db, provider.id);
  if (before.is_online === input.is_online) return viewOnline(before);
  const after = { is_online: input.is_online, last_online_at: now };
  await upsertOnline(db, provider.id, after, now);
  const hint = { type: 'provider_changed' as const, entity_id: provider.id, version: 1 };
  await notifyStreams(db, [`user:${actor.user_id}`], hint, now);
  return viewOnline(after);
}

export function viewOnline({ is_online, last_online_at }: OnlineRow): OnlineStatus {
  return { is_online, last_online_at: last_online_at?.toISOString() ?? null };
}
