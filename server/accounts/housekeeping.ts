import { AUTH_LOG } from '@hirfa/domain/accounts';
import type { ServiceCtx } from './ctx.ts';
import { deleteExpiredRows } from './housekeeping-queries.ts';
import { deleteAuthCounts } from './sign-in/auth-event-queries.ts';

/** Deletes expired codes, messages and limits, and old counts of events. */
export async function purgeAccounts({ ctx: { services, now } }: { ctx: ServiceCtx }): Promise<void> {
  const { auth } = services.pools;
  await deleteExpiredRows(auth, now);
  await deleteAuthCounts(auth, new Date(now.getTime() - AUTH_LOG.windowMs));
}
