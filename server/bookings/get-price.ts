import { linesToDecimals, ratesToColumns } from '@hirfa/domain/payments';
import { getRates, viewPrice } from '../payments/index.ts';
import { type Ctx, refuse } from '../kernel/verb.ts';
import { halfHoursOf, priceOffer } from './offers.ts';
import { findOffer } from './queries.ts';

/** The price of an offer for the customer, with all lines, at today's rates. */
export async function getPrice({ ctx, input }: { ctx: Ctx; input: { id: string; half_hours?: number | undefined } }) {
  const offer = await findOffer(ctx.db, input.id);
  if (offer === undefined) return refuse('not_found');
  const rates = await getRates({ ctx, input: offer });
  const lines = priceOffer(offer, halfHoursOf(offer, input.half_hours), rates);
  return viewPrice({ ...linesToDecimals(lines), ...ratesToColumns(rates) });
}
