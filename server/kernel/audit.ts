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
 * An admin's work in their transaction: `context.person(asAdmin((ctx) => …))`. It is refused to others. An action
 * without an entry of the audit log fails, and the transaction is rolled back.
 */
export function asAdmin<Answer>(work: (ctx: AdminCtx) => Promise<Answer>) {
  return async (ctx: WriteCtx<Person>): Promise<Answer | Refusal<'admin_required'>> => {
    if (!ctx.actor.roles.includes('admin')) return refuse('admin_required');
    let entries = 0;
    const audit = async (entry: AuditEntry) => {
      await writeAudit(ctx, entry);
      entries += 1;
    };
    const answer = await work({ ...ctx, audit });
    if (!isRefusal(answer) && entries === 0) throw new Error('an action of an admin wrote no audit log');
    return answer;
  };
}
