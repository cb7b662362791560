import { DEFAULT_RATES, type Rates } from '@hirfa/domain/payments';
import type { Ctx } from '../kernel/verb.ts';
import { findRates } from './queries.ts';

/** The rates of a booking of this offer that is created now; null where there is no provider or category yet. */
export async function getRates({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { provider_id: string | null; category_slug: string | null };
}): Promise<Rates> {
  return { ...DEFAULT_RATES, ...(await findRates(ctx.db, input, ctx.now)) };
}
