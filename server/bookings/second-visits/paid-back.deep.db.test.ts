import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { bankOf } from '../../testing/chargebacks/bank.ts';
import { disputing } from '../../testing/disputes/sides.ts';
import { CARDS, type Market, openMarket, passHours } from '../../testing/market.ts';
import { useProduct } from '../../testing/product.ts';
import { askedVisit, doneJob } from '../../testing/second-visits/ask.ts';

const product = useProduct();
const open = () => openMarket(product, { warranty_days: 30 });
const ENDED = { status: 'cancelled', cancel_reason: 'first_job_paid_back' };

/** A job that is finished and not settled, so that a problem with it can be reported. */
async function finishedJob(market: Market, card: string = CARDS.good): Promise<string> {
  const { id } = await market.book();
  await market.pay(id, card);
  await market.step('provider', id, 'accept');
  await passHours(product, 48);
  await market.step('customer', id, 'start');
  await passHours(product, 1);
  await market.step('provider', id, 'finish');
  return id;
}

const Told = z.array(z.object({ type: z.string(), message_en: z.string(), message_ar: z.string() }));
const toldOf = async (visitId: string) =>
  Told.parse(
    await product.owner.execute(sql`select type, message_en, message_ar from notifications
      where metadata ->> 'booking_id' = ${visitId} and type in ('booking_cancelled', 'job_cancelled') order by type`),
  );

/** The provider has got nothing wrong: no figure counts the visit. */
const figuresOf = async ({ provider }: Market) => {
  const [row] = await product.owner.execute(sql`select acceptance_rate, completion_rate, response_rate
    from provider_metrics where provider_id = ${provider.id}`);
  return row;
};

test.each([
  { state: 'asked for', card: CARDS.good, payment_status: 'voided' },
  { state: 'accepted', card: CARDS.good, payment_status: 'captured' },
  { state: 'accepted', card: CARDS.noRefund, payment_status: 'captured' },
])('a visit that was $state ends when all money of the first job goes back, or would with $card', async (each) => {
  const market = await open();
  const id = await finishedJob(market, each.card);
  const visit = await askedVisit(product, market, id);
  if (each.state === 'accepted') await market.step('provider', visit.id, 'accept');
  await product.work();
  const before = await figuresOf(market);
  const sides = disputing(product, market, id);
  await sides.open();
  await sides.giveBack();
  await product.work();
  expect(await market.read('customer', id)).toMatchObject({ payment_status: 'refunded' });
  expect(await market.read('customer', visit.id)).toMatchObject({
    ...ENDED,
    payment_status: each.payment_status,
    refund: null,
  });
  expect((await figuresOf(market))?.['acceptance_rate']).toBe(before?.['acceptance_rate']);
  const told = await toldOf(visit.id);
  expect(told.map(({ type }) => type)).toEqual(['booking_cancelled', 'job_cancelled']);
  for (const { message_en, message_ar } of told) {
    expect(message_en).toContain('the payment for the first job went back');
    expect(message_ar).toContain('العمل الأول');
  }
  const hints = await product.owner.execute(sql`select stream from stream_events where entity_id = ${visit.id}
    and stream in (${`user:${market.customer.id}`}, ${`provider:${market.provider.id}`}) group by stream`);
  expect(hints).toHaveLength(2);
  expect((await market.read('customer', id)).warranty?.can_ask).toBe(false);
});

test('a visit goes on where a part of the price goes back, and where it has started', async () => {
  const market = await open();
  const id = await finishedJob(market);
  const visit = await askedVisit(product, market, id);
  await market.step('provider', visit.id, 'accept');
  await product.work();
  const sides = disputing(product, market, id);
  await sides.open();
  await sides.answer();
  await sides.decide('200.00');
  await product.work();
  expect(await market.read('customer', id)).toMatchObject({ payment_status: 'partially_refunded' });
  expect((await market.read('customer', visit.id)).status).toBe('confirmed');
  await passHours(product, 31);
  await market.step('customer', visit.id, 'start');
  await bankOf(product, market, id).press('take');
  expect((await market.read('customer', visit.id)).status).toBe('started');
  await market.step('provider', visit.id, 'finish');
  await passHours(product, 25);
  expect(await market.read('customer', visit.id)).toMatchObject({ status: 'completed', payment_status: 'captured' });
});

test('a bank that takes all ends the visit; one that returns it lets the customer ask again', async () => {
  const market = await open();
  const first = await doneJob(product, market);
  const visit = await askedVisit(product, market, first.id);
  const bank = bankOf(product, market, first.id);
  await bank.press('take', true, 10_000);
  expect((await market.read('customer', visit.id)).status, 'a part was taken').toBe('awaiting_acceptance');
  await bank.press('win');
  await bank.press('take');
  expect(await market.read('provider', visit.id)).toMatchObject(ENDED);
  expect((await market.read('customer', first.id)).warranty?.can_ask).toBe(false);
  await bank.press('win');
  expect((await market.read('customer', first.id)).warranty?.can_ask).toBe(true);
  const again = await askedVisit(product, market, first.id);
  expect(again.status).toBe('awaiting_acceptance');
});
