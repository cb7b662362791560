import { toRateText } from '@hirfa/domain/payments';
import type { Ctx, Person } from '../kernel/verb.ts';
import { getRates } from './get-rates.ts';
import { findProviderIdOf } from './queries.ts';

/** The rates of the actor's bookings, who may be no provider yet; without a category, where none has its own. */
export async function getOwnCommission({ ctx, input }: { ctx: Ctx<Person>; input: { category?: string | undefined } }) {
  const provider_id = await findProviderIdOf(ctx.db, ctx.actor.user_id);
  const { commission, platform_fee, vat } = await getRates({
    ctx,
    input: { provider_id, category_slug: input.category ?? null },
  });
  return {
    commission_rate: toRateText(commission),
    platform_fee_rate: toRateText(platform_fee),
    vat_rate: toRateText(vat),
  };
}
