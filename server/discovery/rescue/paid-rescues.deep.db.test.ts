import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { refusalOf } from '../../testing/calls.ts';
import { bookingOf, hoursFrom, openMarket } from '../../testing/market.ts';
import { ledgerOf } from '../../testing/money.ts';
import { useProduct } from '../../testing/product.ts';
import { addOther, declined, letDown, rescueOf } from '../../testing/rescue/others.ts';
import { addDrain, bookWith } from '../../testing/several/book-several.ts';
import { signedIn } from '../../testing/signed-in.ts';

const product = useProduct();
const MINUTE = 60_000;

const at = (hours: number) => hoursFrom(product.clock.now, hours);
const own = (card: string) => `/api/v1/service-cards/${card}/own-price`;

test('the platform pays what another one costs more, up to the share that was set, once, and the price says so', async () => {
  const market = await openMarket(product, { base_price: '1000.00' });
  const dearer = await addOther(market, { price: '1060.00' });
  const next = await addOther(market, { price: '1030.00', jobs: 5 });
  const request = await declined(product, market, 96);
  const booking = await letDown(product, market);
  const cost = booking.price?.customer_total ?? '';
  const paidOf = async () => (await rescueOf(market, booking.id)).items.map(({ platform_pays }) => platform_pays);
  expect(await paidOf(), 'no setting').toEqual(['0.00', '0.00']);
  await product.owner.execute(sql`insert into settings (id, name, value, holds_from, category_slug)
    values (uuidv7(), 'rescue_rate', 0.05, ${product.clock.now.toISOString()}, ${market.offer.category_slug})`);
  const [share, difference] = ['59.85', '35.91'];
  expect(await paidOf()).toEqual([share, difference]);
  const ofRequest = (await rescueOf(market, request.id)).items.map(({ platform_pays }) => platform_pays);
  expect(ofRequest, 'a request that was declined').toEqual(['0.00', '0.00']);
  const search = `?rescues=${booking.id}`;
  const { price } = Object((await market.ask('customer', 'GET', own(dearer.card.id) + search)).body);
  expect(price).toMatchObject({ discounts: [{ kind: 'rescue', amount: share }], referral_bonus: share });
  expect(Object((await market.ask('customer', 'GET', own(dearer.card.id))).body).price.discounts).toEqual([]);
  const book = async (card: string, customer_total: string, hours = 48) =>
    market.tryToBook({ service_card_id: card, starts_at: at(hours), rescues: booking.id, customer_total });
  expect(refusalOf(await book(dearer.card.id, await market.total(dearer.card.id))), 'the price without').toBe(
    'state_changed',
  );
  const rescuing = bookingOf(await book(dearer.card.id, price.customer_total));
  expect(rescuing.price?.discounts).toEqual([{ kind: 'rescue', amount: share }]);
  expect(await paidOf(), 'one is paid for').toEqual(['0.00']);
  await market.pay(rescuing.id);
  const provider = await signedIn(product, dearer.user_id);
  await market.ask('customer', 'POST', `/api/v1/bookings/${rescuing.id}/accept`, {}, await provider());
  await product.work();
  expect(await ledgerOf(product, rescuing.id)).toMatchObject({ gateway: price.customer_total, promotions: share });
  expect(refusalOf(await book(next.card.id, cost, 60)), 'not twice').toBe('state_changed');
  await market.step('customer', rescuing.id, 'cancel', { refund: price.customer_total });
  await product.work();
  expect(await ledgerOf(product, rescuing.id)).toEqual({});
  expect(bookingOf(await book(next.card.id, cost, 60)).price?.discounts).toEqual([
    { kind: 'rescue', amount: difference },
  ]);
});

