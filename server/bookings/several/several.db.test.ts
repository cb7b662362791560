import { cairoDay } from '@hirfa/domain/market';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { refusalOf } from '../../testing/calls.ts';
import { startJob } from '../../testing/disputes/sides.ts';
import { hoursFrom, type Market, openMarket } from '../../testing/market.ts';
import { ledgerOf } from '../../testing/money.ts';
import { useProduct } from '../../testing/product.ts';
import { addDrain, bookWith, totalWith } from '../../testing/several/book-several.ts';

const product = useProduct();
const HOUR = 3_600_000;

/** A provider with a tap at 450.00 for an hour, and a drain at 180.50 for 90 minutes. */
async function openPlumber() {
  const market = await openMarket(product);
  return { market, drain: await addDrain(market) };
}

const slotsOf = async (market: Market, search = '') => {
  const path = `/api/v1/service-cards/${market.offer.id}/slots?mode=in_person${search}`;
  const { body } = await market.ask('customer', 'GET', path);
  const { items } = Object(body);
  const slots: { starts_at: string; ends_at: string }[] = items.flatMap(({ slots: each }: { slots: [] }) => each);
  return slots;
};

test('two services are one booking: one time, one sum to the piastre, one payment', async () => {
  const { market, drain } = await openPlumber();
  const also = [drain.id];
  // 630.50, 5 % of fee, 14 % of VAT.
  expect(await totalWith(market, also)).toBe('754.71');
  const own = await market.ask('customer', 'GET', `/api/v1/service-cards/${market.offer.id}/own-price?also[0]=${also}`);
  expect(own.body).toMatchObject({ price: { subtotal: '630.50', customer_total: '754.71' } });
  const booking = await bookWith(market, also);
  expect(booking).toMatchObject({
    title_en: 'My offer + Clearing a drain',
    title_ar: 'عرضي + تسليك صرف',
    service_card_id: market.offer.id,
    price: { subtotal: '630.50', customer_total: '754.71' },
    services: [
      { service_card_id: market.offer.id, title_en: 'My offer', title_ar: 'عرضي', amount: '450.00', minutes: 60 },
      { service_card_id: drain.id, title_en: 'Clearing a drain', title_ar: 'تسليك صرف', amount: '180.50', minutes: 90 },
    ],
  });
  expect(Date.parse(booking.ends_at) - Date.parse(booking.starts_at)).toBe(2.5 * HOUR);
  expect(await market.read('customer', booking.id), 'the answer is what is read afterwards').toEqual(booking);
  await market.pay(booking.id);
  await market.step('provider', booking.id, 'accept');
  await product.work();
  expect((await market.read('provider', booking.id)).services).toEqual(booking.services);
  const asAdmin = await market.ask('admin', 'GET', `/api/v1/admin/bookings/${booking.id}`);
  expect(Object(asAdmin.body).booking.services).toEqual(booking.services);
  await startJob(product, market, booking);
  product.clock.now = new Date(booking.ends_at);
  await market.step('provider', booking.id, 'finish');
  await market.step('customer', booking.id, 'confirm-completion');
  await product.work();
  expect(await ledgerOf(product, booking.id)).toEqual({
    gateway: '754.71',
    provider_payable: '-472.87',
    commission: '-157.63',
    platform_fee: '-31.53',
    vat: '-92.68',
  });
  const week = `/api/v1/provider/earnings/lines?week=${cairoDay(new Date(booking.starts_at))}`;
  const { items } = Object((await market.ask('provider', 'GET', week)).body);
  expect(items).toMatchObject([{ booking_id: booking.id, earnings: { subtotal: '630.50' } }]);
});

