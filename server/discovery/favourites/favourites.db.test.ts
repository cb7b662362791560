import { LEAVING } from '@hirfa/domain/accounts';
import { FAVOURITES as LIMITS } from '@hirfa/domain/search';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { refusalOf } from '../../testing/calls.ts';
import { openMarket } from '../../testing/market.ts';
import { useProduct } from '../../testing/product.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { createProviders, openSaved, saving } from './testing/saved.ts';

const product = useProduct();

/** Moves the clock, so that what is saved next is the latest. */
const later = () => {
  product.clock.now = new Date(product.clock.now.getTime() + 60_000);
};

test('who is saved twice is there once, and the latest saved are the first, page by page', async () => {
  const market = await openMarket(product);
  const customer = saving(product, market.as.customer);
  const [one = '', two = '', three = ''] = await createProviders(market, 3);
  for (const id of [one, two, three, one]) {
    expect((await customer.save(id)).body).toEqual({ id });
    later();
  }
  expect(await customer.ids()).toEqual([three, two, one]);
  const first = await customer.list('?limit=2');
  const rest = await customer.list(`?limit=2&cursor=${first.next_cursor}`);
  expect([first, rest].map(({ items }) => items.map(({ provider_id }) => provider_id))).toEqual([[three, two], [one]]);
  expect(rest.next_cursor).toBeNull();
});

test('the list has what cards of found providers have: the cheapest offer, for what customers pay', async () => {
  const { market, provider, customer, freeIn } = await openSaved(product);
  await market.world.card(provider, { slug: market.offer.category_slug }, { base_price: '300.00' });
  await freeIn(3);
  await customer.save(provider.id);
  const { items } = await customer.list();
  expect(items).toEqual([
    expect.objectContaining({
      provider_id: provider.id,
      state: 'listed',
      provider: expect.objectContaining({
        id: provider.id,
        price_from: '359.10',
        next_free_at: expect.any(String),
        offer: expect.objectContaining({ base_price: '300.00', customer_price: '359.10' }),
      }),
    }),
  ]);
});

test('who cannot be booked now stays in the list, without a name where they have no page', async () => {
  const { provider, customer, freeIn, neverFree } = await openSaved(product);
  const stored = async () => {
    const [item, ...others] = (await customer.list()).items;
    expect(others).toEqual([]);
    return [item?.state, item?.provider?.display_name_en, item?.category.slug];
  };
  await freeIn(3);
  await customer.save(provider.id);
  const slug = provider.primary_category;
  expect(await stored()).toEqual(['listed', 'Salma A.', slug]);
  await neverFree();
  expect(await stored()).toEqual(['unlisted', 'Salma A.', slug]);
  await product.owner.execute(sql`update provider_profiles set is_active = false where id = ${provider.id}`);
  expect(await stored()).toEqual(['absent', undefined, slug]);
  await product.owner.execute(sql`update provider_profiles set deleted_at = now() where id = ${provider.id}`);
  expect(await stored()).toEqual(['gone', undefined, slug]);
  expect((await customer.save(provider.id)).body).toEqual({ id: provider.id });
  await customer.remove(provider.id);
  expect(refusalOf(await customer.save(provider.id))).toBe('not_found');
});

test('removing can be repeated, and changes no other list', async () => {
  const market = await openMarket(product);
  const [customer, other] = [saving(product, market.as.customer), saving(product, market.as.provider)];
  const [id = ''] = await createProviders(market, 1);
  await customer.save(id);
  await other.save(id);
  expect((await customer.remove(id)).body).toEqual({ id });
  expect((await customer.remove(id)).body).toEqual({ id });
  expect([await customer.ids(), await other.ids()]).toEqual([[], [id]]);
  expect(refusalOf(await customer.save(newId()))).toBe('not_found');
});

test('what a device has kept is merged in its order; who has no page is left out', async () => {
  const market = await openMarket(product);
  const customer = saving(product, market.as.customer);
  const [one = '', two = '', three = ''] = await createProviders(market, 3);
  await customer.save(one);
  later();
  expect((await customer.merge([three, newId(), two, three, one])).body).toEqual({ left_out: 0 });
  expect(await customer.ids()).toEqual([three, two, one]);
  expect((await customer.merge([two])).body).toEqual({ left_out: 0 });
  const many = Array.from({ length: LIMITS.mergedAtOnce + 1 }, () => newId());
  expect([(await customer.merge(many)).status, (await customer.merge([])).status]).toEqual([400, 400]);
});

test(
  'nobody has more than two hundred: not by saving, merging, or both at the same time',
  { timeout: 60_000 },
  async () => {
    const market = await openMarket(product);
    const customer = saving(product, market.as.customer);
    const [old, ids] = [await createProviders(market, LIMITS.most - 2), await createProviders(market, 6)];
    await product.owner.execute(sql`insert into favourites (user_id, provider_id, saved_at, waits)
    select ${market.customer.id}, id, now(), false from unnest(${sql.param(old)}::uuid[]) as id`);
    const answers = await Promise.all([
      ...ids.slice(0, 4).map(async (id) => (await customer.save(id)).status),
      customer.merge(ids.slice(4)).then(({ status }) => status),
    ]);
    expect(await customer.ids()).toHaveLength(LIMITS.most);
    expect(answers.filter((status) => status === 200).length).toBeGreaterThan(0);
    expect(refusalOf(await customer.save((await createProviders(market, 1))[0] ?? ''))).toBe('too_many_favourites');
    expect((await customer.merge(await createProviders(market, 2))).body).toEqual({ left_out: 2 });
    const [first = ''] = await customer.ids();
    expect((await customer.save(first)).body).toEqual({ id: first });
  },
);

test('the same provider saved ten times at once is there once', async () => {
  const market = await openMarket(product);
  const customer = saving(product, market.as.customer);
  const [id = ''] = await createProviders(market, 1);
  const statuses = await Promise.all(
    Array.from(
      { length: 10 },
      async (_, number) => (await (number % 2 ? customer.merge([id]) : customer.save(id))).status,
    ),
  );
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(await customer.ids()).toEqual([id]);
});

test('each change is told to the other tabs of the person, and to nobody else', async () => {
  const market = await openMarket(product);
  const customer = saving(product, market.as.customer);
  const [id = ''] = await createProviders(market, 1);
  for (const change of [customer.save, customer.save, customer.remove, customer.remove]) await change(id);
  await customer.merge([id]);
  await product.work();
  const events = await product.owner.execute(
    sql`select stream from stream_events where type = 'favourites_changed' and entity_id = ${market.customer.id}`,
  );
  expect(events).toEqual(Array.from({ length: 3 }, () => ({ stream: `user:${market.customer.id}` })));
});

test('the copy of one’s data has them, and they go with the account', async () => {
  const market = await openMarket(product);
  const user = await market.world.user();
  const person = saving(product, await signedIn(product, user.id));
  await person.save(market.provider.id);
  const copy = JSON.stringify((await person.send('GET', '/api/v1/me/export')).body);
  expect(copy).toMatch(new RegExp(`"public.favourites":\\[\\{[^\\]]*${market.provider.id}`));
  expect((await person.send('POST', '/api/v1/me/deletion', { word: 'DELETE' })).status).toBe(200);
  product.clock.now = new Date(product.clock.now.getTime() + LEAVING.waitMs);
  await product.work();
  expect(await product.owner.execute(sql`select 1 from favourites where user_id = ${user.id}`)).toEqual([]);
});
