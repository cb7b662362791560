import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import * as z from 'zod';
import type { Person } from '../../kernel/verb.ts';
import { newId } from '../../platform/ids.ts';
import { tryStatement } from '../../testing/access/try-statement.ts';
import { refusalOf } from '../../testing/calls.ts';
import { leave } from '../../testing/chats.ts';
import { disputing } from '../../testing/disputes/sides.ts';
import { cardPicture } from '../../testing/documents.ts';
import { receiptsOf } from '../../testing/extras/receipts.ts';
import { jobAtWork } from '../../testing/extras/sides.ts';
import { openMarket, passHours } from '../../testing/market.ts';
import { getPhoto } from '../../testing/photos.ts';
import { useProduct } from '../../testing/product.ts';
import { openQueue } from '../../testing/queue.ts';

const product = useProduct();
const files = async () => (await product.services.privatePhotos.names()).length;
const Copy = z.looseObject({ files: z.record(z.string(), z.unknown()) });

async function openJob() {
  const job = await jobAtWork(product);
  return { ...job, ...receiptsOf(product, job.market, job.booking.id) };
}

type Job = Awaited<ReturnType<typeof openJob>>;
const sight = async ({ look }: Pick<Job, 'look'>, photo: string) => {
  const answers: Record<string, number> = {};
  for (const who of ['customer', 'provider', 'admin'] as const) answers[who] = (await look(who, photo)).status;
  return answers;
};

test('receipts are of the provider until the extra is proposed; then both people and admins see them, nobody else', async () => {
  const job = await openJob();
  const { market, booking, propose, add, list, pay } = job;
  const stranger = (await openMarket(product)).as;
  const forOthers = async (photo: string) => {
    const headers = [stranger.customer, stranger.provider, async () => ({})];
    const looks = headers.map(async (header) => (await getPhoto(product, header, `/receipt-photos/${photo}`)).status);
    return Promise.all(looks);
  };
  const [one, two] = [await add(), await add()];
  expect([await list(), refusalOf(await job.tryToList('admin'))]).toEqual([[one, two], 'not_found']);
  expect((await job.tryToList('customer')).body).toEqual({ items: [] });
  expect(await sight(job, one.id)).toEqual({ customer: 404, provider: 200, admin: 404 });
  expect((await propose()).status).toBe(200);
  expect(await list()).toEqual([]);
  for (const who of ['customer', 'provider'] as const)
    expect((await market.read(who, booking.id)).extras).toMatchObject([{ photos: [one, two] }]);
  expect(await sight(job, one.id)).toEqual({ customer: 200, provider: 200, admin: 200 });
  expect(await forOthers(one.id)).toEqual([404, 404, 401]);
  await pay();
  await product.work();
  const { body } = await market.ask('admin', 'GET', `/api/v1/admin/bookings/${booking.id}`);
  expect(body).toMatchObject({ booking: { extras: [{ outcome: 'added', photos: [one, two] }] } });
});

test('whoever decides about a problem in the queue sees the extra work of the booking, with its receipts', async () => {
  const { market, booking, propose, add, pay } = await openJob();
  const photo = await add();
  await propose();
  await pay();
  await product.work();
  const { open, answer } = disputing(product, market, booking.id);
  await open();
  await answer();
  const items = await (await openQueue(product, market)).all({ kind: 'dispute' });
  expect(items.find(({ id }) => id === booking.id)).toMatchObject({
    extras: [{ outcome: 'added', work: '100.00', materials: '50.00', photos: [photo] }],
    lines: { customer_total: '718.20' },
  });
});

