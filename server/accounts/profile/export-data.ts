import { copyPersonalData } from '../../kernel/personal-data.ts';
import type { PersonCtx } from '../ctx.ts';

/** All data that is stored about the person, as far as they may see it. */
export async function exportData({ ctx }: { ctx: PersonCtx }) {
  const { privacy, pools } = ctx.services;
  const identity = privacy.tables.filter(({ login }) => login === 'auth');
  const rest = privacy.tables.filter(({ login }) => login !== 'auth');
  const data = {
    ...(await copyPersonalData(pools.auth, identity, ctx.actor.user_id)),
    ...(await copyPersonalData(ctx.db, rest, ctx.actor.user_id)),
  };
  return { made_at: ctx.now.toISOString(), data };
}
