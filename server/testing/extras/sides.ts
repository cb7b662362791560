import type { Extra } from '@hirfa/contract/bookings';
import * as z from 'zod';
import type { Answer } from '../calls.ts';
import { CARDS, hoursFrom, type Market, openMarket, payAt } from '../market.ts';
import type { TestProduct } from '../product.ts';
import { disputing, startJob } from '../disputes/sides.ts';

export const PIPE = 'The pipe behind the wall leaks, too, and needs a new joint.';
const Checkout = z.object({ checkout_url: z.url() });

/** The calls with which extra work of a booking is proposed, answered and paid. */
export function extrasOf(market: Market, id: string) {
  const send = (who: 'customer' | 'provider', verb: string, body: object): Promise<Answer> =>
    market.ask(who, 'POST', `/api/v1/bookings/${id}/${verb}`, body);
  const newest = async (): Promise<Extra> => {
    const extra = (await market.read('customer', id)).extras.at(-1);
    if (extra === undefined) throw new Error(`booking ${id} has no extra`);
    return extra;
  };
  const approve = async (total?: string): Promise<Answer> => {
    const extra = await newest();
    const shown = total ?? extra.costs?.total;
    return send('customer', 'approve-extra', { extra_id: extra.id, total: shown, language: 'en' });
  };
  return {
    newest,
    approve,
    propose: (work = '100.00', materials = '50.00', { reason = PIPE, minutes = 0 } = {}) =>
      send('provider', 'propose-extra', { work, materials, minutes, reason }),
    withdraw: async () => send('provider', 'withdraw-extra', { extra_id: (await newest()).id }),
    decline: async () => send('customer', 'decline-extra', { extra_id: (await newest()).id }),
    /** Approves the newest extra, and pays it at the gateway's page. */
    async pay(card: string = CARDS.good): Promise<void> {
      await payAt(Checkout.parse((await approve()).body).checkout_url, card);
    },
  };
}

/** A job of EGP 600, 150 of it extra, where EGP 300 were decided; the card of the extra takes no refund. */
export async function halvedJob(product: TestProduct) {
  const job = await jobAtWork(product);
  const { market, booking } = job;
  await job.propose();
  await job.pay(CARDS.noRefund);
  await product.work();
  const { open, answer, decide } = disputing(product, market, booking.id);
  await open();
  await answer();
  await decide('300.00');
  await product.work();
  return job;
}

/** A job of EGP 450 on which work goes on, with its market. */
export async function jobAtWork(product: TestProduct) {
  const market = await openMarket(product);
  const booking = await market.confirmed({ starts_at: hoursFrom(product.clock.now, 48) });
  await startJob(product, market, booking);
  return { market, booking, ...extrasOf(market, booking.id) };
}
