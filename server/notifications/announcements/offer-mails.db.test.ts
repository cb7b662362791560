import { Subscription } from '@hirfa/contract/accounts';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { ask } from '../../testing/calls.ts';
import { type Market, openMarket } from '../../testing/market.ts';
import { useProduct } from '../../testing/product.ts';

const product = useProduct();
const MORNING = product.clock.now;
const HOUR_MS = 3_600_000;
beforeEach(() => {
  product.clock.now = MORNING;
});

const OFFER = {
  title: 'A craft for less',
  title_ar: 'حِرفة بسعر أقل',
  message: 'CRAFT20 takes 20% off until Sunday.',
  message_ar: 'كود CRAFT20 يخصم 20% حتى الأحد.',
};

async function send(market: Market, type: 'promotion' | 'update' = 'promotion'): Promise<void> {
  const { id } = market.customer;
  await market.ask('admin', 'POST', '/functions/v1/send-multi-device-notification', { ...OFFER, user_id: id, type });
  await product.work();
}
const prefer = (market: Market, preferences: object) =>
  market.ask('customer', 'PATCH', '/api/v1/me/notification-preferences', preferences);
const mailsOf = async ({ customer }: Market) => [
  ...(await product.owner.execute<{ text: string; unsubscribe_link: string; is_sent: boolean }>(
    sql`select text, unsubscribe_link, sent_at is not null as is_sent from mails where user_id = ${customer.id}`,
  )),
];
async function agreed(): Promise<Market> {
  const market = await openMarket(product);
  await prefer(market, { offers_enabled: true });
  return market;
}
/** The next eleven in the evening of Cairo, and nine hours later. */
async function untilNight(): Promise<void> {
  const night = new Date(MORNING);
  night.setUTCHours(21, 0, 0, 0);
  product.clock.now = new Date(night.getTime() + (night < MORNING ? 24 * HOUR_MS : 0));
  await product.work();
}
async function untilMorning(): Promise<void> {
  product.clock.now = new Date(product.clock.now.getTime() + 10 * HOUR_MS);
  await product.work();
}

test('an offer is mailed in both languages to who has said yes, with a link that ends offers', async () => {
  const market = await agreed();
  await send(market);
  const [mail] = await mailsOf(market);
  expect(mail?.is_sent).toBe(true);
  expect(mail?.text).toContain(OFFER.message);
  expect(mail?.text).toContain(OFFER.message_ar);
  expect(mail?.text).toContain('You have agreed to offers of Hirfa. No more offers');
  const link = new URL(mail?.unsubscribe_link ?? '');
  const address = `/api/v1/unsubscribe?token=${link.searchParams.get('token')}`;
  const status = async () => Subscription.parse((await ask(product, 'GET', address)).body);
  expect(await status()).toMatchObject({ ends: 'offers', email_enabled: true });
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const clicked = await fetch(link, { method: 'POST', body: 'List-Unsubscribe=One-Click', headers });
  expect([clicked.status, (await status()).email_enabled]).toEqual([200, false]);
  await send(market);
  expect(await mailsOf(market)).toHaveLength(1);
  const { body } = await market.ask('customer', 'GET', '/api/v1/me/notification-preferences');
  expect(body).toMatchObject({ offers_enabled: false, email_enabled: true });
});

test('who has not said yes, wants no mails, or none of news, gets no mail of an offer; news are never mailed', async () => {
  const market = await openMarket(product);
  await send(market);
  for (const without of [{ email_enabled: false }, { email_enabled: true, groups: { news: { email: false } } }]) {
    await prefer(market, { offers_enabled: true, ...without });
    await send(market);
  }
  await prefer(market, { groups: { news: { email: true } } });
  await send(market, 'update');
  expect(await mailsOf(market)).toEqual([]);
});

test('at night the mail of an offer waits for the morning', async () => {
  const market = await agreed();
  await untilNight();
  await send(market);
  expect(await mailsOf(market)).toMatchObject([{ is_sent: false }]);
  await untilMorning();
  expect(await mailsOf(market)).toMatchObject([{ is_sent: true }]);
});

test('who takes the yes back while the mail of an offer waits does not get it', async () => {
  for (const change of [{ offers_enabled: false }, { email_enabled: false }]) {
    const market = await agreed();
    await untilNight();
    await send(market);
    await prefer(market, change);
    await untilMorning();
    expect([change, await mailsOf(market)]).toEqual([change, []]);
    product.clock.now = MORNING;
  }
});
