import { mostForRescue } from '@hirfa/domain/bookings';
import { fromDecimal, piastres, toDecimal } from '@hirfa/domain/payments';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { bookingOf, hoursFrom, type Market, openMarket } from '../../testing/market.ts';
import { useProduct } from '../../testing/product.ts';
import { addOther, declined, letDown, rescueOf } from '../../testing/rescue/others.ts';
import { signedIn } from '../../testing/signed-in.ts';

const product = useProduct();
type Other = Awaited<ReturnType<typeof addOther>>;

/** A market of EGP 1 000 where the platform pays up to a tenth of what a booking cost. */
async function openPaidFor(): Promise<Market> {
  const market = await openMarket(product, { base_price: '1000.00' });
  await product.owner.execute(sql`insert into settings (id, name, value, holds_from, category_slug)
    values (uuidv7(), 'rescue_rate', 0.1, ${product.clock.now.toISOString()}, ${market.offer.category_slug})`);
  return market;
}

/** Books this provider in the place of a booking, at its price, and pays. */
async function bookInPlace(market: Market, other: Other, rescues: string, hours = 48) {
  const price = await market.ask(
    'customer',
    'GET',
    `/api/v1/service-cards/${other.card.id}/own-price?rescues=${rescues}`,
  );
  const { customer_total, discounts } = Object(price.body).price;
  const starts_at = hoursFrom(product.clock.now, hours);
  const given = { service_card_id: other.card.id, rescues, customer_total, starts_at };
  const { id } = bookingOf(await market.tryToBook(given));
  await market.pay(id);
  return { id, discounts };
}

async function stepAs(market: Market, other: Other, id: string, verb: string, body: object = {}) {
  const headers = await (await signedIn(product, other.user_id))();
  const { status } = await market.ask('customer', 'POST', `/api/v1/bookings/${id}/${verb}`, body, headers);
  expect(status, verb).toBe(200);
  await product.work();
}

const offered = async (market: Market, id: string) =>
  (await rescueOf(market, id)).items.map(({ card, platform_pays }) => [card.id, platform_pays]);

test('after a second provider who declines, the price and the platform follow the booking that was accepted', async () => {
  const market = await openPaidFor();
  const second = await addOther(market, { price: '1080.00', jobs: 60 });
  const third = await addOther(market, { price: '1050.00', jobs: 50 });
  const tooDear = await addOther(market, { price: '1150.00', jobs: 40 });
  const first = await letDown(product, market);
  const base = fromDecimal(first.price?.customer_total ?? '');
  const paidOf = async (other: Other) => toDecimal(piastres(fromDecimal(await market.total(other.card.id)) - base));
  const { id, discounts } = await bookInPlace(market, second, first.id);
  expect(discounts).toEqual([{ kind: 'rescue', amount: await paidOf(second) }]);
  await stepAs(market, second, id, 'decline', { reason: 'I am away' });

  expect(fromDecimal(await market.total(tooDear.card.id))).toBeGreaterThan(mostForRescue(base));
  const left = [[third.card.id, await paidOf(third)]];
  expect(await offered(market, id), 'on the page of the second one').toEqual(left);
  expect((await market.read('customer', first.id)).rescue, 'it hides nothing').toEqual({ of: null, by: null });
  expect(await offered(market, first.id), 'on the page of the first one').toEqual(left);
  const hop = await bookInPlace(market, third, id, 60);
  expect(hop.discounts).toEqual([{ kind: 'rescue', amount: await paidOf(third) }]);
  expect(await offered(market, id), 'the platform pays of one').toEqual([]);
});

test('the platform pays nothing in a row of requests, whose first price counts', async () => {
  const market = await openPaidFor();
  const second = await addOther(market, { price: '1080.00', jobs: 60 });
  const third = await addOther(market, { price: '1050.00', jobs: 50 });
  await addOther(market, { price: '1150.00', jobs: 40 });
  const first = await declined(product, market);
  const { id, discounts } = await bookInPlace(market, second, first.id);
  expect(discounts).toEqual([]);
  await stepAs(market, second, id, 'decline', { reason: 'I am away' });
  expect(await offered(market, id)).toEqual([[third.card.id, '0.00']]);
});

test('a second provider who was accepted and cancels, too, leaves the price of the first one', async () => {
  const market = await openPaidFor();
  const second = await addOther(market, { price: '1080.00', jobs: 60 });
  const third = await addOther(market, { price: '1050.00', jobs: 50 });
  const first = await letDown(product, market);
  const { id } = await bookInPlace(market, second, first.id);
  await stepAs(market, second, id, 'accept');
  await stepAs(market, second, id, 'cancel', { reason: 'I am away' });
  expect((await market.read('customer', first.id)).rescue?.by, 'its page leads on').toBe(id);
  const difference = fromDecimal(await market.total(third.card.id)) - fromDecimal(first.price?.customer_total ?? '');
  expect(await offered(market, id)).toEqual([[third.card.id, toDecimal(piastres(difference))]]);
});
