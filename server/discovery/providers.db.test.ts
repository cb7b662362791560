import { ServiceArea } from '@hirfa/contract/catalogue';
import { FoundProvider, HomePage, Offer, ProviderPage } from '@hirfa/contract/discovery';
import { pageOf } from '@hirfa/contract/lists';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { ask, read, refusalOf } from '../testing/calls.ts';
import { useProduct } from '../testing/product.ts';
import { createWorld } from '../testing/world.ts';

const product = useProduct();
const Providers = pageOf(FoundProvider);
const world = () => createWorld(product.owner, product.clock.now);

test('the home page shows the three providers of each type with the most completed jobs', async () => {
  const category = await world().category();
  const jobs = { community: [3, 900, 902, 901], trusted_essential: [5, 800, 802, 801] } as const;
  for (const [provider_type, counts] of Object.entries(jobs)) {
    const type = provider_type === 'community' ? 'community' : 'trusted_essential';
    for (const total_jobs of counts) await world().provider(category, { provider_type: type, metrics: { total_jobs } });
    await world().provider(category, {
      provider_type: type,
      metrics: { total_jobs: 999 },
      verification_status: 'pending',
    });
  }
  const { top_providers } = await read(product, '/api/v1/home', HomePage);
  const shown = (tiles: { total_jobs: number }[]) => tiles.map(({ total_jobs }) => total_jobs);
  expect([shown(top_providers.community), shown(top_providers.trusted_essential)]).toEqual([
    [902, 901, 900],
    [802, 801, 800],
  ]);
});

test('providers of a type are sorted by jobs, most first, and the pages contain each once', async () => {
  const category = await world().category();
  const made: string[] = [];
  for (const total_jobs of [4, 4, 4, 9, 0]) {
    const provider = await world().provider(category, { metrics: { total_jobs } });
    await world().card(provider, category);
    made.push(provider.id);
  }
  const firm = await world().provider(category, { provider_type: 'trusted_essential' });
  await world().card(firm, category);
  const met: { id: string; total_jobs: number }[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const path = `/api/v1/providers?type=community&category=${category.slug}&limit=2${cursor && `&cursor=${cursor}`}`;
    const page: z.infer<typeof Providers> = await read(product, path, Providers);
    met.push(...page.items);
    cursor = page.next_cursor;
  }
  expect(met.map(({ total_jobs }) => total_jobs)).toEqual([9, 4, 4, 4, 0]);
  expect(met.map(({ id }) => id).toSorted()).toEqual(made.toSorted());
});

test('a provider page contains the offers and no private data', async () => {
  const category = await world().category();
  const area = await world().area({ name_en: 'Zamalek', name_ar: 'الزمالك' });
  const provider = await world().provider(category, {
    full_name: 'Salma Abdel Rahman',
    metrics: { average_rating: '4.9', total_jobs: 128 },
  });
  await world().worksIn(provider, area);
  const expensive = await world().card(provider, category, { base_price: '400.00' });
  const hourly = await world().service(category, { pricing_mode: 'hourly' });
  const cheap = await world().card(provider, category, { base_price: '90.50', service_id: hourly.id });
  await world().card(provider, category, { base_price: '10.00', is_active: false });
  const page = await read(product, `/api/v1/providers/${provider.id}`, ProviderPage);
  expect(page).toMatchObject({ display_name_en: 'Salma A.', average_rating: '4.9', total_jobs: 128, is_online: true });
  const inList = await read(product, `/api/v1/providers?category=${category.slug}`, Providers);
  for (const { price_from, pricing_mode } of [page, ...inList.items])
    expect([price_from, pricing_mode]).toEqual(['108.33', 'hourly']);
  expect(page.areas).toEqual([{ id: area.id, name_en: 'Zamalek', name_ar: 'الزمالك' }]);
  expect(page.cards.map(({ id, base_price, service_slug }) => ({ id, base_price, service_slug }))).toEqual([
    { id: cheap.id, base_price: '90.50', service_slug: hourly.slug },
    { id: expensive.id, base_price: '400.00', service_slug: null },
  ]);
  expect(JSON.stringify(page)).not.toMatch(/Abdel Rahman|user_id|verification/);
});

