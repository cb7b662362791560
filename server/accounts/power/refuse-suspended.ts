import type { Refusal } from '../../kernel/verb.ts';
import type { Database } from '../../platform/db.ts';
import { findSuspension } from './queries.ts';

/** Refuses a person who may not use the product, and says why. */
export async function refuseSuspended({
  ctx,
  input,
}: {
  ctx: { db: Database };
  input: { user_id: string };
}): Promise<Refusal<'account_suspended'> | null> {
  const suspension = await findSuspension(ctx.db, input.user_id);
  if (suspension === undefined) return null;
  const { reason, words } = suspension;
  return { refused: 'account_suspended', data: { reason, words } };
}
