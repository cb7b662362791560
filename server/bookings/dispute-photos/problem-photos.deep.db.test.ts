import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import * as z from 'zod';
import type { Person } from '../../kernel/verb.ts';
import { databaseCode } from '../../platform/errors/database-errors.ts';
import { newId } from '../../platform/ids.ts';
import { tryStatement } from '../../testing/access/try-statement.ts';
import { refusalOf } from '../../testing/calls.ts';
import { openCashMarket } from '../../testing/cash/sides.ts';
import { leave } from '../../testing/chats.ts';
import { photosOfProblem, type Who } from '../../testing/disputes/photos.ts';
import { finishedJob } from '../../testing/disputes/sides.ts';
import { cardPicture } from '../../testing/documents.ts';
import { hoursFrom, openMarket, passHours } from '../../testing/market.ts';
import { getPhoto } from '../../testing/photos.ts';
import { useProduct } from '../../testing/product.ts';

const product = useProduct();
const files = async () => (await product.services.privatePhotos.names()).length;
const Copy = z.looseObject({ files: z.record(z.string(), z.unknown()) });
const Queue = z.object({ items: z.array(z.looseObject({ id: z.uuid() })) });

/** A finished job with the calls for photos of its problem. */
async function openJob() {
  const job = await finishedJob(product);
  return { ...job, ...photosOfProblem(product, job.market, job.booking.id) };
}

type Job = Awaited<ReturnType<typeof openJob>>;
const sight = async ({ look }: Job, photo: string) => {
  const answers: Record<string, number> = {};
  for (const who of ['customer', 'provider', 'admin'] as const) answers[who] = (await look(who, photo)).status;
  return answers;
};

test('photos are of who added them until they are sent; then both people and admins see them, nobody else', async () => {
  const job = await openJob();
  const { market, booking, open, answer, add, list } = job;
  const stranger = (await openMarket(product)).as;
  const forOthers = async (photo: string) => {
    const headers = [stranger.customer, stranger.provider, async () => ({})];
    const looks = headers.map(async (header) => (await getPhoto(product, header, `/problem-photos/${photo}`)).status);
    return Promise.all(looks);
  };
  const first = await add('customer');
  expect([await list('customer'), await list('provider')]).toEqual([[first], []]);
  expect(await sight(job, first.id)).toEqual({ customer: 200, provider: 404, admin: 404 });

  await open();
  expect(await list('customer')).toEqual([]);
  expect((await market.read('provider', booking.id)).dispute).toMatchObject({ photos: [first], answer: null });
  expect(await sight(job, first.id)).toEqual({ customer: 200, provider: 200, admin: 200 });

  const second = await add('provider');
  expect([await list('customer'), await list('provider')]).toEqual([[], [second]]);
  expect(await sight(job, second.id)).toEqual({ customer: 404, provider: 200, admin: 404 });
  for (const who of ['customer', 'provider'] as const)
    expect((await market.read(who, booking.id)).dispute).toMatchObject({ photos: [first], answer: null });

  await answer();
  for (const who of ['customer', 'provider'] as const)
    expect((await market.read(who, booking.id)).dispute).toMatchObject({
      photos: [first],
      answer: { photos: [second] },
    });
  expect(await sight(job, second.id)).toEqual({ customer: 200, provider: 200, admin: 200 });
  for (const { id } of [first, second]) expect(await forOthers(id)).toEqual([404, 404, 401]);
  const { body } = await market.ask('admin', 'GET', '/api/v1/admin/queue?kind=dispute&limit=50');
  const waiting = Queue.parse(body).items.find(({ id }) => id === booking.id);
  expect(waiting).toMatchObject({ dispute: { photos: [first], answer: { photos: [second] } } });
});

test('the look of an admin is in the audit log, and nothing keeps the picture; those of the two people are not', async () => {
  const { market, booking, open, add, look } = await openJob();
  const { id } = await add('customer');
  await open();
  const looks = async () => {
    const [row] = await product.owner.execute(sql`select count(*)::int as count from audit_log
      where action = 'problem_photo.look' and entity_id = ${booking.id} and actor_id = ${market.admin.id}
        and after = ${JSON.stringify({ photo_id: id })}::jsonb and before is null`);
    return row?.count;
  };
  const own = await look('provider', id);
  expect(Object.fromEntries(own.headers)).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'private, no-cache',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  });
  const etag = own.headers.get('etag') ?? '';
  expect((await look('provider', id, { 'if-none-match': etag })).status).toBe(304);
  expect(await looks()).toBe(0);
  expect((await look('admin', id)).headers.get('cache-control')).toBe('private, no-store');
  expect(await looks()).toBe(1);
});

