import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { openMarket } from '../../testing/market.ts';
import { useProduct } from '../../testing/product.ts';
import { createWorld } from '../../testing/world.ts';
import type { App } from '../call-context.ts';
import { openGate } from '../gate/gate.ts';
import { serveSitemaps } from './sitemaps.ts';

const product = useProduct();

/** sitemaps.org/schemas/sitemap/0.9 and its links to other languages, as strict as the schema: its order, its types. */
const ADDRESS = 'https?://[^\\s<>"\'&]{5,2000}';
const LOC = `<loc>${ADDRESS}</loc>`;
const LASTMOD = '<lastmod>\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ</lastmod>';
const LINK = `<xhtml:link rel="alternate" hreflang="(?:en|ar|x-default)" href="${ADDRESS}"/>`;
const HEAD = '<\\?xml version="1.0" encoding="UTF-8"\\?>\\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const URLSET = new RegExp(
  `^${HEAD}<urlset ${NAMESPACE} xmlns:xhtml="http://www.w3.org/1999/xhtml">\\n(?:<url>${LOC}(?:${LASTMOD})?(?:${LINK}){3}</url>\\n)+</urlset>\\n$`,
);
const INDEX = new RegExp(
  `^${HEAD}<sitemapindex ${NAMESPACE}>\\n(?:<sitemap>${LOC}(?:${LASTMOD})?</sitemap>\\n)+</sitemapindex>\\n$`,
);

type Get = (path: string, headers?: Record<string, string>) => Promise<Response>;
const get: Get = async (path, headers = {}) => fetch(product.address + path, { headers });

async function read(path: string, schema: RegExp, from: Get = get) {
  const answer = await from(path);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8']);
  const xml = await answer.text();
  expect(xml).toMatch(schema);
  return [...xml.matchAll(/<loc>(.*?)<\/loc>(?:<lastmod>(.*?)<)?/g)].map(([, address = '', changed]) => ({
    path: address.replace(product.address, '').replaceAll('&amp;', '&'),
    changed,
  }));
}
const paths = async (path: string, schema = URLSET, from: Get = get) =>
  (await read(path, schema, from)).map((each) => each.path);

/** The same product, whose sitemaps have two addresses each, read one by one. */
function inSmallParts(): Get {
  const app: App = new Hono();
  const site = { fetch: async () => new Response(), pages: async () => ['/'] };
  const { pools, services } = product;
  const gate = openGate({ services, clock: () => product.clock.now, rates: 'off' });
  serveSitemaps(app, { pools, services, site }, gate, { sitemap: 2, rows: 1 });
  return async (path, headers = {}) => app.request(path, { headers });
}

test('robots are led to the list of sitemaps', async () => {
  const robots = await (await get('/robots.txt')).text();
  expect(robots).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${product.address}/sitemap.xml\n`);
  await openMarket(product);
  const listed = await paths('/sitemap.xml', INDEX);
  expect(listed.slice(0, 2)).toEqual(['/sitemaps/en/pages.xml', '/sitemaps/ar/pages.xml']);
  for (const path of listed) expect((await paths(path)).length).toBeGreaterThan(0);
  for (const path of ['/sitemaps/fr/pages.xml', '/sitemaps/en/people.xml', '/sitemaps/en/services.xml?from=x'])
    expect((await get(path)).status, path).toBe(404);
});

test('sitemaps have every page that can be found, in each language with its address in the others', async () => {
  const { provider, world } = await openMarket(product);
  const category = await world.category();
  const service = await world.service(category);
  const hidden = await world.service(category, { is_active: false });
  const applicant = await world.provider(category, { verification_status: 'pending' });
  expect(await paths('/sitemaps/ar/pages.xml')).toEqual(['/ar', '/ar/services']);
  expect(await paths('/sitemaps/en/categories.xml')).toContain(`/community/${category.slug}`);
  const services = await paths('/sitemaps/ar/services.xml');
  expect(services).toContain(`/ar/service/${service.slug}`);
  expect(services).not.toContain(`/ar/service/${hidden.slug}`);
  const providers = await paths('/sitemaps/en/providers.xml');
  expect(providers).toContain(`/provider/${provider.id}`);
  expect(providers).not.toContain(`/provider/${applicant.id}`);
  const xml = await (await get('/sitemaps/ar/services.xml')).text();
  const english = `${product.address}/service/${service.slug}`;
  for (const [language, address] of [
    ['en', english],
    ['ar', `${product.address}/ar/service/${service.slug}`],
    ['x-default', english],
  ])
    expect(xml).toContain(`hreflang="${language}" href="${address}"`);
});

test('a page has the time of its last change, whoever made it; counts are none', async () => {
  const world = createWorld(product.owner, product.clock.now);
  const category = await world.category();
  const service = await world.service(category);
  const changed = async () =>
    (await read('/sitemaps/en/services.xml', URLSET)).find(({ path }) => path.endsWith(service.slug))?.changed;
  await product.owner.execute(sql`update services set changed_at = '2026-01-02T03:04:05Z' where id = ${service.id}`);
  expect(await changed()).toBe('2026-01-02T03:04:05Z');
  await product.owner.execute(sql`update services set provider_count = provider_count where id = ${service.id}`);
  expect(await changed()).toBe('2026-01-02T03:04:05Z');
  await product.owner.execute(sql`update services set summary_ar = 'جديد' where id = ${service.id}`);
  expect((await changed()) ?? '').toMatch(new RegExp(`^${new Date().getUTCFullYear()}-`));
});

test('who leaves, is suspended or cannot be booked is in no sitemap from then on, and an unchanged one is not sent again', async () => {
  const { provider } = await openMarket(product);
  const path = '/sitemaps/en/providers.xml';
  const etag = (await get(path)).headers.get('etag') ?? '';
  const again = await get(path, { 'if-none-match': etag });
  expect([again.status, await again.text()]).toEqual([304, '']);
  for (const change of [sql`is_bookable = false`, sql`is_active = false`, sql`verification_status = 'rejected'`]) {
    await product.owner.execute(sql`update provider_profiles set ${change} where id = ${provider.id}`);
    const answer = await get(path, { 'if-none-match': etag });
    expect([answer.status, (await answer.text()).includes(provider.id)]).toEqual([200, false]);
  }
});

test('a long sitemap is split, and its parts have every address once', async () => {
  const world = createWorld(product.owner, product.clock.now);
  const category = await world.category();
  for (let at = 0; at < 5; at += 1) await world.service(category);
  const small = inSmallParts();
  const listed = await paths('/sitemap.xml', INDEX, small);
  const parts = listed.filter((path) => path.startsWith('/sitemaps/ar/services.xml'));
  expect(parts.length).toBeGreaterThan(2);
  const found: string[] = [];
  for (const part of parts) {
    const some = await paths(part, URLSET, small);
    expect(some.length).toBeLessThanOrEqual(2);
    found.push(...some);
  }
  expect(found).toEqual(await paths('/sitemaps/ar/services.xml'));
});
