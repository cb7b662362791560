import type { LaterDecision, NewLaterDecision } from '@hirfa/contract/admin';
import { UNDO_MS } from '@hirfa/domain/admin';
import { addDeadlines } from '../../kernel/deadlines.ts';
import { type AdminCtx, refuse } from '../../kernel/verb.ts';
import type { KindsOfWork } from '../../kernel/waiting-work.ts';
import { newId } from '../../platform/ids.ts';
import { DECISION } from './execute-decision.ts';
import { viewDecision } from './list-queue.ts';
import { notifyQueue } from './show-work.ts';
import { type DecisionRow, insertDecision, lockDecisionsAbout, takeDecision } from './queries.ts';

type DecideCtx = AdminCtx & { services: { kindsOfWork: KindsOfWork } };

/** Decides so that it takes effect after some seconds. What somebody has decided is decided. */
export async function decideLater({ ctx, input }: { ctx: DecideCtx; input: NewLaterDecision }) {
  const { db, now, actor } = ctx;
  await lockDecisionsAbout(db, input.entity_id);
  const refusal = await ctx.services.kindsOfWork[input.kind].refusalOf(ctx, input.entity_id);
  if (refusal !== null) return refusal;
  const takes_effect_at = new Date(now.getTime() + UNDO_MS);
  const decision = { ...input, id: newId(now.getTime()), decided_by: actor.user_id, created_at: now, takes_effect_at };
  if (!(await insertDecision(db, decision))) return refuse('state_changed');
  await addDeadlines(db, decision.id, [{ kind: DECISION, due_at: takes_effect_at }]);
  await auditDecision(ctx, decision, { before: {}, after: { what: input.decision } });
  await notifyQueue(ctx, input.entity_id);
  return viewDecision(decision) satisfies LaterDecision;
}

/** Takes an own decision back. Of this and its effect only one finds the decision. */
export async function undoDecision({ ctx, input: { id } }: { ctx: AdminCtx; input: { id: string } }) {
  const taken = await takeDecision(ctx.db, id, ctx.actor.user_id);
  if (taken === undefined) return refuse('state_changed');
  await auditDecision(ctx, taken, { before: { what: taken.decision }, after: {} });
  await notifyQueue(ctx, taken.entity_id);
  return { undone: true as const };
}

async function auditDecision(
  ctx: AdminCtx,
  { kind, entity_id }: DecisionRow,
  change: { before: object; after: object },
) {
  const [before, after] = [{ ...change.before }, { ...change.after }];
  await ctx.audit({ action: 'queue.decide', entity_type: kind, entity_id, before, after });
}
