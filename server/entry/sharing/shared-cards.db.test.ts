import sharp from 'sharp';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openApp } from '../../testing/app.ts';
import { openMarket } from '../../testing/market.ts';
import { useProduct } from '../../testing/product.ts';

const product = useProduct();

test('a service and a provider have a picture for shared links in each language, until they have no page', async () => {
  const { provider, world } = await openMarket(product);
  const service = await world.service(await world.category());
  const etags = new Set<string>();
  for (const path of [`en/service/${service.slug}`, `ar/service/${service.slug}`, `ar/provider/${provider.id}`]) {
    const answer = await fetch(`${product.address}/share/${path}.png`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
    const picture = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect([picture.format, picture.width, picture.height]).toEqual(['png', 1200, 630]);
    const etag = answer.headers.get('etag') ?? '';
    etags.add(etag);
    const again = await fetch(`${product.address}/share/${path}.png`, { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
  }
  expect(etags.size).toBe(3);
  await product.owner.execute(sql`update provider_profiles set is_active = false where id = ${provider.id}`);
  for (const path of [`ar/provider/${provider.id}`, 'en/service/none', 'fr/service/x', 'en/person/x', 'en/provider/x'])
    expect((await fetch(`${product.address}/share/${path}.png`)).status, path).toBe(404);
});

test('who has too many pictures drawn is asked to wait, and still gets those that are drawn', async () => {
  const { world } = await openMarket(product);
  const category = await world.category();
  const [first, second] = [await world.service(category), await world.service(category, { title_en: 'Another' })];
  const app = openApp(product, { rates: { picture: { times: 1, perMs: 60_000 } } });
  const status = async (slug: string) => (await app.request(`/share/en/service/${slug}.png`, {}, {})).status;
  expect([await status(first.slug), await status(second.slug), await status(first.slug)]).toEqual([200, 429, 200]);
});
