import type { WriteCtx } from '../../kernel/verb.ts';
import { enqueueJob } from '../../platform/jobs.ts';
import { newId } from '../../platform/ids.ts';
import type { ReportedCard } from '../gateway.ts';
import { forgetCardJob } from '../jobs.ts';
import type { Attempt } from '../queries.ts';
import { insertRemovedCard, updateCardUse, upsertCard } from './queries.ts';

interface Work {
  ctx: WriteCtx;
  input: { attempt: Attempt; card: ReportedCard | undefined };
}

/**
 * Saves the card that has paid, where the customer has agreed to it; a saved card that has paid was used now. The
 * gateway has saved it, too: it forgets one that is not saved here.
 */
export async function keepCard({ ctx: { db, now }, input: { attempt, card } }: Work): Promise<void> {
  const { booking_id, adapter, saves_card, card_id } = attempt;
  if (card_id !== null) await updateCardUse(db, card_id, now);
  else if (saves_card && card !== undefined && !(await upsertCard(db, booking_id, { adapter, card, now }))) {
    const id = newId();
    await insertRemovedCard(db, { id, adapter, token: card.token });
    await enqueueJob(db, forgetCardJob, id);
  }
}
