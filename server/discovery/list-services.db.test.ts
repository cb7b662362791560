import { pageOf } from '@hirfa/contract/lists';
import { ServiceTile } from '@hirfa/contract/discovery';
import { expect, test } from 'vitest';
import { ask, read, refusalOf } from '../testing/calls.ts';
import { useProduct } from '../testing/product.ts';
import { createWorld } from '../testing/world.ts';

const product = useProduct();
const Services = pageOf(ServiceTile);

async function offered(count: number, category: { id: string; slug: string }, title: string) {
  const world = createWorld(product.owner, product.clock.now);
  const service = await world.service(category, { title_en: title });
  for (let at = 0; at < count; at += 1) {
    const provider = await world.provider(category);
    await world.card(provider, category, { service_id: service.id, base_price: `${300 - at}.00` });
  }
  return service;
}

test('services are sorted by their offers, most first, with the lowest price', async () => {
  const category = await createWorld(product.owner, product.clock.now).category();
  const few = await offered(1, category, 'Few');
  const many = await offered(3, category, 'Many');
  const none = await offered(0, category, 'None');
  const { items } = await read(product, `/api/v1/services?category=${category.slug}`, Services);
  expect(items.map(({ slug, provider_count, price_from }) => ({ slug, provider_count, price_from }))).toEqual([
    { slug: many.slug, provider_count: 3, price_from: '356.71' },
    { slug: few.slug, provider_count: 1, price_from: '359.10' },
    { slug: none.slug, provider_count: 0, price_from: null },
  ]);
});

test('the pages contain every service once', async () => {
  const category = await createWorld(product.owner, product.clock.now).category();
  const made = [];
  for (let at = 0; at < 7; at += 1) made.push((await offered(at % 2, category, `Walk ${at}`)).slug);
  const met: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const page: { items: { slug: string }[]; next_cursor: string | null } = await read(
      product,
      `/api/v1/services?category=${category.slug}&limit=2${cursor && `&cursor=${cursor}`}`,
      Services,
    );
    met.push(...page.items.map(({ slug }) => slug));
    cursor = page.next_cursor;
  }
  expect(met.toSorted()).toEqual(made.toSorted());
});

test('a search finds a service in both languages and in every spelling of Arabic letters', async () => {
  const world = createWorld(product.owner, product.clock.now);
  const category = await world.category();
  const service = await world.service(category, {
    title_en: 'Oud lessons',
    title_ar: 'دروس عُودٍ للمبتدئين في الإسكندريّة',
  });
  for (const words of ['OUD', 'الاسكندريه', 'عود']) {
    const { items } = await read(
      product,
      `/api/v1/services?category=${category.slug}&q=${encodeURIComponent(words)}`,
      Services,
    );
    expect(
      items.map(({ slug }) => slug),
      words,
    ).toEqual([service.slug]);
  }
  const { items } = await read(
    product,
    `/api/v1/services?category=${category.slug}&q=${encodeURIComponent('100%_\\')}`,
    Services,
  );
  expect(items).toEqual([]);
});

test('an invalid cursor is refused', async () => {
  const answer = await ask(product, 'GET', '/api/v1/services?cursor=WzEsMl0');
  expect([answer.status, refusalOf(answer)]).toEqual([400, 'invalid_input']);
});