test('the free times are as long as all together, and nobody else gets a part of it', async () => {
  const { market, drain } = await openPlumber();
  const lengths = (slots: Awaited<ReturnType<typeof slotsOf>>) => [
    ...new Set(slots.map(({ starts_at, ends_at }) => Date.parse(ends_at) - Date.parse(starts_at))),
  ];
  expect(lengths(await slotsOf(market))).toEqual([HOUR]);
  expect(lengths(await slotsOf(market, `&also[0]=${drain.id}`))).toEqual([2.5 * HOUR]);
  const booking = await bookWith(market, [drain.id], { starts_at: hoursFrom(product.clock.now, 48) });
  const inside = { starts_at: hoursFrom(product.clock.now, 50) };
  expect(refusalOf(await market.tryToBook(inside))).toBe('slot_taken');
  const starts = (await slotsOf(market)).map(({ starts_at }) => starts_at);
  expect(starts).not.toContain(inside.starts_at);
  expect(starts).not.toContain(booking.starts_at);
});

test('a customer who saw the price of one service books no two', async () => {
  const { market, drain } = await openPlumber();
  const refused = await market.tryToBook({ also: [drain.id], customer_total: await market.total() });
  expect([refusalOf(refused), refused.body]).toMatchObject(['state_changed', { data: { amount: '754.71' } }]);
});

test('what cannot be booked together is refused, by the price and the times, too', async () => {
  const { market, drain } = await openPlumber();
  const { world, provider, offer } = market;
  const same = { slug: offer.category_slug };
  const others = await openMarket(product);
  const other = await world.category();
  const hours = await world.service(await world.category());
  const card = (given = {}, category = same) => world.card(provider, category, given).then(({ id }) => id);
  const unsuitable: Readonly<Record<string, string[]>> = {
    'of another provider': [others.offer.id],
    'of another category': [await card({}, other)],
    'by the hour': [await card({ service_id: hours.id })],
    'a visit': [await card({ is_visit: true })],
    inactive: [await card({ is_active: false })],
    unknown: [others.provider.id],
    itself: [offer.id],
    twice: [drain.id, drain.id],
    'one of two': [drain.id, others.offer.id],
    'too long together': [await card({ duration_minutes: 720 })],
  };
  for (const [why, also] of Object.entries(unsuitable)) {
    const booked = await market.tryToBook({ also, customer_total: '754.71' });
    const search = also.map((id, index) => `also[${index}]=${id}`).join('&');
    const read = await Promise.all(
      ['price?', 'own-price?', 'slots?mode=in_person&'].map((path) =>
        market.ask('customer', 'GET', `/api/v1/service-cards/${offer.id}/${path}${search}`),
      ),
    );
    for (const answer of [booked, ...read])
      expect([refusalOf(answer), answer.body], why).toMatchObject([
        'invalid_input',
        { data: { fields: [{ path: 'also' }] } },
      ]);
  }
  await product.owner.execute(sql`update service_cards set is_visit = true where id = ${offer.id}`);
  const withVisit = await market.tryToBook({ also: [drain.id], customer_total: '754.71', is_visit: true });
  expect([refusalOf(withVisit), withVisit.body]).toMatchObject([
    'invalid_input',
    { data: { fields: [{ path: 'also' }] } },
  ]);
  const many = await Promise.all(Array.from({ length: 5 }, () => card()));
  expect(refusalOf(await market.tryToBook({ also: many, customer_total: '754.71' })), 'too many').toBe('invalid_input');
});

test('a service is not removed while it is booked with another one', async () => {
  const { market, drain } = await openPlumber();
  const { id } = await bookWith(market, [drain.id]);
  const remove = () => market.ask('provider', 'DELETE', `/api/v1/provider/cards/${drain.id}`);
  expect(refusalOf(await remove())).toBe('open_bookings');
  await market.step('customer', id, 'withdraw');
  expect((await remove()).status).toBe(200);
  expect((await market.read('customer', id)).services).toHaveLength(2);
});

test('nobody books several services of their own', async () => {
  const { market, drain } = await openPlumber();
  const refused = await market.tryToBook({ also: [drain.id], customer_total: '754.71' }, undefined, market.as.provider);
  expect([refusalOf(refused), refused.body]).toMatchObject([
    'invalid_input',
    { data: { fields: [{ path: 'service_card_id' }] } },
  ]);
});

test('an older client sends no others, and reads a booking without services', async () => {
  const { market } = await openPlumber();
  expect(await market.book()).toMatchObject({ title_en: 'My offer', services: [], price: { subtotal: '450.00' } });
});