test('a photo is stored without its metadata', async () => {
  const { tryToAdd, look } = await openJob();
  const file = await sharp({ create: { width: 3000, height: 1500, channels: 3, background: '#a52' } })
    .withMetadata({ orientation: 6, exif: { IFD0: { Copyright: 'a secret place' } } })
    .jpeg()
    .toBuffer();
  const photo = { id: newId(), width: 800, height: 1600 };
  expect((await tryToAdd('customer', { photo: photo.id, file: new Uint8Array(file) })).body).toEqual(photo);
  const picture = Buffer.from(await (await look('customer', photo.id)).arrayBuffer());
  expect(picture.includes('a secret place')).toBe(false);
  expect(refusalOf(await tryToAdd('customer', { file: new Uint8Array(Buffer.from('%PDF-1.4')) }))).toBe(
    'unusable_photo',
  );
});

test('a photo is added once, and at most four are; one can be removed, until they are sent', async () => {
  const { tryToAdd, add, remove, list, open } = await openJob();
  const [same, file] = [newId(), await cardPicture(7)];
  const first = await tryToAdd('customer', { photo: same, file });
  expect((await tryToAdd('customer', { photo: same, file })).body).toEqual(first.body);
  expect(refusalOf(await tryToAdd('customer', { photo: same, file: await cardPicture(8) }))).toBe(
    'idempotency_mismatch',
  );
  for (const _ of [2, 3, 4]) await add('customer');
  expect(refusalOf(await tryToAdd('customer')), 'the fifth').toBe('state_changed');
  expect((await remove('customer', same)).body).toEqual({ removed: true });
  expect(refusalOf(await remove('customer', same))).toBe('not_found');
  const kept = await list('customer');
  expect(kept).toHaveLength(3);
  await open();
  const [sent] = kept;
  expect(refusalOf(await tryToAdd('customer'))).toBe('state_changed');
  expect(refusalOf(await remove('customer', sent?.id ?? ''))).toBe('state_changed');
});

test('the provider adds photos while they can answer, and nobody else adds or removes one', async () => {
  const [job, other] = [await openJob(), await openJob()];
  const { tryToAdd, remove, add, open, answer } = job;
  expect(refusalOf(await tryToAdd('provider')), 'nothing was reported').toBe('state_changed');
  expect(refusalOf(await tryToAdd('admin'))).toBe('state_changed');
  expect(refusalOf(await job.tryToList('admin'))).toBe('not_found');
  const { id } = await add('customer');
  const elsewhere = photosOfProblem(product, other.market, job.booking.id);
  for (const who of ['customer', 'provider'] as const) {
    expect(refusalOf(await elsewhere.tryToAdd(who))).toBe('not_found');
    expect(refusalOf(await elsewhere.remove(who, id))).toBe('not_found');
    expect(refusalOf(await elsewhere.tryToList(who))).toBe('not_found');
  }
  expect(refusalOf(await other.tryToAdd('customer', { photo: id })), 'the id of another one').toBe('not_found');
  await open();
  const own = await add('provider');
  expect(refusalOf(await remove('provider', id)), 'of the customer').toBe('not_found');
  await answer();
  expect(refusalOf(await tryToAdd('provider'))).toBe('state_changed');
  expect(refusalOf(await remove('provider', own.id))).toBe('state_changed');
});

test('photos are refused before a problem can be reported, once it is settled, and when the time to answer is over', async () => {
  const market = await openMarket(product);
  const booked = await market.confirmed({ starts_at: hoursFrom(product.clock.now, 48) });
  const early = photosOfProblem(product, market, booked.id);
  expect(refusalOf(await early.tryToAdd('customer'))).toBe('state_changed');
  const settled = await openJob();
  await settled.market.step('customer', settled.booking.id, 'confirm-completion');
  expect(refusalOf(await settled.tryToAdd('customer'))).toBe('state_changed');
  const missed = await openJob();
  await missed.open();
  const { id } = await missed.add('provider');
  await passHours(product, 48);
  expect(refusalOf(await missed.tryToAdd('provider'))).toBe('state_changed');
  expect(await sight(missed, id), 'it was never sent').toEqual({ customer: 404, provider: 200, admin: 404 });
});

