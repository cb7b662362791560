import { asAdmin } from '../../kernel/audit.ts';
import { answer, calls } from '../../kernel/calls.ts';
import { type AdminCtx, type Refusal, refuse } from '../../kernel/verb.ts';
import { decideLater, undoDecision } from './decide-later.ts';
import { runJobAgain } from './failed-work.ts';
import { listQueue } from './list-queue.ts';
import { isDecided, lockDecisionsAbout } from './queries.ts';

const room = calls.admin;

export const queueHandlers = {
  listQueue: room.listQueue.handler(async ({ context, input }) =>
    answer(await context.person((ctx) => listQueue({ ctx, input }))),
  ),
  decideLater: room.decideLater.handler(async ({ context, input }) =>
    answer(await context.person(asAdmin((ctx) => decideLater({ ctx, input })))),
  ),
  runJobAgain: room.runJobAgain.handler(async ({ context, input }) =>
    answer(await context.person(asAdmin(refusingPendingDecision(input.id, (ctx) => runJobAgain({ ctx, input }))))),
  ),
  undoDecision: room.undoDecision.handler(async ({ context, input }) =>
    answer(await context.person(asAdmin((ctx) => undoDecision({ ctx, input })))),
  ),
};

/** Work that decides about something at once; refused where somebody has decided about it with an undo. */
export function refusingPendingDecision<Answer>(entityId: string, work: (ctx: AdminCtx) => Promise<Answer>) {
  return async (ctx: AdminCtx): Promise<Answer | Refusal<'state_changed'>> => {
    await lockDecisionsAbout(ctx.db, entityId);
    return (await isDecided(ctx.db, entityId)) ? refuse('state_changed') : work(ctx);
  };
}
