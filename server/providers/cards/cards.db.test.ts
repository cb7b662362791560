import { OwnCard } from '@hirfa/contract/providers';
import { CARD_LIMITS } from '@hirfa/domain/providers';
import { type SQL, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { asPerson } from '../../kernel/transactions.ts';
import { newId } from '../../platform/ids.ts';
import { ask, refusalOf } from '../../testing/calls.ts';
import { CARDS, fieldsOf, openProvider, OWN, picture } from '../../testing/cards.ts';
import { openMarket } from '../../testing/market.ts';
import { useProduct } from '../../testing/product.ts';
import { createWorld } from '../../testing/world.ts';

const product = useProduct();
const world = () => createWorld(product.owner, product.clock.now);

test('a provider offers a service and a title of their own, which everybody sees at once', async () => {
  const { category, create, created, list, shown } = await openProvider(product);
  const service = await world().service(category, { title_en: 'Pottery', title_ar: 'فخار' });
  const key = newId();
  const listed = { ...OWN, service_slug: service.slug, title_en: 'Mine', base_price: '250' };
  const [first, again] = [await create(listed, key), await create(listed, key)];
  expect(again.body).toEqual(first.body);
  expect(OwnCard.parse(first.body)).toMatchObject({
    service_slug: service.slug,
    category_slug: category.slug,
    title_en: 'Pottery',
    title_ar: 'فخار',
    base_price: '250.00',
    pricing_mode: 'hourly',
    is_active: true,
    photos: [],
  });
  expect(await created()).toMatchObject({
    service_slug: null,
    category_slug: category.slug,
    title_en: 'ورشة للأطفال',
    title_ar: 'ورشة للأطفال',
    base_price: '300.50',
    pricing_mode: 'fixed',
    duration_minutes: 90,
  });
  expect((await list()).map(({ title_ar }) => title_ar).toSorted()).toEqual(['فخار', 'ورشة للأطفال']);
  expect((await shown()).map(({ title_ar }) => title_ar)).toEqual(['فخار', 'ورشة للأطفال']);
});

test('the rules of the application hold for cards, one at a time and in number', async () => {
  const { category, provider, create } = await openProvider(product);
  const trusted = await world().category({ tab: 'trusted' });
  const service = await world().service(category);
  const [foreign, gone] = [await world().service(trusted), await world().service(category, { is_active: false })];
  const refused = async (change: object) => fieldsOf(await create({ ...OWN, ...change }));
  expect(await refused({ title_ar: ' ' })).toEqual(['title_en required']);
  expect(await refused({ title_ar: 'اب', base_price: '19.99', duration_minutes: 45 })).toEqual([
    'title_ar too_short',
    'base_price out_of_range',
    'duration_minutes out_of_range',
  ]);
  expect(await refused({ title_en: 'Repairs, call 01012345678' })).toEqual(['title_en contact']);
  for (const { slug } of [foreign, gone, { slug: 'no-such-service' }])
    expect(await refused({ service_slug: slug })).toEqual(['service_slug required']);
  await create({ ...OWN, service_slug: service.slug });
  expect(await refused({ service_slug: service.slug })).toEqual(['service_slug repeated']);
  for (let count = 1; count < CARD_LIMITS.cards; count += 1) await world().card(provider, category);
  expect(await refused({})).toEqual(['cards too_many']);
  await product.owner.execute(
    sql`update service_cards set is_active = false, removed_at = now() where provider_id = ${provider.id} and service_id is null`,
  );
  for (let count = CARD_LIMITS.cards; count < CARD_LIMITS.newPerDay; count += 1)
    await world().card(provider, category, { is_active: false, removed_at: product.clock.now });
  expect(refusalOf(await create())).toBe('too_many_requests');
});

test('two tabs that offer the same service at once create one card', async () => {
  const { category, create, list } = await openProvider(product);
  const { slug } = await world().service(category);
  const answers = await Promise.all([1, 2, 3].map(() => create({ ...OWN, service_slug: slug })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400]);
  expect((await list()).length).toBe(1);
});

test('a card is changed and switched off; a catalogue title stays, and only new mistakes are refused', async () => {
  const { category, provider, call, created, list, shown } = await openProvider(product);
  const service = await world().service(category, { title_en: 'Pottery', title_ar: 'فخار' });
  const own = await created();
  const change = (id: string, fields: object) => call('PATCH', `${CARDS}/${id}`, fields);
  const changed = await change(own.id, { title_en: 'Workshop for children', base_price: '400' });
  expect(OwnCard.parse(changed.body)).toMatchObject({
    title_en: 'Workshop for children',
    title_ar: 'ورشة للأطفال',
    base_price: '400.00',
  });
  expect(fieldsOf(await change(own.id, { base_price: '5' }))).toEqual(['base_price out_of_range']);
  expect(refusalOf(await change(own.id, { category_slug: category.slug }))).toBe('invalid_input');
  const listed = await created({ ...OWN, service_slug: service.slug });
  expect((await change(listed.id, { title_en: 'Other' })).body).toMatchObject({ title_en: 'Pottery' });
  const old = await world().card(provider, category, { duration_minutes: 45 });
  expect((await change(old.id, { base_price: '500' })).status).toBe(200);
  const title_en = 'Repairs 01012345678';
  const { id } = await world().card(provider, category, { title_en });
  expect((await change(id, { title_en, base_price: '500' })).status).toBe(200);
  expect(fieldsOf(await change(id, { title_en: `${title_en}!` }))).toEqual(['title_en contact']);

  expect((await change(own.id, { is_active: false })).body).toMatchObject({ is_active: false });
  expect((await shown()).map(({ id }) => id)).not.toContain(own.id);
  expect((await list()).map(({ id }) => id)).toContain(own.id);
  await change(own.id, { is_active: true });
  expect((await shown()).map(({ id }) => id)).toContain(own.id);
});

test('a card with open bookings stays, past bookings keep its title, and a new price meets new bookings only', async () => {
  const market = await openMarket(product);
  const { id } = market.offer;
  const seen = await market.total();
  const booking = await market.book();
  const remove = () => market.ask('provider', 'DELETE', `${CARDS}/${id}`);
  expect(refusalOf(await remove())).toBe('open_bookings');

  await market.ask('provider', 'PATCH', `${CARDS}/${id}`, { base_price: '900', title_en: 'Another name' });
  const late = await market.tryToBook({
    starts_at: new Date(product.clock.now.getTime() + 80 * 3_600_000).toISOString(),
    customer_total: seen,
  });
  expect([refusalOf(late), late.body]).toMatchObject(['state_changed', { data: { amount: await market.total() } }]);
  const kept = await market.read('customer', booking.id);
  expect([kept.title_en, kept.price]).toEqual([booking.title_en, booking.price]);

  await market.step('customer', booking.id, 'withdraw');
  await product.work();
  expect((await remove()).body).toEqual({ id });
  expect((await market.read('customer', booking.id)).title_en).toBe(booking.title_en);
  expect(refusalOf(await remove())).toBe('not_found');
  expect(await market.total()).toBe('0.00');
});

test('applicants have no cards here, and a suspended provider reads them and changes nothing', async () => {
  for (const verification_status of ['pending', 'rejected'] as const) {
    const { call, create } = await openProvider(product, { verification_status, is_active: false });
    expect([refusalOf(await call('GET', CARDS)), refusalOf(await create())]).toEqual([
      'provider_required',
      'provider_required',
    ]);
  }
  const suspended = await openProvider(product, { is_active: false, suspension_reason: 'Nobody came' });
  const card = await world().card(suspended.provider, suspended.category);
  expect((await suspended.list()).map(({ id }) => id)).toEqual([card.id]);
  const tried = [
    await suspended.create(),
    await suspended.call('PATCH', `${CARDS}/${card.id}`, { base_price: '400' }),
    await suspended.call('DELETE', `${CARDS}/${card.id}`),
    await suspended.addPhoto(card.id, await picture(1)),
  ];
  expect(tried.map(refusalOf)).toEqual(Array.from({ length: 4 }, () => 'provider_required'));
});

test('nobody changes the cards of others, by calls or at the database', async () => {
  const [owner, other] = [await openProvider(product), await openProvider(product)];
  const card = await owner.created();
  const photo = OwnCard.parse((await owner.addPhoto(card.id, await picture(70))).body).photos[0]?.id;
  const paths = [
    ['PATCH', `${CARDS}/${card.id}`, { base_price: '20' }],
    ['DELETE', `${CARDS}/${card.id}`, undefined],
    ['DELETE', `${CARDS}/${card.id}/photos/${photo}`, undefined],
  ] as const;
  for (const [method, path, body] of paths) {
    expect(refusalOf(await other.call(method, path, body))).toBe('not_found');
    expect(refusalOf(await ask(product, method, path, body && { body }))).toBe('authentication_required');
  }
  expect(refusalOf(await other.addPhoto(card.id, await picture(2)))).toBe('not_found');
  const as = (user_id: string, statement: SQL) =>
    asPerson(
      product.pools.api,
      { kind: 'person', user_id, session_id: user_id, roles: [] },
      { now: product.clock.now, subscribers: [] },
      ({ db }) => db.execute(statement),
    );
  const insert = sql`insert into service_card_photos (id, card_id, url, position, created_at)
    values (${newId()}, ${card.id}, '/files/x', 9, now())`;
  await expect(as(other.provider.user_id, insert)).rejects.toMatchObject({ cause: { code: '42501' } });
  const tries = [
    sql`update service_cards set base_price = 20 where id = ${card.id} returning id`,
    sql`update service_card_photos set position = 9 returning id`,
    sql`delete from service_card_photos returning id`,
    sql`select id from service_card_photos`,
  ];
  for (const statement of tries) expect([...(await as(other.provider.user_id, statement))]).toEqual([]);
  await product.owner.execute(
    sql`update provider_profiles set is_active = false, suspension_reason = 'x' where id = ${owner.provider.id}`,
  );
  for (const statement of tries.slice(0, 3)) expect([...(await as(owner.provider.user_id, statement))]).toEqual([]);
});
