import { Booking, type CreateBookingInput, PaymentCheck } from '@hirfa/contract/bookings';
import { Price } from '@hirfa/contract/payments';
import type { WarrantyDays } from '@hirfa/domain/bookings';
import * as z from 'zod';
import type { WayToPay } from '@hirfa/domain/payments';
import { newId } from '../platform/ids.ts';
import { type Answer, ask } from './calls.ts';
import type { ReachableProduct, TestProduct } from './product.ts';
import { signedIn } from './signed-in.ts';
import { createWorld } from './world.ts';

/** Cards of the sandbox gateway (see sandbox/cards.ts). */
export const CARDS = {
  good: '4242424242424242',
  declined: '4000000000000002',
  slow: '4000000000000259',
  noWebhook: '4000000000005126',
  noCapture: '4000000000000341',
  noRefund: '4000000000007726',
  oneRefund: '4000000000003725',
  declinedLater: '4000000000009995',
  challenge: '4000000000003220',
} as const;

/** Its mobile wallets (see sandbox/wallets.ts). */
export const WALLETS = {
  good: '01010101010',
  declined: '01000000002',
  slow: '01000000259',
  noWebhook: '01000005126',
  noRefund: '01000007726',
} as const;

const HOUR_MS = 3_600_000;
const Checkout = z.object({ checkout_url: z.url() });
const RefundNow = z.object({ data: z.object({ amount: z.string() }) });

export type Market = Awaited<ReturnType<typeof openMarket>>;
type CardValues = { base_price?: string; duration_minutes?: number; is_visit?: boolean; warranty_days?: WarrantyDays };
type ProfileValues = {
  allow_group_booking?: boolean;
  subscription_packages_enabled?: boolean;
  monthly_subscription_rate?: string;
  yearly_subscription_rate?: string;
};

/**
 * Creates a provider with an offer, a customer and an admin, all signed in; returns them with their calls. Each market
 * has its own rows.
 */
export async function openMarket(product: ReachableProduct, card: CardValues = {}, profile: ProfileValues = {}) {
  const people = await createPeople(product, card, profile);
  const calls = callsOf(product, people);
  return { ...people, ...calls, ...paidBookings(product, calls), ...overrides(calls) };
}

async function createPeople(product: ReachableProduct, card: CardValues, profile: ProfileValues) {
  const world = createWorld(product.owner, product.clock.now);
  const category = await world.category();
  const area = await world.area();
  const provider = await world.provider(category, profile);
  await world.worksAlways(provider);
  await world.worksIn(provider, area);
  const offer = await world.card(provider, category, { base_price: '450.00', ...card });
  const customer = await world.user();
  const admin = await world.admin();
  const as = {
    customer: await signedIn(product, customer.id),
    provider: await signedIn(product, provider.user_id),
    admin: await signedIn(product, admin.id),
  };
  return { world, area, provider, offer, customer, admin, as };
}

/** A wish to book the offer of a market as it is seen, with what is given. */
function wishOf(
  product: ReachableProduct,
  { offer, area }: Awaited<ReturnType<typeof createPeople>>,
  given: Partial<CreateBookingInput>,
) {
  return {
    service_card_id: offer.id,
    mode: 'in_person',
    area_id: area.id,
    address: '12 Road 9, third floor',
    starts_at: hoursFrom(product.clock.now, 48),
    ...(offer.is_visit === true && given.service_card_id === undefined && { is_visit: true }),
    ...given,
  };
}

/** The calls of the people of a market. */
function callsOf(product: ReachableProduct, people: Awaited<ReturnType<typeof createPeople>>) {
  const { as, offer } = people;
  type Who = keyof typeof as;

  const wish = (given: Partial<CreateBookingInput> = {}) => wishOf(product, people, given);

  /** The price that the customer is shown before booking; nothing for an offer that can no longer be booked. */
  async function total(card = offer.id): Promise<string> {
    const { body } = await ask(product, 'GET', `/api/v1/service-cards/${card}/price`);
    return Price.safeParse(body).data?.customer_total ?? '0.00';
  }

  return {
    wish,
    total,
    /** Sends a call as one of them; what changes something has an idempotency key of its own. */
    async ask(
      who: Who,
      method: string,
      path: string,
      body?: unknown,
      headers: Record<string, string> = {},
    ): Promise<Answer> {
      return ask(product, method, path, {
        ...(body !== undefined && { body }),
        headers: { ...(await as[who]()), ...(method === 'POST' && { 'idempotency-key': newId() }), ...headers },
      });
    },
    /** Requests a booking; returns the answer, which may be a refusal. */
    async tryToBook(given: Partial<CreateBookingInput> = {}, key = newId(), who = as.customer): Promise<Answer> {
      return ask(product, 'POST', '/api/v1/bookings', {
        body: { customer_total: await total(given.service_card_id), ...wish(given) },
        headers: { ...(await who()), 'idempotency-key': key },
      });
    },
    async book(given: Partial<CreateBookingInput> = {}): Promise<Booking> {
      return bookingOf(await this.tryToBook(given));
    },
    /** Takes a step of a booking, which must not be refused. A customer cancels on the terms that they read before. */
    async step(who: Who, id: string, verb: string, body: object = {}): Promise<Booking> {
      const terms = verb === 'cancel' && who === 'customer' ? (await this.read(who, id)).cancellation : null;
      const sent = terms === null ? body : { refund: terms.refund, ...body };
      return bookingOf(await this.ask(who, 'POST', `/api/v1/bookings/${id}/${verb}`, sent));
    },
    async read(who: Who, id: string): Promise<Booking> {
      return bookingOf(await this.ask(who, 'GET', `/api/v1/bookings/${id}`));
    },
    async openCheckout(id: string, method?: WayToPay): Promise<string> {
      const body = { language: 'en', ...(method && { method }) };
      const answer = await this.ask('customer', 'POST', `/api/v1/bookings/${id}/checkout`, body);
      return Checkout.parse(answer.body).checkout_url;
    },
  };
}

