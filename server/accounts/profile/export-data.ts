import { copyPersonalData } from '../../kernel/personal-data.ts';
import { isRefusal } from '../../kernel/verb.ts';
import type { PersonCtx } from '../ctx.ts';
import { takeLimits } from '../limits.ts';

/** All data that is stored about the person, as far as they may see it; once an hour. */
export async function exportData({ ctx }: { ctx: PersonCtx }) {
  const limited = await takeLimits(ctx, [['export', ctx.actor.user_id]]);
  if (isRefusal(limited)) return limited;
  const { privacy, pools } = ctx.services;
  const identity = privacy.tables.filter(({ login }) => login === 'auth');
  const rest = privacy.tables.filter(({ login }) => login !== 'auth');
  const data = {
    ...(await copyPersonalData(pools.auth, identity, ctx.actor.user_id)),
    ...(await copyPersonalData(ctx.db, rest, ctx.actor.user_id)),
  };
  return { made_at: ctx.now.toISOString(), data };
}
