import type { NewAccount, Refund } from '@hirfa/contract/payments';
import { newId } from '../../platform/ids.ts';
import { type Answer, ask } from '../calls.ts';
import { CARDS, hoursFrom, type Market, openMarket, payAt } from '../market.ts';
import type { TestProduct } from '../product.ts';
import { openQueue } from '../queue.ts';
import { createGuest } from './guest.ts';
import { signedIn } from '../signed-in.ts';
import * as z from 'zod';

export const IBAN = 'EG380019000500000000263180002';
const Checkout = z.object({ checkout_url: z.string() });

/**
 * A guest whose booking was cancelled by its provider, and whose money can not go back to the card; with what they and
 * two admins do about it.
 */
export async function openOwed(product: TestProduct, given?: Market) {
  const market = given ?? (await openMarket(product));
  const queue = await openQueue(product, market);
  const guest = await createGuest(product, market);
  const headers = await signedIn(product, guest.id);
  const send = async (path: string, body: object, key = newId()): Promise<Answer> =>
    ask(product, 'POST', path, { body, headers: { ...(await headers()), 'idempotency-key': key } });
  const { id } = await guest.book({ starts_at: hoursFrom(product.clock.now, 48) });
  const { body } = await guest.send('POST', `/api/v1/bookings/${id}/checkout`, { language: 'en' });
  await payAt(Checkout.parse(body).checkout_url, CARDS.noRefund);
  await product.work();
  await market.step('provider', id, 'accept');
  await product.work();
  await market.step('provider', id, 'cancel', { reason: 'The workshop is closed.' });
  await product.work();
  const booking = await guest.read(id);
  const refund = refundOf(booking.refund);
  const account: NewAccount = { kind: 'iban', number: IBAN, holder: 'Salma Kamal' };
  const decide = async (who: 'hany' | 'dina', verb: string, words: object): Promise<Answer> => {
    const as = who === 'hany' ? market.as.admin : await signedIn(product, queue.dina.id);
    const all = { ...(await as()), 'idempotency-key': newId() };
    return ask(product, 'POST', `/api/v1/admin/refunds/${refund.id}/${verb}`, { body: words, headers: all });
  };
  return {
    market,
    queue,
    guest,
    booking,
    refund,
    account,
    send,
    takeCredit: () => send(`/api/v1/refunds/${refund.id}/credit`, {}),
    askTransfer: (to: NewAccount = account) => send(`/api/v1/refunds/${refund.id}/transfer`, to),
    order: (who: 'hany' | 'dina' = 'hany') => decide(who, 'order', {}),
    giveUp: (who: 'hany' | 'dina' = 'hany') => decide(who, 'give-up', {}),
    execute: (reference: string, who: 'hany' | 'dina' = 'hany') => decide(who, 'execute', { reference }),
    giveBack: (reason: string, who: 'hany' | 'dina' = 'hany') => decide(who, 'return', { reason }),
    bounce: (reason: string, who: 'hany' | 'dina' = 'hany') => decide(who, 'bounce', { reason }),
  };
}

function refundOf(refund: Refund | null): Refund {
  if (refund === null) throw new Error('nothing is refunded');
  return refund;
}
