import {
  discountsToDecimals,
  isTooLittle,
  leastCharge as leastOf,
  linesToDecimals,
  ratesToColumns,
  toDecimal,
} from '@hirfa/domain/payments';
import { getRates, getRescueRate, offeredMethods, type PaymentServices, viewPrice } from '../payments/index.ts';
import { type Ctx, isRefusal, type Person } from '../kernel/verb.ts';
import { discountOffer, halfHoursOf, priceOffer } from './offers.ts';
import { costToRescue, findRescued } from './rescue/queries.ts';
import { findCombined } from './several/find-combined.ts';

interface Wanted {
  id: string;
  also?: readonly string[] | undefined;
  half_hours?: number | undefined;
}

/** The price of an offer for the customer, with all lines, at today's rates. */
export async function getPrice({ ctx, input }: { ctx: Ctx; input: Wanted }) {
  const offer = await findCombined({ ctx, input });
  if (isRefusal(offer)) return offer;
  const rates = await getRates({ ctx, input: offer });
  const lines = priceOffer(offer, halfHoursOf(offer, input.half_hours), rates);
  return viewPrice({ ...linesToDecimals(lines), ...ratesToColumns(rates) });
}

interface OwnPrice {
  ctx: Ctx<Person> & { services: PaymentServices };
  input: Wanted & { code?: string | undefined; rescues?: string | undefined };
}

/** The same with what the platform pays of it for this person, and why a promotion code gives nothing. */
export async function getOwnPrice({ ctx, input }: OwnPrice) {
  const { discounts: port } = ctx.services;
  const { id, also = [], half_hours, code = null, rescues } = input;
  const offer = await findCombined({ ctx, input });
  if (isRefusal(offer)) return offer;
  const rates = await getRates({ ctx, input: offer });
  const offered = await port.find({ ctx, input: { card_id: id, code, isBooking: false } });
  const wish = rescues && { id: rescues, customerId: ctx.actor.user_id, cardId: id, also };
  const found = wish ? await findRescued(ctx.db, wish, ctx.now) : null;
  const rescued = found && costToRescue(found, await getRescueRate({ ctx, input: offer }));
  const leastCharge = leastOf(offeredMethods(ctx.services));
  const pricing = { offered, rescued, leastCharge };
  const { lines, discounts, refused } = discountOffer(offer, halfHoursOf(offer, half_hours), rates, pricing);
  const columns = { ...linesToDecimals(lines), ...ratesToColumns(rates) };
  const least = isTooLittle(lines.customer_total, leastCharge) ? toDecimal(leastCharge) : null;
  return { price: viewPrice(columns, discountsToDecimals(discounts)), code_refused: refused, least };
}
