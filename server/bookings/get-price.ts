import { linesToDecimals, ratesToColumns } from '@hirfa/domain/payments';
import { viewPrice } from '../payments/index.ts';
import { type Ctx, refuse } from '../kernel/verb.ts';
import { halfHoursOf, priceOffer } from './offers.ts';
import { findOffer } from './queries.ts';

/** The price of an offer for the customer, with all lines, at today's rates. */
export async function getPrice({ ctx, input }: { ctx: Ctx; input: { id: string; half_hours?: number | undefined } }) {
  const offer = await findOffer(ctx.db, input.id);
  if (offer === undefined) return refuse('not_found');
  const { lines, rates } = await priceOffer(ctx, offer, halfHoursOf(offer, input.half_hours));
  return viewPrice({ ...linesToDecimals(lines), ...ratesToColumns(rates) });
}
