import { DEFAULT_RATES, type Rates } from '@hirfa/domain/payments';
import type { Ctx } from '../kernel/verb.ts';
import { findRates } from './queries.ts';

/** The rates of a booking of this offer that is created now. */
export async function getRates({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { provider_id: string; category_slug: string };
}): Promise<Rates> {
  return { ...DEFAULT_RATES, ...(await findRates(ctx.db, input, ctx.now)) };
}
