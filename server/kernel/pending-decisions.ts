import type { Database } from '../platform/db.ts';
import { type AdminCtx, type Refusal, refuse } from './verb.ts';

/** The decisions of admins that have not taken effect yet, and can be taken back until then. */
export interface PendingDecisions {
  /** Whether there is one about this. Others who decide about the same wait until the end of the transaction. */
  lockAndFind(db: Database, entityId: string): Promise<boolean>;
}

interface About<Ctx, Input> {
  ctx: Ctx;
  input: Input;
}

/** A verb that decides about something at once; refused where somebody has decided about it with an undo. */
export function refusingPendingDecision<
  Ctx extends AdminCtx & { services: { pendingDecisions: PendingDecisions } },
  Input extends { id: string },
  Answer,
>(verb: (work: About<Ctx, Input>) => Promise<Answer>) {
  return async (work: About<Ctx, Input>): Promise<Answer | Refusal<'state_changed'>> => {
    const { ctx, input } = work;
    const isDecided = await ctx.services.pendingDecisions.lockAndFind(ctx.db, input.id);
    return isDecided ? refuse('state_changed') : verb(work);
  };
}
