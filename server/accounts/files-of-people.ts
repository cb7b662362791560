import { isRefusal, refuseFor } from '../kernel/verb.ts';
import type { ServiceCtx } from './ctx.ts';
import { type Limited, takeLimits } from './limits.ts';

/** The time in which the files that wait are worked on. */
export const BUSY_S = 20;
/** The time in which another file of the same person is worked on. */
const NEXT_S = 5;

/** Whose files this process works on now. */
const working = new Set<string>();

/**
 * Works on a file of a person, as many in an hour as the limit allows, and unless another of theirs is worked on:
 * nobody keeps others waiting with several.
 */
export async function oneFileAtATime<Answer>(ctx: ServiceCtx, limit: Limited, work: () => Promise<Answer>) {
  const [, userId] = limit;
  if (working.has(userId)) return refuseFor('too_many_requests', NEXT_S);
  working.add(userId);
  try {
    const limited = await takeLimits(ctx, [limit]);
    return isRefusal(limited) ? limited : await work();
  } finally {
    working.delete(userId);
  }
}