/** What an admin decides about a booking, by the calls of a market. */
function overrides({ ask }: ReturnType<typeof callsOf>) {
  const path = (id: string, verb: string) => `/api/v1/admin/bookings/${id}/${verb}`;
  return {
    /** Cancels with all money back; the first answer has the refund that holds. */
    async cancelAsAdmin(id: string, reason: string): Promise<Answer> {
      const send = (refund: string) => ask('admin', 'POST', path(id, 'cancel'), { reason, left: 'nothing', refund });
      const answer = await send('0.00');
      const { success, data } = RefundNow.safeParse(answer.body);
      return success ? send(data.data.amount) : answer;
    },
    startAsAdmin: (id: string, reason: string): Promise<Answer> => ask('admin', 'POST', path(id, 'start'), { reason }),
  };
}

/** Creates bookings that are paid, by the calls of a market. */
function paidBookings(product: ReachableProduct, calls: ReturnType<typeof callsOf>) {
  return {
    /** Pays at the gateway's page and waits until the product has processed the payment. */
    async pay(id: string, number: string = CARDS.good): Promise<void> {
      await payAt(await calls.openCheckout(id), number);
      await product.work();
    },
    /** Gets a reference; returns it with the page where the test kiosk takes the cash. */
    async openReference(id: string) {
      await calls.openCheckout(id, 'kiosk');
      const { body } = await calls.ask('customer', 'POST', `/api/v1/bookings/${id}/check-payment`);
      const { reference } = PaymentCheck.parse(body);
      if (reference?.page_url == null) throw new Error(`booking ${id} has no reference`);
      return { ...reference, page_url: reference.page_url };
    },
    /** A paid booking that waits for the provider. */
    async request(given: Partial<CreateBookingInput> = {}): Promise<Booking> {
      const booking = await calls.book(given);
      await this.pay(booking.id);
      return calls.read('customer', booking.id);
    },
    /** An accepted booking whose payment is captured. */
    async confirmed(given: Partial<CreateBookingInput> = {}): Promise<Booking> {
      const { id } = await this.request(given);
      await calls.step('provider', id, 'accept');
      await product.work();
      return calls.read('customer', id);
    },
  };
}

/** Submits the form of the gateway's page. */
export async function payAt(checkoutUrl: string, number: string): Promise<void> {
  const isWallet = number.startsWith('01');
  const form = new URLSearchParams(
    isWallet ? { phone: number, otp: '123456' } : { number, expiry: '12/39', code: '123' },
  );
  const answer = await fetch(checkoutUrl, { method: 'POST', body: form, redirect: 'manual' });
  if (answer.status !== 303) throw new Error(`the gateway's page answered ${answer.status}`);
}

/** Pays a reference in cash at the test kiosk. */
export async function payAtKiosk(pageUrl: string, kiosk: 'success' | 'lost_webhook' = 'success'): Promise<void> {
  const answer = await fetch(pageUrl, { method: 'POST', body: new URLSearchParams({ kiosk }), redirect: 'manual' });
  if (answer.status !== 303) throw new Error(`the kiosk answered ${answer.status}`);
}

/** The instant this number of hours from now, rounded up to the full hour. */
export function hoursFrom(now: Date, hours: number): string {
  return new Date(Math.ceil(now.getTime() / HOUR_MS + hours) * HOUR_MS).toISOString();
}

/** Lets so many hours pass, with what the clock does in them. */
export async function passHours(product: Pick<TestProduct, 'clock' | 'work'>, hours: number): Promise<void> {
  product.clock.now = new Date(product.clock.now.getTime() + hours * HOUR_MS);
  await product.work();
}

/** The booking in an answer that must not be a refusal. */
export function bookingOf({ status, body }: Answer): Booking {
  if (status >= 300) throw new Error(`refused with ${status}: ${JSON.stringify(body)}`);
  return Booking.parse(body);
}
