import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { refusalOf } from '../../testing/calls.ts';
import { sendPhoto } from '../../testing/chats.ts';
import { cardPicture, uploadDocument } from '../../testing/documents.ts';
import { openMarket } from '../../testing/market.ts';
import { liveThrough, ROLES } from '../../testing/marks/marked-life.ts';
import { putPhoto } from '../../testing/photos.ts';
import { SUPPORT } from '../../testing/support.ts';
import { newId } from '../../platform/ids.ts';
import { useCopies, DataCopy, readAll } from './testing/copies.ts';

const { product, personWith, ask, open } = useCopies();

const HOUR_MS = 3_600_000;
/** More than fits into all buffers between server and client. */
const ENOUGH = 8000;

test('rows whose key has several columns are all in the copy', async () => {
  const market = await openMarket(product);
  await product.owner.execute(sql`
    with made as (
      insert into service_areas (id, slug, city, name_en, name_ar, position)
      select gen_random_uuid(), 'area-' || n, 'cairo', 'Area', 'حي', 1 from generate_series(1, 1200) n returning id
    ) insert into provider_service_areas select ${market.provider.id}, id, 1 from made`);
  const { body } = await market.ask('provider', 'GET', '/api/v1/me/export');
  const areas = DataCopy.parse(body).data['public.provider_service_areas'] ?? [];
  expect(new Set(areas.map(({ service_area_id: id }) => id)).size).toBe(1201);
  expect(areas).toHaveLength(1201);
});

test.for(['identity', 'gzip'] as const)(
  'a read that fails breaks off the copy (%s), which leaves the hour free',
  async (encoding) => {
    const market = await personWith(ENOUGH);
    const { reader } = await open(market, encoding);
    await reader.read();
    await product.owner.execute(sql`revoke select on notifications from hirfa_api`);
    try {
      await expect(readAll(reader)).rejects.toThrow('terminated');
    } finally {
      await product.owner.execute(sql`grant select on notifications to hirfa_api`);
    }
    expect(product.logged.some((line) => line.includes('a copy of personal data broke off'))).toBe(true);
    expect((await ask(market)).status).toBe(200);
    expect(refusalOf(await ask(market))).toBe('too_many_requests');
  },
);

test('a client that breaks off its copy may ask again', async () => {
  const market = await personWith(ENOUGH);
  const leaving = new AbortController();
  const { reader } = await open(market, 'identity', leaving.signal);
  await reader.read();
  expect(refusalOf(await ask(market))).toBe('too_many_requests');
  leaving.abort();
  await expect.poll(async () => (await ask(market)).status).toBe(200);
});

test('a person gets the copy of their data once an hour', async () => {
  const market = await openMarket(product);
  const ask = (who: 'customer' | 'provider') => market.ask(who, 'GET', '/api/v1/me/export');
  expect((await ask('customer')).status).toBe(200);
  const refused = await ask('customer');
  expect([refused.status, refusalOf(refused), refused.headers.get('retry-after')]).toEqual([
    429,
    'too_many_requests',
    '3600',
  ]);
  expect((await ask('provider')).status).toBe(200);
  product.clock.now = new Date(product.clock.now.getTime() + HOUR_MS);
  expect((await ask('customer')).status).toBe(200);
});

test('the copy has the pictures themselves: photo, documents, photos of offers, chats and support', async () => {
  const market = await openMarket(product);
  const { provider: header } = market.as;
  const put = (path: string) => putPhoto(product, header, path);
  await put('/api/v1/me/photo');
  const headers = { ...(await header()), 'content-type': 'image/jpeg' };
  const path = `${product.address}/api/v1/provider/cards/${market.offer.id}/photos`;
  await fetch(path, { method: 'POST', headers, body: await cardPicture(4, 1600, 1200) });
  const { id } = await market.confirmed();
  await sendPhoto(product, header, id);
  await sendPhoto(product, market.as.customer, id);
  const { body: session } = await market.ask('provider', 'POST', SUPPORT, { language: 'en' });
  await put(`${SUPPORT}/${z.looseObject({ id: z.uuid() }).parse(session).id}/photos/${newId()}`);
  const document = await uploadDocument(product, header, await cardPicture(5), { purpose: 'change' });
  const { files } = DataCopy.parse((await market.ask('provider', 'GET', '/api/v1/me/export')).body);
  expect(Object.fromEntries(Object.entries(files).map(([name, pictures]) => [name, pictures.length]))).toEqual({
    photo: 1,
    documents: 1,
    'photos of offers': 1,
    'photos in chats': 1,
    'photos in support': 1,
    'photos in reviews': 0,
    'photos of problems': 0,
    'photos of receipts': 0,
  });
  expect(files.documents).toEqual([expect.objectContaining({ document_id: document.id, page: 1 })]);
  for (const { picture } of Object.values(files).flat()) {
    const [, content = ''] = /^data:image\/webp;base64,(.+)$/.exec(String(picture)) ?? [];
    expect(await sharp(Buffer.from(content, 'base64')).metadata()).toMatchObject({ format: 'webp' });
  }
});

test('whatever people have done with each other, the copy of each has no id of the others', async () => {
  const { ask: send, people } = await liveThrough(product);
  for (const role of ROLES) {
    const { data } = DataCopy.parse((await send(role, 'GET', '/api/v1/me/export')).body);
    expect(data['public.notifications']?.length, role).toBeGreaterThan(0);
    for (const other of ROLES.filter((each) => each !== role))
      for (const [table, rows] of Object.entries(data))
        expect(JSON.stringify(rows), `${table} of the ${role}`).not.toContain(people[other]);
  }
});