test('the platform pays nothing of what is of another kind or longer, and not again after a late cancellation', async () => {
  const market = await openMarket(product, { base_price: '1000.00' });
  const [dearer, other] = [await addOther(market, { price: '1060.00' }), await addOther(market, { price: '1050.00' })];
  await product.owner.execute(sql`insert into settings (id, name, value, holds_from)
    values (uuidv7(), 'rescue_rate', 0.1, ${product.clock.now.toISOString()})`);
  const booking = await letDown(product, market, 20);
  const priceOf = async (card: string) =>
    Object((await market.ask('customer', 'GET', `${own(card)}?rescues=${booking.id}`)).body).price;
  const kinds = async (card: string) => (await priceOf(card)).discounts.map(({ kind }: { kind: string }) => kind);
  expect(await kinds(dearer.card.id)).toEqual(['rescue']);
  await product.owner.execute(sql`update service_cards set is_visit = true where id = ${other.card.id}`);
  expect(await kinds(other.card.id), 'a visit').toEqual([]);
  const { customer_total } = await priceOf(dearer.card.id);
  const given = { service_card_id: dearer.card.id, rescues: booking.id, customer_total, starts_at: at(20) };
  const { id } = bookingOf(await market.tryToBook(given));
  await market.pay(id);
  const provider = await signedIn(product, dearer.user_id);
  await market.ask('customer', 'POST', `/api/v1/bookings/${id}/accept`, {}, await provider());
  await product.work();
  product.clock.now = new Date(product.clock.now.getTime() + 31 * MINUTE);
  await market.step('customer', id, 'cancel');
  await product.work();
  expect((await market.read('customer', id)).payment_status).toBe('partially_refunded');
  expect(await kinds(dearer.card.id), 'it has paid of one').toEqual([]);
});

test('the database refuses that the platform pays more than the difference, or of a booking in no place', async () => {
  const market = await openMarket(product, { base_price: '1000.00' });
  const dearer = await addOther(market, { price: '1060.00' });
  const booking = await letDown(product, market);
  await product.owner.execute(sql`insert into settings (id, name, value, holds_from)
    values (uuidv7(), 'rescue_rate', 0.05, ${product.clock.now.toISOString()})`);
  const isPaid = async (id: string, amount: string) => {
    const [row] = await product.owner.execute(sql`select is_rescue_paid(${id}, ${amount}) as paid`);
    return row?.['paid'];
  };
  const { price } = Object((await market.ask('customer', 'GET', `${own(dearer.card.id)}?rescues=${booking.id}`)).body);
  const given = { service_card_id: dearer.card.id, customer_total: price.customer_total, rescues: booking.id };
  const { id } = bookingOf(await market.tryToBook({ ...given, starts_at: at(48) }));
  expect([await isPaid(id, '59.85'), await isPaid(id, '59.86'), await isPaid(booking.id, '0.01')]).toEqual([
    true,
    false,
    false,
  ]);
});

test('the platform pays nothing of several services, nor in the place of several', async () => {
  const market = await openMarket(product, { base_price: '1000.00' });
  const drain = await addDrain(market);
  const dearer = await addOther(market, { price: '1060.00' });
  const { world } = market;
  const more = await world.card(dearer, { slug: market.offer.category_slug }, { base_price: '1070.00' });
  const dearest = await addOther(market, { price: '1250.00' });
  await product.owner.execute(sql`insert into settings (id, name, value, holds_from, category_slug)
    values (uuidv7(), 'rescue_rate', 0.1, ${product.clock.now.toISOString()}, ${market.offer.category_slug})`);
  const kinds = async (rescues: string, also = '', card = dearer.card.id) => {
    const { body } = await market.ask('customer', 'GET', `${own(card)}?rescues=${rescues}${also}`);
    return Object(body).price.discounts.map(({ kind }: { kind: string }) => kind);
  };
  const single = await letDown(product, market);
  expect([await kinds(single.id), await kinds(single.id, `&also[0]=${more.id}`)]).toEqual([['rescue'], []]);
  const { id } = await bookWith(market, [drain.id], { starts_at: at(96) });
  await market.pay(id);
  await market.step('provider', id, 'accept');
  await product.work();
  await market.step('provider', id, 'cancel', { reason: 'I am ill' });
  await product.work();
  // It costs more than both of them, and less than a tenth more.
  expect(await kinds(id, '', dearest.card.id), 'in the place of several').toEqual([]);
  const { items } = await rescueOf(market, id);
  expect(items.map(({ card, platform_pays }) => [card.id, platform_pays])).toContainEqual([dearest.card.id, '0.00']);
});
