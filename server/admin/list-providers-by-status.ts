import type { VerificationStatus } from '@hirfa/domain/providers';
import { type Ctx, type Person, refuse } from '../kernel/verb.ts';
import { findProvidersByStatus } from './queries.ts';

/** All providers of one status, newest first. 7.14 */
export async function listProvidersByStatus({
  ctx,
  input,
}: {
  ctx: Ctx<Person>;
  input: { status_filter: VerificationStatus };
}) {
  if (!ctx.actor.roles.includes('admin')) return refuse('admin_required');
  const rows = await findProvidersByStatus(ctx.db, input.status_filter);
  return rows.map(({ created_at, ...row }) => ({ ...row, created_at: created_at.toISOString() }));
}