test('what the database has and the contract does not name never leaves: the call fails', async () => {
  const provider = await world().provider(await world().category());
  const secret = JSON.stringify([{ en: 'Patience', ar: 'صبر', note: 'told in private' }]);
  await product.owner.execute(sql`update provider_profiles set skills = ${secret} where id = ${provider.id}`);
  const answer = await ask(product, 'GET', `/api/v1/providers/${provider.id}`);
  expect([answer.status, refusalOf(answer)]).toEqual([500, 'internal_error']);
  expect(JSON.stringify(answer.body)).not.toContain('private');
});

test('a response time and rates are public from five jobs on, the rating from the first review', async () => {
  const category = await world().category();
  const service = await world().service(category);
  const rating = { average_rating: '4.8', rating_count: 1 };
  const metrics = { ...rating, response_time_avg_minutes: 12 };
  const rates = { acceptance_rate: 90, completion_rate: 95 };
  const none = { ...rating, response_time_avg_minutes: null };
  for (const [total_jobs, shown] of [
    [4, false],
    [5, true],
  ] as const) {
    const provider = await world().provider(category, { metrics: { ...metrics, ...rates, total_jobs } });
    await world().card(provider, category, { service_id: service.id });
    const page = await read(product, `/api/v1/providers/${provider.id}`, ProviderPage);
    expect(page).toMatchObject(shown ? { ...metrics, ...rates } : { ...none, acceptance_rate: null });
    expect(page.completion_rate).toBe(shown ? rates.completion_rate : null);
    const inList = await read(product, `/api/v1/providers?category=${category.slug}`, Providers);
    const offers = await read(product, `/api/v1/services/${service.slug}/offers`, pageOf(Offer));
    const tiles = [...inList.items, ...offers.items.map((offer) => offer.provider)];
    for (const tile of tiles.filter(({ id }) => id === provider.id)) expect(tile).toMatchObject(shown ? metrics : none);
    expect(tiles.filter(({ id }) => id === provider.id)).toHaveLength(2);
  }
});

test('applicants and unknown ids get the same answer, not_found', async () => {
  const category = await world().category();
  const applicant = await world().provider(category, { verification_status: 'pending' });
  const answers = [
    await ask(product, 'GET', `/api/v1/providers/${applicant.id}`),
    await ask(product, 'GET', `/api/v1/providers/${category.id}`),
  ];
  expect(answers.map((answer) => [answer.status, refusalOf(answer)])).toEqual([
    [404, 'not_found'],
    [404, 'not_found'],
  ]);
});

test('offers of a service are sorted by the jobs of the provider, most first', async () => {
  const category = await world().category();
  const service = await world().service(category);
  const ids: string[] = [];
  for (const total_jobs of [1, 7]) {
    const provider = await world().provider(category, { metrics: { total_jobs } });
    await world().card(provider, category, { service_id: service.id });
    ids.unshift(provider.id);
  }
  const { items } = await read(product, `/api/v1/services/${service.slug}/offers`, pageOf(Offer));
  expect(items.map(({ provider, card }) => [provider.id, card.provider_id, provider.category.slug])).toEqual(
    ids.map((id) => [id, id, category.slug]),
  );
});

test('service areas are found by their ids', async () => {
  const [one, two] = [await world().area(), await world().area()];
  await world().area();
  const { items } = await read(
    product,
    `/api/v1/service-areas?ids=${one.id}&ids=${two.id}`,
    z.strictObject({ items: z.array(ServiceArea) }),
  );
  expect(items.map(({ id }) => id).toSorted()).toEqual([one.id, two.id].toSorted());
});