test('the look of an admin is in the audit log, and nothing keeps the picture; those of the two people are not', async () => {
  const { market, booking, propose, add, look } = await openJob();
  const { id } = await add();
  await propose();
  const looks = async () => {
    const [row] = await product.owner.execute(sql`select count(*)::int as count from audit_log
      where action = 'receipt_photo.look' and entity_id = ${booking.id} and actor_id = ${market.admin.id}
        and after = ${JSON.stringify({ photo_id: id })}::jsonb and before is null`);
    return row?.count;
  };
  const own = await look('customer', id);
  expect(Object.fromEntries(own.headers)).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'private, no-cache',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  });
  expect(await looks()).toBe(0);
  expect((await look('admin', id)).headers.get('cache-control')).toBe('private, no-store');
  expect(await looks()).toBe(1);
});

test('a receipt is stored without its metadata, and what is no picture is refused', async () => {
  const { tryToAdd, look } = await openJob();
  const file = await sharp({ create: { width: 3000, height: 1500, channels: 3, background: '#a52' } })
    .withMetadata({ orientation: 6, exif: { IFD0: { Copyright: 'a secret place' } } })
    .jpeg()
    .toBuffer();
  const photo = { id: newId(), width: 800, height: 1600 };
  expect((await tryToAdd('provider', { photo: photo.id, file: new Uint8Array(file) })).body).toEqual(photo);
  const picture = Buffer.from(await (await look('provider', photo.id)).arrayBuffer());
  expect(picture.includes('a secret place')).toBe(false);
  expect(refusalOf(await tryToAdd('provider', { file: new Uint8Array(Buffer.from('%PDF-1.4')) }))).toBe(
    'unusable_photo',
  );
});

test('a receipt is added once, and at most three are; one can be removed until they are sent', async () => {
  const { tryToAdd, add, remove, list, propose, decline } = await openJob();
  const [same, file] = [newId(), await cardPicture(7)];
  const first = await tryToAdd('provider', { photo: same, file });
  expect((await tryToAdd('provider', { photo: same, file })).body).toEqual(first.body);
  expect(refusalOf(await tryToAdd('provider', { photo: same, file: await cardPicture(8) }))).toBe(
    'idempotency_mismatch',
  );
  for (const _ of [2, 3]) await add();
  expect(refusalOf(await tryToAdd('provider')), 'the fourth').toBe('state_changed');
  expect((await remove('provider', same)).body).toEqual({ removed: true });
  expect(refusalOf(await remove('provider', same))).toBe('not_found');
  const [sent] = await list();
  await propose();
  expect(refusalOf(await tryToAdd('provider')), 'one is open').toBe('state_changed');
  expect(refusalOf(await remove('provider', sent?.id ?? ''))).toBe('state_changed');
  await decline();
  expect(refusalOf(await remove('provider', sent?.id ?? '')), 'what was seen stays').toBe('not_found');
  expect((await tryToAdd('provider')).status, 'for the next one').toBe(200);
});

test('nobody else adds, lists or removes one, and none is added once the job has ended or is disputed', async () => {
  const [job, other] = [await openJob(), await openJob()];
  const { id } = await job.add();
  for (const who of ['customer', 'admin'] as const) {
    expect(refusalOf(await job.tryToAdd(who))).toBe('state_changed');
    expect(refusalOf(await job.remove(who, id))).toBe('state_changed');
  }
  const elsewhere = receiptsOf(product, other.market, job.booking.id);
  for (const who of ['customer', 'provider'] as const) {
    expect(refusalOf(await elsewhere.tryToAdd(who))).toBe('not_found');
    expect(refusalOf(await elsewhere.remove(who, id))).toBe('not_found');
    expect(refusalOf(await elsewhere.tryToList(who))).toBe('not_found');
  }
  expect(refusalOf(await other.tryToAdd('provider', { photo: id })), 'the id of another one').toBe('not_found');
  await job.market.step('provider', job.booking.id, 'finish');
  expect(refusalOf(await job.tryToAdd('provider'))).toBe('state_changed');
  await disputing(product, other.market, other.booking.id).open();
  expect(refusalOf(await other.tryToAdd('provider'))).toBe('state_changed');
});

