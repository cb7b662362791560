import {
  DEFAULT_RATES,
  DEFAULT_RESCUE_RATE,
  fromRateText,
  type Rate,
  type Rates,
  ratesFromColumns,
  ratesToColumns,
  SETTING_NAMES,
} from '@hirfa/domain/payments';
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

/** The share of a price that the platform pays at most where another provider costs more, for an offer now. */
export async function getRescueRate({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { provider_id: string; category_slug: string };
}): Promise<Rate> {
  return rescueRateUnder(await findSettings(ctx.db, input, ctx.now));
}

/** The same under the settings of an offer. */
export function rescueRateUnder(settings: unknown): Rate {
  const { rescue_rate } = Settings.parse(settings);
  return rescue_rate === undefined ? DEFAULT_RESCUE_RATE : fromRateText(rescue_rate);
}
