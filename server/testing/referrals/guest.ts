import { CreditEntry, Referrals } from '@hirfa/contract/referrals';
import { Price } from '@hirfa/contract/payments';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { newId } from '../../platform/ids.ts';
import { type Answer, ask } from '../calls.ts';
import { bookingOf, CARDS, type Market, payAt } from '../market.ts';
import type { TestProduct } from '../product.ts';
import { signedIn } from '../signed-in.ts';
import { createWorld } from '../world.ts';

const OwnPrice = z.object({ price: Price, code_refused: z.string().nullable() });
const Entries = z.object({ items: z.array(CreditEntry) });
const Outcome = z.object({ outcome: z.string() });
const Checkout = z.object({ checkout_url: z.string() });

/**
 * A new person with the calls of invitations, credit and discounted bookings, who books in a market. Their requests
 * come from many network addresses, or from the given one.
 */
export async function createGuest(product: TestProduct, market: Market, fullName?: string, address?: string) {
  const user = await createWorld(product.owner, product.clock.now).user(fullName);
  const headers = await signedIn(product, user.id);
  const send = async (method: string, path: string, body?: unknown): Promise<Answer> =>
    ask(product, method, path, {
      ...(body !== undefined && { body }),
      headers: {
        ...(await headers()),
        ...(method === 'POST' && { 'idempotency-key': newId() }),
        ...(address !== undefined && { 'x-forwarded-for': address }),
      },
    });
  const calls = { send, ...referralCalls(product, user, send), ...bookingCalls(market, send) };
  return { ...user, ...calls, ...wholeBookings(product, market, calls) };
}
export type Guest = Awaited<ReturnType<typeof createGuest>>;

type Send = (method: string, path: string, body?: unknown) => Promise<Answer>;

function referralCalls(product: TestProduct, user: { id: string }, send: Send) {
  return {
    /** A browser in which they have signed in. */
    async usesDevice(device: string) {
      await product.owner.execute(sql`insert into referral_devices (user_id, device_hash, first_seen_at, seen_at)
        values (${user.id}, ${device}, ${product.clock.now.toISOString()}, ${product.clock.now.toISOString()}) on conflict do nothing`);
    },
    async referrals() {
      return Referrals.parse((await send('GET', '/api/v1/referrals')).body);
    },
    async credit() {
      const { items } = Entries.parse((await send('GET', '/api/v1/referrals/credit')).body);
      return items.map(({ kind, amount }) => [kind, amount]);
    },
    async accept(code: string) {
      return Outcome.parse((await send('POST', '/api/v1/referrals/invitation', { code })).body).outcome;
    },
  };
}

function bookingCalls(market: Market, send: Send) {
  return {
    async price(code?: string, card = market.offer.id) {
      const search = code === undefined ? '' : `?code=${code}`;
      return OwnPrice.parse((await send('GET', `/api/v1/service-cards/${card}/own-price${search}`)).body);
    },
    /** Books at the price that they are shown. */
    async tryToBook(given: object = {}, code?: string): Promise<Answer> {
      const { customer_total } = (await this.price(code)).price;
      return send('POST', '/api/v1/bookings', { ...market.wish(), customer_total, ...(code && { code }), ...given });
    },
    async book(given: object = {}, code?: string) {
      return bookingOf(await this.tryToBook(given, code));
    },
    async read(id: string) {
      return bookingOf(await send('GET', `/api/v1/bookings/${id}`));
    },
    async step(id: string, verb: string, body: object = {}) {
      return bookingOf(await send('POST', `/api/v1/bookings/${id}/${verb}`, body));
    },
    async cancel(id: string) {
      const { cancellation } = await this.read(id);
      return this.step(id, 'cancel', { refund: cancellation?.refund });
    },
  };
}

type Calls = ReturnType<typeof bookingCalls> & { send: Send };

function wholeBookings(product: TestProduct, market: Market, { send, read, step }: Calls) {
  return {
    async pay(id: string) {
      const { body } = await send('POST', `/api/v1/bookings/${id}/checkout`, { language: 'en' });
      await payAt(Checkout.parse(body).checkout_url, CARDS.good);
      await product.work();
    },
    /** Pays what is not paid by discounts, and lets the provider accept. */
    async confirm(booking: { id: string; price: { customer_total: string } | null }) {
      if (booking.price?.customer_total === '0.00') await product.work();
      else await this.pay(booking.id);
      await market.step('provider', booking.id, 'accept');
      await product.work();
      return read(booking.id);
    },
    /** The job is done, and both agree. */
    async settle({ id, starts_at, ends_at }: { id: string; starts_at: string; ends_at: string }) {
      product.clock.now = new Date(starts_at);
      await step(id, 'start');
      product.clock.now = new Date(ends_at);
      await market.step('provider', id, 'finish');
      await step(id, 'confirm-completion');
      await product.work();
      return read(id);
    },
  };
}
