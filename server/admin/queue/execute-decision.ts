import { type AccountServices, hasRole } from '../../accounts/index.ts';
import { audited } from '../../kernel/audit.ts';
import { type Deadline, dropDeadline } from '../../kernel/deadlines.ts';
import { asPerson } from '../../kernel/transactions.ts';
import { type AdminCtx, isRefusal, type Person, refuse, type WriteCtx } from '../../kernel/verb.ts';
import type { KindsOfWork } from '../../kernel/waiting-work.ts';
import type { WorkCtx } from '../../kernel/work.ts';
import { notifyQueue } from './show-work.ts';
import { type DecisionRow, findLaterDecision, takeDecision } from './queries.ts';

export const DECISION = 'admin.decision';

type Decide = (ctx: AdminCtx, decided: { id: string; reason: string }) => Promise<unknown>;

/**
 * A deadline: a decision takes effect, as an act of its admin, with their rights. It does not where they are no admin
 * any more, or where what they decided about has changed.
 */
export async function executeDecision({
  ctx,
  input,
}: {
  ctx: WorkCtx<AccountServices & { kindsOfWork: KindsOfWork }>;
  input: Deadline;
}): Promise<void> {
  const { services, log } = ctx;
  const decision = await findLaterDecision(ctx.db, input.entity_id);
  if (decision !== undefined) {
    const { pools, scope, kindsOfWork } = services;
    const { decisions, audit } = kindsOfWork[decision.kind];
    // Their session may have ended meanwhile.
    const admin: Person = { kind: 'person', user_id: decision.decided_by, session_id: decision.id, roles: ['admin'] };
    const takesEffect = (ctx: WriteCtx<Person>) => audited(ctx, audit, (tx) => takeEffect(tx, decision, decisions));
    const result = await asPerson(pools.api, admin, scope(), takesEffect);
    if (isRefusal(result)) log.warn({ ...decision, reason: null, why: result.refused }, 'a decision took no effect');
  }
  await dropDeadline(ctx.db, input);
}

async function takeEffect(
  ctx: AdminCtx,
  { id, entity_id, decision, reason }: DecisionRow,
  decisions: Readonly<Record<string, Decide>>,
): Promise<unknown> {
  const { db, actor } = ctx;
  // Taken back at the last moment.
  if ((await takeDecision(db, id, actor.user_id)) === undefined) return refuse('not_found');
  await notifyQueue(ctx, entity_id);
  if (!(await hasRole(db, actor.user_id, 'admin'))) return refuse('admin_required');
  const decide = decisions[decision];
  if (decide === undefined) return refuse('not_found');
  return decide(ctx, { id: entity_id, reason: reason ?? '' });
}
