import { DEFAULT_RATES, type Rates, ratesFromColumns, ratesToColumns, SETTING_NAMES } from '@hirfa/domain/payments';
import * as z from 'zod';
import type { Ctx } from '../kernel/verb.ts';
import { findSettings } from './queries.ts';

const Settings = z.partialRecord(z.enum(SETTING_NAMES), z.string());

/** The rates of a booking of this offer that is created now; null where there is no provider or category yet. */
export async function getRates({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { provider_id: string | null; category_slug: string | null };
}): Promise<Rates> {
  return ratesUnder(await findSettings(ctx.db, input, ctx.now));
}

/** The rates under the settings of an offer, which are read by `settings_of_offer`. */
export function ratesUnder(settings: unknown): Rates {
  return ratesFromColumns({ ...ratesToColumns(DEFAULT_RATES), ...Settings.parse(settings) });
}
