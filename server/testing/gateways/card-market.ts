import { PaymentCheck } from '@hirfa/contract/bookings';
import { SavedCard } from '@hirfa/contract/payments';
import * as z from 'zod';
import type { Answer } from '../calls.ts';
import { CARDS, hoursFrom, type Market, openMarket, payAt } from '../market.ts';
import type { TestProduct } from '../product.ts';

const Checkout = z.object({ checkout_url: z.url() });
const Cards = z.object({ items: z.array(SavedCard) });

/** What a customer wants to pay with. */
interface Wish {
  card_id?: string;
  method?: 'card' | 'wallet';
  saves_card?: boolean;
}

/** A market whose customer pays with saved cards. */
export async function openCardMarket(product: TestProduct) {
  const market = await openMarket(product);
  return { ...market, ...savedCardsOf(product, market) };
}
export type CardMarket = Awaited<ReturnType<typeof openCardMarket>>;

function savedCardsOf(product: TestProduct, market: Market) {
  let hours = 24;
  const calls = {
    /** A booking that is not paid, at a time of its own. */
    async hold(): Promise<string> {
      hours += 24;
      // Nobody has many holds at once.
      product.clock.now = new Date(product.clock.now.getTime() + 60_000);
      return (await market.book({ starts_at: hoursFrom(product.clock.now, hours) })).id;
    },
    tryToPay: (id: string, wish: Wish): Promise<Answer> =>
      market.ask('customer', 'POST', `/api/v1/bookings/${id}/checkout`, { language: 'en', ...wish }),
    /** The page where the customer pays, or that waits for what has been paid. */
    async pageFor(id: string, wish: Wish): Promise<string> {
      const answer = await calls.tryToPay(id, wish);
      const page = Checkout.safeParse(answer.body);
      if (!page.success) throw new Error(`refused with ${answer.status}: ${JSON.stringify(answer.body)}`);
      return page.data.checkout_url;
    },
    async waysFor(id: string): Promise<PaymentCheck> {
      const answer = await market.ask('customer', 'POST', `/api/v1/bookings/${id}/check-payment`);
      return PaymentCheck.parse(answer.body);
    },
    cards: async (who: 'customer' | 'provider' | 'admin' = 'customer') =>
      Cards.parse((await market.ask(who, 'GET', '/api/v1/me/cards')).body).items,
    /** Pays a booking with a card that is saved; returns it. */
    async save(number: string = CARDS.good): Promise<SavedCard> {
      await payAndConfirm(await calls.pageFor(await calls.hold(), { method: 'card', saves_card: true }), number);
      await product.work();
      const [card] = await calls.cards();
      if (card === undefined) throw new Error('no card was saved');
      return card;
    },
    remove: (id: string, who: 'customer' | 'provider' | 'admin' = 'customer') =>
      market.ask(who, 'DELETE', `/api/v1/me/cards/${id}`),
  };
  return calls;
}

/** Pays on the gateway's page; the bank may want the customer to confirm. */
async function payAndConfirm(page: string, number: string): Promise<void> {
  await payAt(page, number);
  if (number === CARDS.challenge) await confirmAt(`${page}/confirm`);
}

/** The customer confirms a payment at their bank. */
export async function confirmAt(page: string, answer: 'confirm' | 'refuse' = 'confirm'): Promise<void> {
  const sent = await fetch(page, { method: 'POST', body: new URLSearchParams({ answer }), redirect: 'manual' });
  if (sent.status !== 303) throw new Error(`the bank answered ${sent.status}`);
}
