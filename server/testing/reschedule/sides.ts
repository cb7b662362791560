import type { Answer } from '../calls.ts';
import { hoursFrom, type Market, openMarket } from '../market.ts';
import type { ReachableProduct } from '../product.ts';

const HOUR_MS = 3_600_000;

export type Side = 'customer' | 'provider';

/** The calls with which the two people of a booking agree on another time; each answers what is open now. */
export function answering(market: Market, id: string) {
  const send = (who: Side, verb: string, body: object): Promise<Answer> =>
    market.ask(who, 'POST', `/api/v1/bookings/${id}/${verb}`, body);
  const open = async () => {
    const { proposal, starts_at } = await market.read('customer', id);
    return { proposal_id: proposal?.id ?? id, starts_at };
  };
  return {
    propose: (who: Side, times: readonly string[]) => send(who, 'propose-times', { times }),
    async accept(who: Side, to = '', from?: string) {
      const { proposal_id, starts_at } = await open();
      return send(who, 'accept-proposal', { proposal_id, from: from ?? starts_at, to });
    },
    decline: async (who: Side, proposal?: string) =>
      send(who, 'decline-proposal', { proposal_id: proposal ?? (await open()).proposal_id }),
    withdraw: async (who: Side) => send(who, 'withdraw-proposal', { proposal_id: (await open()).proposal_id }),
  };
}

/** A confirmed booking in so many hours, with its market. */
export async function confirmedIn(product: ReachableProduct, hours = 48) {
  const market = await openMarket(product);
  const booking = await market.confirmed({ starts_at: hoursFrom(product.clock.now, hours) });
  return { market, booking, ...answering(market, booking.id) };
}

/** The instant so many hours after another one. */
export const laterBy = (instant: string, hours: number) =>
  new Date(Date.parse(instant) + hours * HOUR_MS).toISOString();
