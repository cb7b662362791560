import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import * as z from 'zod';
import { freshAddress, refusalOf } from '../../testing/calls.ts';
import { sendPhoto } from '../../testing/chats.ts';
import { cardPicture, uploadDocument } from '../../testing/documents.ts';
import { openMarket } from '../../testing/market.ts';
import { liveThrough, ROLES } from '../../testing/marks/marked-life.ts';
import { putPhoto } from '../../testing/photos.ts';
import { useProduct } from '../../testing/product.ts';
import { SUPPORT } from '../../testing/support.ts';
import { newId } from '../../platform/ids.ts';

const product = useProduct();
const HOUR_MS = 3_600_000;
const MANY = 20_000;
/** More than fits into all buffers between server and client. */
const ENOUGH = 8000;
const Row = z.record(z.string(), z.unknown());
const DataCopy = z.strictObject({
  made_at: z.iso.datetime(),
  data: z.record(z.string(), z.array(Row)),
  files: z.record(z.string(), z.array(Row)),
  complete: z.literal(true),
});

/** A person with so many notifications, of 2 kB each. */
async function personWith(count: number) {
  const market = await openMarket(product);
  await product.owner.execute(sql`
    insert into notifications (id, user_id, type, title_en, title_ar, message_en, message_ar, event_key, created_at)
    select gen_random_uuid(), ${market.customer.id}, 'job_request', 'Title', 'عنوان',
      (select string_agg(encode(sha512((n || '-' || part)::bytea), 'base64'), '') from generate_series(1, 20) as part), 'نص', 'test-' || n, now()
    from generate_series(1, ${count}::int) as n`);
  return market;
}

type Market = Awaited<ReturnType<typeof personWith>>;
const ask = ({ ask: send }: Market) => send('customer', 'GET', '/api/v1/me/export');

/** Requests the copy and returns its answer before its end. */
async function open({ as }: Market, encoding: 'identity' | 'gzip' = 'identity', signal?: AbortSignal) {
  const headers = { ...(await as.customer()), 'accept-encoding': encoding, 'x-forwarded-for': freshAddress() };
  const response = await fetch(`${product.address}/api/v1/me/export`, { headers, ...(signal && { signal }) });
  if (response.body === null) throw new Error('the answer has no body');
  return { response, reader: response.body.getReader() };
}

async function readAll(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<string> {
  const pieces: Uint8Array[] = [];
  for (let next = await reader.read(); !next.done; next = await reader.read()) pieces.push(next.value);
  return Buffer.concat(pieces).toString();
}

test('a copy with 20 000 notifications is complete, and is read in batches while the client takes it', async () => {
  const market = await personWith(MANY);
  const transactions = vi.spyOn(product.pools.api, 'transaction');
  const { response, reader } = await open(market);
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="hirfa-my-data.json"');
  let seen = 0;
  const isUnchanged = () => seen === (seen = transactions.mock.calls.length);
  await expect.poll(isUnchanged, { interval: 500 }).toBe(true);
  expect(seen, 'the server waits for the client').toBeLessThan(MANY / 500);
  const { data } = DataCopy.parse(JSON.parse(await readAll(reader)));
  expect(data['public.notifications']).toHaveLength(MANY);
  expect(new Set(data['public.notifications']?.map(({ id }) => id)).size).toBe(MANY);
  const reads = transactions.mock.calls.length;
  transactions.mockRestore();
  expect(reads).toBeGreaterThan(MANY / 500);
  expect(reads, 'a key and a batch for each other table').toBeLessThan(MANY / 500 + 2 * Object.keys(data).length);
});

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
