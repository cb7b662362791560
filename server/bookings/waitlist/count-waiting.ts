import { addDays, type Day } from '@hirfa/domain/market';
import { type Ctx, type Person, refuse } from '../../kernel/verb.ts';
import { findVerifiedProvider } from '../queries.ts';
import { countWaitingFor } from './queries.ts';

interface Work {
  ctx: Ctx<Person>;
  input: { from: Day; days: number };
}

/** How many people wait for a time of the actor's days as a provider. */
export async function countWaiting({ ctx: { db, now }, input: { from, days } }: Work) {
  if ((await findVerifiedProvider(db)) === undefined) return refuse('provider_required');
  return { items: await countWaitingFor(db, { first: from, last: addDays(from, days - 1) }, now) };
}
