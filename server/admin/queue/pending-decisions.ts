import { type AdminCtx, type Refusal, refuse } from '../../kernel/verb.ts';
import { isDecided, lockDecisionsAbout } from './queries.ts';

interface About<Ctx, Input> {
  ctx: Ctx;
  input: Input;
}

/** A verb that decides about something at once; refused where somebody has decided about it with an undo. */
export function refusingPendingDecision<Ctx extends AdminCtx, Input extends { id: string }, Answer>(
  verb: (work: About<Ctx, Input>) => Promise<Answer>,
) {
  return async (work: About<Ctx, Input>): Promise<Answer | Refusal<'state_changed'>> => {
    const { ctx, input } = work;
    await lockDecisionsAbout(ctx.db, input.id);
    return (await isDecided(ctx.db, input.id)) ? refuse('state_changed') : verb(work);
  };
}