test('receipts wait for what has materials', async () => {
  const { add, list, propose, withdraw, newest } = await openJob();
  const receipt = await add();
  await propose('100.00', '0.00');
  expect([(await newest()).photos, await list()]).toEqual([[], [receipt]]);
  await withdraw();
  await propose('100.00', '50.00');
  expect([(await newest()).photos, await list()]).toEqual([[receipt], []]);
});

test('the database refuses a fourth receipt, those of others, and to send one to what was approved or is elsewhere', async () => {
  const [{ market, booking, add, propose, approve, newest }, other] = [await openJob(), await openJob()];
  const ids = { customer: market.customer.id, provider: market.provider.user_id };
  const person = (user_id: string): Person => ({ kind: 'person', user_id, session_id: user_id, roles: [] });
  const insert = (count: number, user: string) => sql`insert into booking_extra_photos
    select gen_random_uuid(), ${booking.id}, ${user}, null, name_photo(now()), 1, 1, '', now()
    from generate_series(1, ${count}::int) returning 1`;
  const tries = (who: 'customer' | 'provider', count: number, user = ids[who]) =>
    tryStatement(product, person(ids[who]), insert(count, user));
  expect([await tries('provider', 3), await tries('provider', 4)]).toEqual(['yes', 'no']);
  expect([await tries('customer', 1), await tries('customer', 1, ids.provider)]).toEqual(['no', 'no']);
  await add();
  await other.propose();
  await propose('100.00', '0.00');
  const { id } = await newest();
  const send = (extra: string, who: 'customer' | 'provider' = 'provider') =>
    tryStatement(
      product,
      person(ids[who]),
      sql`update booking_extra_photos set extra_id = ${extra} where booking_id = ${booking.id} returning 1`,
    );
  expect(await tries('provider', 1), 'one is open').toBe('no');
  expect(await send(id), 'it has no materials').toBe('no');
  expect(await send((await other.newest()).id), 'of another booking').toBe('no');
  await product.owner.execute(sql`update booking_extras set materials = 50 where id = ${id}`);
  expect([await send(id), await send(id, 'customer')]).toEqual(['yes', 'no']);
  await approve();
  expect(await send(id), 'it is approved').toBe('no');
  const removes = sql`delete from booking_extra_photos where booking_id = ${other.booking.id} returning 1`;
  expect(await tryStatement(product, person(ids.provider), removes), 'of another one').toBe('no');
});

test('receipts that nobody sent are deleted after a week; those of a provider who leaves at once, others stay', async () => {
  await passHours(product, 8 * 24);
  await product.keepHouse();
  await product.keepHouse();
  const before = await files();
  const [sent, unsent] = [await openJob(), await openJob()];
  const kept = await sent.add();
  await sent.propose();
  await unsent.add();
  await product.keepHouse();
  expect(await files()).toBe(before + 2);
  await sent.decline();
  for (const { market, booking } of [sent, unsent]) {
    await market.step('provider', booking.id, 'finish');
    await market.step('customer', booking.id, 'confirm-completion');
  }
  await passHours(product, 7 * 24 + 1);
  await product.keepHouse();
  expect(await unsent.list()).toEqual([]);
  expect((await sent.market.read('customer', sent.booking.id)).extras).toMatchObject([{ photos: [kept] }]);
  await product.keepHouse();
  expect(await files()).toBe(before + 1);
  await leave(product, sent.market.provider.user_id);
  await product.keepHouse();
  expect(await files()).toBe(before);
  expect((await sent.market.read('customer', sent.booking.id)).extras).toMatchObject([{ photos: [] }]);
});

test('the copy of the own data has the own receipts', async () => {
  const { market, booking, add } = await openJob();
  await add();
  const copied = async (who: 'customer' | 'provider') =>
    Copy.parse((await market.ask(who, 'GET', '/api/v1/me/export')).body).files['photos of receipts'];
  expect(await copied('provider')).toEqual([
    { booking_id: booking.id, picture: expect.stringMatching(/^data:image\/webp;base64,/) },
  ]);
  expect(await copied('customer')).toEqual([]);
});
