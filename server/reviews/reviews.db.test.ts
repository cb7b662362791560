import { hundredthsForOrder, shownTenths } from '@hirfa/domain/reviews';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { databaseCode } from '../platform/errors/database-errors.ts';
import { newId } from '../platform/ids.ts';
import { refusalOf } from '../testing/calls.ts';
import { leave } from '../testing/chats.ts';
import { hoursFrom, type Market } from '../testing/market.ts';
import { useProduct } from '../testing/product.ts';
import { openReviews } from './testing/open-reviews.ts';

const product = useProduct();
const DAY = 24;

const newsOf = async (userId: string, type: string) =>
  (
    await product.owner.execute(sql`select metadata->>'part' as part from notifications
    where user_id = ${userId} and type = ${type}`)
  ).length;
const figuresOf = async ({ provider, offer }: Market) => {
  const [row] = await product.owner.execute(sql`select average_rating, rating_count, order_rating, rating_and_jobs,
    rating_tenths from provider_metrics join listed_offers using (provider_id)
    where provider_id = ${provider.id} and card_id = ${offer.id}`);
  return row;
};

test('two reviews are published when the second one is written, and neither side reads the other before', async () => {
  const { market, settled, write, read, listed } = await openReviews(product);
  const id = await settled();
  const first = await write('customer', id, { stars: 4, chips: ['patient'], text: 'Calm and clear.' });
  expect(first).toMatchObject({ part: 'customer', can_write: true, own: { state: 'waiting', stars: 4 }, other: null });
  expect(await read('provider', id)).toMatchObject({ own: null, other: null, can_write: true });
  expect(await listed()).toMatchObject({ items: [], average_rating: null, rating_count: 0 });

  await write('customer', id, { stars: 5, chips: ['patient'], text: 'Calm, clear, kind.' });
  const both = await write('provider', id, { stars: 5, chips: ['clear_request'], text: 'Everything was ready.' });
  expect(both).toMatchObject({ own: { state: 'published' }, other: { stars: 5, text: 'Calm, clear, kind.' } });
  expect(await read('customer', id)).toMatchObject({ other: { text: 'Everything was ready.' }, can_write: false });
  const { items, ...rating } = await listed();
  expect(rating).toMatchObject({ average_rating: '5.0', rating_count: 1, distribution: [0, 0, 0, 0, 1] });
  expect(items).toMatchObject([{ author_name: 'Mona F.', chips: ['patient'], reply: null }]);
  await product.work();
  for (const person of [market.customer.id, market.provider.user_id])
    expect(await newsOf(person, 'review_received')).toBe(1);
});

test('a review that nobody answers is published after 14 days, and is asked and reminded of once', async () => {
  const { market, settled, write, pass, tryToWrite, listed } = await openReviews(product);
  const id = await settled();
  const counts = async () => [
    await newsOf(market.customer.id, 'review_asked'),
    await newsOf(market.provider.user_id, 'review_asked'),
    await newsOf(market.customer.id, 'review_reminder'),
    await newsOf(market.provider.user_id, 'review_reminder'),
  ];
  expect(await counts()).toEqual([1, 1, 0, 0]);
  await write('customer', id, { stars: 2, text: 'Late.' });
  await pass(11 * DAY);
  expect(await counts()).toEqual([1, 1, 0, 1]);
  expect((await listed()).items).toEqual([]);
  await pass(3 * DAY);
  expect(await listed()).toMatchObject({ items: [{ stars: 2 }], average_rating: '2.0' });
  expect(refusalOf(await tryToWrite('provider', id))).toBe('state_changed');
  expect(await counts()).toEqual([1, 1, 0, 1]);
});

test('the ratings of lists follow each published, hidden and shown review', async () => {
  const { market, settled, write, pass, listed } = await openReviews(product);
  const counts = [0, 0, 0, 0, 0];
  const expected = () => {
    const tenths = shownTenths(counts);
    return {
      average_rating: tenths === null ? null : (tenths / 10).toFixed(1),
      order_rating: (hundredthsForOrder(counts) / 100).toFixed(2),
      rating_tenths: tenths ?? 0,
    };
  };
  let hidden = '';
  for (const stars of [5, 2, 4]) {
    const id = await settled();
    const { own } = await write('customer', id, { stars });
    await write('provider', id, {});
    counts[stars - 1] = (counts[stars - 1] ?? 0) + 1;
    if (stars === 2) hidden = own?.id ?? '';
    expect(await figuresOf(market)).toMatchObject(expected());
  }
  expect((await listed()).average_rating).toBe('3.7');
  const reason = { reason: 'It insults somebody.' };
  const hide = await market.ask('admin', 'POST', `/api/v1/admin/reviews/${hidden}/hide`, reason);
  expect(hide.body).toEqual({ hidden: true });
  counts[1] = 0;
  expect(await figuresOf(market)).toMatchObject({ ...expected(), rating_count: 2 });
  expect((await listed()).items.map(({ stars }) => stars)).toEqual([4, 5]);
  expect(refusalOf(await market.ask('admin', 'POST', `/api/v1/admin/reviews/${hidden}/hide`, reason))).toBe(
    'state_changed',
  );
  await pass(1);
  const again = { reason: 'It insults nobody.' };
  expect((await market.ask('admin', 'POST', `/api/v1/admin/reviews/${hidden}/show`, again)).status).toBe(200);
  counts[1] = 1;
  expect(await figuresOf(market)).toMatchObject(expected());
  const log = await market.ask('admin', 'GET', `/api/v1/admin/audit-log?entity_id=${hidden}`);
  expect(log.body).toMatchObject({
    items: [
      { action: 'review.show', before: reason, after: again },
      { action: 'review.hide', after: reason },
    ],
  });
});

