import { nextCut } from '@hirfa/domain/payouts';
import { type Deadline, setDeadline } from '../../kernel/deadlines.ts';
import type { WorkCtx } from '../../kernel/work.ts';
import { cutWeek } from './cut-week.ts';

/** The kind of the one deadline at which payouts are cut. The migration sets the first. */
export const CUT_PAYOUTS = 'payouts.cut';

/** A deadline: cuts the week that has ended, however late, and waits for the next one. */
export async function weeklyCut({ ctx, input }: { ctx: WorkCtx; input: Deadline }): Promise<void> {
  await ctx.transaction('clock', async (tx) => {
    await cutWeek({ ctx: tx });
    await setDeadline(tx.db, { kind: CUT_PAYOUTS, entity_id: input.entity_id, due_at: nextCut(tx.now) });
  });
}
