import { type AdminCtx, refuse } from '../../kernel/verb.ts';
import { findFile } from './queries.ts';

/**
 * A file for the bank as it was written, unless it was refused: what was in it is sent with another one. It has whole
 * numbers of accounts: each look is in the audit log.
 */
export async function getPayoutFile({ ctx, input: { id } }: { ctx: AdminCtx; input: { id: string } }) {
  const found = await findFile(ctx.db, id);
  if (found === undefined) return refuse('not_found');
  const { number, format, content, refused_at } = found;
  if (refused_at !== null) return refuse('state_changed');
  const after = { number };
  await ctx.audit({ action: 'payout_file.look', entity_type: 'payout_export', entity_id: id, before: null, after });
  return { name: `hirfa-payouts-${number}.${format === 'csv' ? 'csv' : 'xml'}`, format, content };
}
