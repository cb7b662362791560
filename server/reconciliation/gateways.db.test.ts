import { addDays, cairoDay, startOfDay } from '@hirfa/domain/market';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPaymobGateway, openStripeGateway } from '../payments/index.ts';
import { startFakePaymob } from '../testing/fakes/paymob.ts';
import { PAYMOB_ACCOUNT } from '../testing/fakes/paymob-account.ts';
import { startFakeStripe } from '../testing/fakes/stripe.ts';
import { STRIPE_ACCOUNT } from '../testing/fakes/stripe-account.ts';
import { openMarket, passHours } from '../testing/market.ts';
import { useProduct } from '../testing/product.ts';

const product = useProduct();
const now = () => product.clock.now;

/** The comparison begins with the next day. */
async function begin() {
  const at = now().toISOString();
  await product.owner.execute(sql`insert into reconciliations (day, state, changed_at)
    values (${cairoDay(now())}, 'first', ${at}::timestamptz) on conflict do nothing`);
  product.clock.now = new Date(startOfDay(addDays(cairoDay(now()), 1)).getTime() + 10 * 3_600_000);
}
/** Compares a day; what fails is thrown. */
async function compare(day: string) {
  const at = now().toISOString();
  await product.owner.execute(sql`insert into reconciliations (day, state, changed_at)
    values (${day}, 'waiting', ${at}::timestamptz) on conflict do nothing`);
  await product.runJob('reconcile_day', day);
}
const differencesOf = async (booking: string) => {
  const rows = await product.owner.execute(sql`select kind, amount_there::text as there, amount_here::text as here,
    agreed_at is not null as agreed from reconciliation_differences where booking_id = ${booking} order by found_at, id`);
  return [...rows];
};
const stateOf = async (day: string) =>
  (await product.owner.execute(sql`select state, tries, error from reconciliations where day = ${day}`))[0];

describe('Stripe', () => {
  let fake: Awaited<ReturnType<typeof startFakeStripe>>;
  beforeAll(async () => {
    fake = await startFakeStripe(now);
    product.services.gateway = await openStripeGateway({ ...STRIPE_ACCOUNT, url: fake.url });
    Object.assign(fake.account.balance, { mostOnPage: 2, repeatsRows: true });
  });
  afterAll(() => fake.close());

  /** A booking that is paid and accepted. */
  async function accepted() {
    const market = await openMarket(product);
    const { id } = await market.book();
    const session = new URL(await market.openCheckout(id)).pathname.replace('/pay/', '');
    fake.account.pay(session, 'accepted');
    const { body, headers } = fake.webhookOf(session, now());
    await fetch(`${product.address}/api/v1/webhooks/stripe`, { method: 'POST', body, headers });
    await product.work();
    await market.step('provider', id, 'accept');
    await product.work();
    return { market, id, session };
  }

  test('a list whose pages repeat rows, that fails and that is late is read until it agrees', async () => {
    await begin();
    const day = cairoDay(now());
    const paid = await accepted();
    const cancelled = await accepted();
    await cancelled.market.step('customer', cancelled.id, 'cancel');
    await product.work();
    fake.account.balance.isLate = true;
    const late = await accepted();
    await passHours(product, 20);
    fake.account.balance.failures = 1;
    await expect(compare(day)).rejects.toThrow(Error);
    expect(await stateOf(day)).toMatchObject({ state: 'failed', tries: 1, error: expect.any(String) });
    await compare(day);
    expect(await stateOf(day)).toMatchObject({ state: 'done', tries: 2, error: null });
    expect([await differencesOf(paid.id), await differencesOf(cancelled.id)]).toEqual([[], []]);
    expect(await differencesOf(late.id)).toMatchObject([{ kind: 'missing_at_gateway', there: '0.00', agreed: false }]);
    fake.account.balance.catchUp();
    await passHours(product, 24);
    await compare(addDays(day, 1));
    expect(await differencesOf(late.id)).toMatchObject([{ kind: 'missing_at_gateway', agreed: true }]);
    const [stored] = await product.owner.execute(sql`select count(*)::int as all, count(distinct reference)::int as each
      from gateway_movements where adapter = 'stripe'`);
    expect(stored).toEqual({ all: 4, each: 4 });
  });
});

describe('Paymob, which lists nothing', () => {
  let fake: Awaited<ReturnType<typeof startFakePaymob>>;
  beforeAll(async () => {
    fake = await startFakePaymob(now);
    product.services.gateway = createPaymobGateway({ ...PAYMOB_ACCOUNT, url: fake.url }, now);
  });
  afterAll(() => fake.close());

  test('each payment is read, and money that was sent back by hand is another amount', async () => {
    await begin();
    const day = cairoDay(now());
    const market = await openMarket(product);
    const { id } = await market.book();
    const order = fake.account.orderAt(await market.openCheckout(id));
    fake.account.pay(order, 'accepted');
    const { body, query } = fake.webhookOf(order);
    await fetch(`${product.address}/api/v1/webhooks/paymob?${query}`, { method: 'POST', body });
    await product.work();
    await market.step('provider', id, 'accept');
    await product.work();
    await passHours(product, 20);
    await compare(day);
    expect(await differencesOf(id)).toEqual([]);
    const [payment] = fake.account.order(order).transactions;
    fake.account.operate('refund', { transaction_id: payment?.id, amount_cents: 1000 });
    await compare(day);
    const found = await differencesOf(id);
    expect(found).toMatchObject([{ kind: 'other_amount', agreed: false }]);
    expect(Number(found[0]?.here) - Number(found[0]?.there)).toBe(10);
  });
});
