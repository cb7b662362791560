import type { CashTerms } from '@hirfa/contract/payments';
import { CASH, piastres, toDecimal } from '@hirfa/domain/payments';
import { type Ctx, type Person, refuse, type WriteCtx } from '../../kernel/verb.ts';
import { notifyStreams } from '../../platform/streams.ts';
import { findProviderIdOf } from '../queries.ts';
import { deleteCashTaker, findCashLimit, findOwedByActor, insertCashTaker, isTakingCash } from './queries.ts';

/** Whether the actor takes cash as a provider, up to which price, and what they owe. */
export async function getCashTerms({ ctx }: { ctx: Ctx<Person> }) {
  const provider = await findProviderIdOf(ctx.db, ctx.actor.user_id);
  return provider === null ? refuse('provider_required') : termsOf(ctx, provider);
}

/** The actor takes cash from now on, or does not any more; open bookings stay as they were agreed. */
export async function saveCashTerms({
  ctx,
  input: { takes_cash },
}: {
  ctx: WriteCtx<Person>;
  input: { takes_cash: boolean };
}) {
  const { db, now, actor } = ctx;
  const provider = await findProviderIdOf(db, actor.user_id);
  if (provider === null) return refuse('provider_required');
  if (takes_cash) await insertCashTaker(db, provider, now);
  else await deleteCashTaker(db, provider);
  const hint = { type: 'profile_changed' as const, entity_id: actor.user_id, version: 1 };
  await notifyStreams(db, [`user:${actor.user_id}`], hint, now);
  return termsOf(ctx, provider);
}

async function termsOf({ db, now }: Ctx<Person>, provider: string): Promise<CashTerms> {
  const owed = await findOwedByActor(db);
  return {
    takes_cash: await isTakingCash(db, provider),
    limit: await findCashLimit(db, now),
    owed: toDecimal(piastres(Math.max(owed, 0))),
    most_owed: toDecimal(CASH.mostOwed),
    is_paused: owed > CASH.mostOwed,
  };
}
