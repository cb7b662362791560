import { afterAll, beforeAll } from 'vitest';
import { openStripeGateway } from '../../payments/index.ts';
import { startFakeStripe } from '../fakes/stripe.ts';
import { STRIPE_ACCOUNT } from '../fakes/stripe-account.ts';
import { type Moment, openInterceptor } from '../interceptor.ts';
import { hoursFrom, type Market, openMarket } from '../market.ts';
import type { TestProduct } from '../product.ts';

/** The product of a test file takes cards at a fake of Stripe. */
export function useStripe(product: TestProduct) {
  let fake: Awaited<ReturnType<typeof startFakeStripe>>;
  let proxy: Awaited<ReturnType<typeof openInterceptor>>;
  /** Decides about each request before it is executed and after it was answered: true loses it. */
  const cut = { next: (_: Moment) => false };
  beforeAll(async () => {
    fake = await startFakeStripe(() => product.clock.now);
    proxy = await openInterceptor(
      () => fake.url,
      async (moment) => cut.next(moment),
    );
    product.services.gateway = await openStripeGateway({ ...STRIPE_ACCOUNT, url: proxy.url }, () => product.clock.now);
  });
  afterAll(() => {
    proxy.close();
    fake.close();
  });

  const sessionAt = (url: string) => new URL(url).pathname.replace('/pay/', '');
  async function send({ body, headers }: ReturnType<typeof fake.webhookOf>): Promise<void> {
    const address = `${product.address}/api/v1/webhooks/stripe`;
    const { status } = await fetch(address, { method: 'POST', body, headers });
    if (status !== 204) throw new Error(`the webhook was answered ${status}`);
  }
  const tell = (session: string) => send(fake.webhookOf(session, product.clock.now));

  /** Pays a page of Stripe. */
  async function payPage(url: string): Promise<string> {
    const session = sessionAt(url);
    fake.account.pay(session, 'accepted');
    await tell(session);
    await product.work();
    return session;
  }

  return {
    cut,
    get account() {
      return fake.account;
    },
    tell,
    tellOf: (object: object) => send(fake.webhookAbout(object, product.clock.now)),
    payPage,
    /** A confirmed booking of so many hours from now, with its session. */
    async confirmed(hours = 48, given?: Market) {
      const market = given ?? (await openMarket(product));
      const { id } = await market.book({ starts_at: hoursFrom(product.clock.now, hours) });
      const session = await payPage(await market.openCheckout(id));
      await market.step('provider', id, 'accept');
      await product.work();
      return { market, id, session };
    },
  };
}