test('the database refuses a fifth photo, those of others and of what was sent, and to remove a sent one', async () => {
  const { market, booking, open, answer, add } = await openJob();
  const ids: Record<Exclude<Who, 'admin'>, string> = {
    customer: market.customer.id,
    provider: market.provider.user_id,
  };
  const person = (user_id: string): Person => ({ kind: 'person', user_id, session_id: user_id, roles: [] });
  const insert = (count: number, user: string) => sql`insert into booking_dispute_photos
    select gen_random_uuid(), ${booking.id}, ${user}, name_photo(now()), 1, 1, '', now()
    from generate_series(1, ${count}::int) returning 1`;
  const tries = (who: 'customer' | 'provider', count: number, user = ids[who]) =>
    tryStatement(product, person(ids[who]), insert(count, user));
  const removes = (who: 'customer' | 'provider') =>
    tryStatement(
      product,
      person(ids[who]),
      sql`delete from booking_dispute_photos where booking_id = ${booking.id} returning 1`,
    );
  expect([await tries('customer', 4), await tries('customer', 5)]).toEqual(['yes', 'no']);
  expect(await tries('provider', 1), 'nothing was reported').toBe('no');
  expect(await tries('provider', 1, ids.customer), 'as somebody else').toBe('no');
  const other = await openMarket(product);
  expect(await tryStatement(product, person(other.customer.id), insert(1, other.customer.id))).toBe('no');
  await add('customer');
  expect(await removes('customer')).toBe('yes');
  await open();
  expect([await tries('customer', 1), await removes('customer')]).toEqual(['no', 'no']);
  expect([await tries('provider', 4), await tries('provider', 5), await removes('provider')]).toEqual([
    'yes',
    'no',
    'no',
  ]);
  await add('provider');
  await answer();
  expect([await tries('provider', 1), await removes('provider')]).toEqual(['no', 'no']);
  const moved = sql`update booking_dispute_photos set user_id = ${ids.customer} returning 1`;
  expect(await tryStatement(product, person(ids.provider), moved)).toBe('no');
  const unnamed = sql`insert into booking_dispute_photos
    values (gen_random_uuid(), ${booking.id}, ${ids.customer}, gen_random_uuid(), 1, 1, '', now())`;
  expect(databaseCode(await product.owner.execute(unnamed).catch((error: unknown) => error))).toBe('23514');
});

test('a photo that is added while the problem is reported is sent with it or refused, never added later', async () => {
  for (let round = 0; round < 3; round += 1) {
    const { market, booking, tryToAdd, open } = await openJob();
    const [added] = await Promise.all([tryToAdd('customer'), open()]);
    const { dispute } = await market.read('provider', booking.id);
    expect(dispute?.photos).toHaveLength(added.status === 200 ? 1 : 0);
  }
});

test('photos that nobody sent are deleted after a week; those of who leaves at once, others stay', async () => {
  // What other tests have left is old enough: the first time finds their photos, the second time the files.
  await passHours(product, 8 * 24);
  await product.keepHouse();
  await product.keepHouse();
  const before = await files();
  const [sent, unsent] = [await openJob(), await openJob()];
  const kept = await sent.add('customer');
  await sent.open();
  await sent.add('provider');
  await unsent.add('customer');
  await product.keepHouse();
  expect(await files()).toBe(before + 3);
  await passHours(product, 7 * 24 + 1);
  await product.keepHouse();
  expect([await unsent.list('customer'), await sent.list('provider')]).toEqual([[], []]);
  expect((await sent.market.read('customer', sent.booking.id)).dispute).toMatchObject({ photos: [kept] });
  // The files of what it deletes go the next time.
  await product.keepHouse();
  expect(await files()).toBe(before + 1);
  await sent.market.ask('admin', 'POST', `/api/v1/admin/bookings/${sent.booking.id}/decide-dispute`, {
    reason: 'Nothing was wrong.',
    subtotal: '450.00',
    refund: '0.00',
  });
  await passHours(product, 1);
  await leave(product, sent.market.customer.id);
  await product.keepHouse();
  expect(await files()).toBe(before);
  expect((await sent.market.read('provider', sent.booking.id)).dispute).toMatchObject({ photos: [] });
});

test('the copy of the own data has the own photos of problems', async () => {
  const { market, booking, open, add } = await openJob();
  await add('customer');
  await open();
  const copied = async (who: 'customer' | 'provider') =>
    Copy.parse((await market.ask(who, 'GET', '/api/v1/me/export')).body).files['photos of problems'];
  expect(await copied('customer')).toEqual([
    { booking_id: booking.id, picture: expect.stringMatching(/^data:image\/webp;base64,/) },
  ]);
  expect(await copied('provider')).toEqual([]);
});

test('who answers what was reported of cash shows their photos then, and not before', async () => {
  const market = await openCashMarket(product);
  const { id } = await market.cash.finished();
  const { add, list, look } = photosOfProblem(product, market, id);
  const photo = await add('customer');
  await market.report('provider', id, '0.00');
  expect((await look('provider', photo.id)).status).toBe(404);
  expect(await list('customer')).toEqual([photo]);
  await market.answer('customer', id);
  expect((await market.read('provider', id)).dispute).toMatchObject({ photos: [], answer: { photos: [photo] } });
  expect((await look('provider', photo.id)).status).toBe(200);
});