test('a provider replies once to a published review', async () => {
  const { market, settled, write, listed } = await openReviews(product);
  const id = await settled();
  const { own } = await write('customer', id, { stars: 3 });
  const reply = (text: string) => market.ask('provider', 'POST', `/api/v1/reviews/${own?.id}/reply`, { text });
  expect(refusalOf(await reply('Thank you!'))).toBe('not_found');
  await write('provider', id);
  expect(refusalOf(await reply('Call me on 01012345678'))).toBe('invalid_input');
  expect((await reply('Thank you!')).body).toMatchObject({ reply: { text: 'Thank you!' } });
  expect(refusalOf(await reply('And again'))).toBe('state_changed');
  expect((await listed()).items).toMatchObject([{ reply: { text: 'Thank you!' } }]);
  const other = await openReviews(product);
  const foreign = await other.market.ask('provider', 'POST', `/api/v1/reviews/${own?.id}/reply`, { text: 'Mine' });
  expect(refusalOf(foreign)).toBe('not_found');
});

test('what nobody may write is refused by the call', async () => {
  const { market, settled, tryToWrite, write } = await openReviews(product);
  const booked = await market.confirmed({ starts_at: hoursFrom(product.clock.now, 200) });
  expect(refusalOf(await tryToWrite('customer', booked.id))).toBe('state_changed');
  expect(refusalOf(await tryToWrite('customer', newId()))).toBe('not_found');
  const id = await settled();
  for (const said of [
    { stars: 0 },
    { stars: 6 },
    { stars: 4.5 },
    { text: 'x'.repeat(1001) },
    { text: 'ring ٠١٠١٢٣٤٥٦٧٨' },
    { text: 'turned \u202e around' },
    { chips: ['clear_request'] },
    { chips: ['patient', 'patient'] },
  ])
    expect(refusalOf(await tryToWrite('customer', id, said)), JSON.stringify(said)).toBe('invalid_input');
  expect(await write('customer', id, { text: '<script>alert(1)</script>' })).toMatchObject({
    own: { text: '<script>alert(1)</script>' },
  });
});

test('the database refuses a second review, one of an unsettled booking, wrong stars and an early reply', async () => {
  const { market, settled, write } = await openReviews(product);
  const id = await settled();
  const { id: open } = await market.confirmed({ starts_at: hoursFrom(product.clock.now, 200) });
  const { own } = await write('customer', id);
  const add = (booking: string, stars = 5) => sql`insert into reviews (id, booking_id, subject, author_id, provider_id,
    customer_id, stars, author_name, created_at) values (${newId()}, ${booking}, 'provider', ${market.customer.id},
    ${market.provider.id}, ${market.customer.id}, ${stars}, 'x', now())`;
  const refused = async (statement: ReturnType<typeof add>) =>
    product.owner.execute(statement).then(() => null, databaseCode);
  expect(await refused(add(id))).toBe('23505');
  expect(await refused(add(open))).toBe('23514');
  expect(await refused(sql`update reviews set stars = 6 where id = ${own?.id}`)).toBe('23514');
  expect(await refused(sql`update reviews set reply_text = 'x', replied_at = now() where id = ${own?.id}`)).toBe(
    '23514',
  );
});

test('two reviews that are written at the same moment are both published', async () => {
  const { settled, tryToWrite, listed } = await openReviews(product);
  const id = await settled();
  await Promise.all([tryToWrite('customer', id), tryToWrite('provider', id)]);
  expect((await listed()).rating_count).toBe(1);
});

test('the rating of a customer is read by a provider with a live request of theirs, and by admins', async () => {
  const { market, settled, write } = await openReviews(product);
  const id = await settled();
  await write('customer', id);
  await write('provider', id, { stars: 3, text: 'Nobody was at home at first.' });
  const rating = (who: 'customer' | 'provider' | 'admin', booking: string) =>
    market.ask(who, 'GET', `/api/v1/bookings/${booking}/customer-rating`);
  expect((await rating('provider', id)).body).toBeNull();
  expect((await rating('admin', id)).body).toMatchObject({ average_rating: '3.0', rating_count: 1 });
  const ratings = async () => (await market.ask('provider', 'GET', '/api/v1/provider/customer-ratings')).body;
  expect(await ratings()).toEqual({ items: [] });
  const { id: asked } = await market.request();
  expect(await ratings()).toEqual({ items: [{ booking_id: asked, average_rating: '3.0', rating_count: 1 }] });
  expect((await rating('provider', asked)).body).toMatchObject({
    average_rating: '3.0',
    distribution: [0, 0, 1, 0, 0],
    items: [{ text: 'Nobody was at home at first.' }],
  });
  expect(refusalOf(await rating('customer', asked))).toBe('not_found');
});

test('who leaves takes their words along; the stars stay', async () => {
  const { market, settled, write, listed } = await openReviews(product);
  const id = await settled();
  await write('customer', id, { stars: 4, text: 'Good.' });
  await write('provider', id, { stars: 5, text: 'Kind.' });
  await leave(product, market.customer.id);
  expect(await listed()).toMatchObject({
    average_rating: '4.0',
    items: [{ stars: 4, text: '', author_name: '' }],
  });
  const rows = await product.owner.execute(sql`select subject, text from reviews where booking_id = ${id}`);
  expect(rows.map(({ text }) => text)).toEqual(['', '']);
});
