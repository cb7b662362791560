import type { AuditAction } from '@hirfa/contract/audit';
import { newId } from '../platform/ids.ts';
import { auditLog } from './tables.ts';
import {
  type AdminCtx,
  type AuditEntry,
  type Ctx,
  isRefusal,
  type Person,
  type Refusal,
  refuse,
  type WriteCtx,
} from './verb.ts';

/** Writes one row of the audit log in the transaction of the action. */
export async function writeAudit({ db, now, actor }: Ctx<Person>, entry: AuditEntry): Promise<void> {
  await db.insert(auditLog).values({ id: newId(now.getTime()), at: now, actor_id: actor.user_id, ...entry });
}

/**
 * An admin's work in their transaction. Of these actions of the audit log it writes one at least, or the transaction is
 * rolled back; it writes no other ones.
 */
export async function audited<Answer>(
  ctx: WriteCtx<Person>,
  actions: readonly AuditAction[],
  work: (ctx: AdminCtx) => Promise<Answer>,
): Promise<Answer | Refusal<'admin_required'>> {
  if (!ctx.actor.roles.includes('admin')) return refuse('admin_required');
  let entries = 0;
  const audit = async (entry: AuditEntry) => {
    if (!actions.includes(entry.action))
      throw new Error(`the call does not declare the audited action ${entry.action}`);
    await writeAudit(ctx, entry);
    entries += 1;
  };
  const answer = await work({ ...ctx, audit });
  const isSilent = actions.length > 0 && entries === 0 && !isRefusal(answer);
  if (isSilent) throw new Error('an action of an admin wrote no audit log');
  return answer;
}
