import { copyPersonalData } from '../kernel/personal-data.ts';
import type { Ctx, Person } from '../kernel/verb.ts';
import type { AccountParts } from './parts.ts';

/** All that is kept about the person, as they may see it. */
export async function exportData({ ctx, parts }: { ctx: Ctx<Person>; parts: Pick<AccountParts, 'pools' | 'privacy'> }) {
  const { tables } = parts.privacy;
  const identity = tables.filter(({ keeper }) => keeper === 'auth');
  const rest = tables.filter(({ keeper }) => keeper !== 'auth');
  const data = {
    ...(await copyPersonalData(parts.pools.auth, identity, ctx.actor.user_id)),
    ...(await copyPersonalData(ctx.db, rest, ctx.actor.user_id)),
  };
  return { made_at: ctx.now.toISOString(), data };
}
