import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import * as z from 'zod';
import type { Person } from '../../kernel/verb.ts';
import { newId } from '../../platform/ids.ts';
import { databaseCode } from '../../platform/errors/database-errors.ts';
import { tryStatement } from '../../testing/access/try-statement.ts';
import { refusalOf } from '../../testing/calls.ts';
import { leave } from '../../testing/chats.ts';
import { cardPicture } from '../../testing/documents.ts';
import { blackPng } from '../../testing/hostile/pictures.ts';
import { hoursFrom } from '../../testing/market.ts';
import { useProduct } from '../../testing/product.ts';
import { openReviewPhoto, openReviews } from '../testing/open-reviews.ts';

const product = useProduct();
const files = async () => (await product.services.privatePhotos.names()).length;
const Copy = z.looseObject({ files: z.record(z.string(), z.unknown()) });
const asVisitor = async () => ({});

/** A settled booking with a photo for the review of its customer. */
async function openWithPhoto() {
  const opened = await openReviews(product);
  const id = await opened.settled();
  const photo = await opened.addPhoto(id);
  return { ...opened, id, photo };
}

test('a photo waits with the review, is stored without its metadata in two sizes, and is published with it', async () => {
  const { market, settled, tryToAddPhoto, write, read, listed } = await openReviews(product);
  const id = await settled();
  const file = await sharp({ create: { width: 3000, height: 1500, channels: 3, background: '#a52' } })
    .withMetadata({ orientation: 6, exif: { IFD0: { Copyright: 'a secret place' } } })
    .jpeg()
    .toBuffer();
  const photo = { id: newId(), width: 800, height: 1600 };
  const added = await tryToAddPhoto(id, { photo: photo.id, file: new Uint8Array(file) });
  expect(added.body).toEqual(photo);
  expect(await read('customer', id)).toMatchObject({ own: null, photos: [photo] });
  expect(await write('customer', id, { text: 'Well done.' })).toMatchObject({ photos: [photo] });
  expect(await read('provider', id)).toMatchObject({ photos: [], other: null });
  expect(await write('provider', id)).toMatchObject({ photos: [], other: { text: 'Well done.', photos: [photo] } });
  expect((await read('customer', id)).other).toMatchObject({ photos: [] });
  expect((await listed()).items).toMatchObject([{ text: 'Well done.', photos: [photo] }]);

  const look = (size: string, asked?: Record<string, string>) =>
    openReviewPhoto(product, asVisitor, photo.id + size, asked);
  for (const [size, width, height] of [
    ['', 800, 1600],
    ['?size=small', 240, 480],
  ] as const) {
    const answer = await look(size);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    const picture = Buffer.from(await answer.arrayBuffer());
    const found = await sharp(picture).metadata();
    expect(found).toMatchObject({ format: 'webp', width, height });
    expect([found.exif, picture.includes('a secret place')]).toEqual([undefined, false]);
    expect((await look(size, { 'if-none-match': answer.headers.get('etag') ?? '' })).status).toBe(304);
  }
  const reply = await market.ask('provider', 'POST', `/api/v1/reviews/${(await listed()).items[0]?.id}/reply`, {
    text: 'Thank you!',
  });
  expect(reply.body).toMatchObject({ photos: [photo] });
});

test('who sees a photo by its address, from before the review is written until it is erased', async () => {
  const { market, id, photo, write } = await openWithPhoto();
  const others = (await openReviews(product)).market;
  const seen = async () => {
    const answers: Record<string, number> = {};
    for (const [name, header] of [
      ['author', market.as.customer],
      ['provider', market.as.provider],
      ['customer2', others.as.customer],
      ['provider2', others.as.provider],
      ['visitor', asVisitor],
      ['admin', market.as.admin],
    ] as const) {
      const large = await openReviewPhoto(product, header, photo.id);
      const small = await openReviewPhoto(product, header, `${photo.id}?size=small`);
      expect(small.status, name).toBe(large.status);
      answers[name] = large.status;
    }
    return answers;
  };
  const nobody = { author: 404, provider: 404, customer2: 404, provider2: 404, visitor: 404, admin: 404 };
  const everybody = { author: 200, provider: 200, customer2: 200, provider2: 200, visitor: 200, admin: 200 };
  expect(await seen(), 'before it is written').toEqual({ ...nobody, author: 200 });
  const { own } = await write('customer', id);
  expect(await seen(), 'before it is published').toEqual({ ...nobody, author: 200 });
  await write('provider', id);
  expect(await seen(), 'published').toEqual(everybody);
  const decide = (what: string, reason: string) =>
    market.ask('admin', 'POST', `/api/v1/admin/reviews/${own?.id}/${what}`, { reason });
  await decide('hide', 'It shows a face.');
  expect(await seen(), 'hidden').toEqual({ ...nobody, author: 200, admin: 200 });
  await decide('show', 'Nobody is in it.');
  expect(await seen(), 'shown again').toEqual(everybody);
  await leave(product, market.customer.id);
  expect(await seen(), 'erased').toEqual({ ...nobody, author: 401 });
});

test('the copy of the own data has the photos of the own reviews', async () => {
  const { market, id } = await openWithPhoto();
  const copied = async (who: 'customer' | 'provider') =>
    Copy.parse((await market.ask(who, 'GET', '/api/v1/me/export')).body).files['photos in reviews'];
  expect(await copied('customer')).toEqual([
    { booking_id: id, picture: expect.stringMatching(/^data:image\/webp;base64,/) },
  ]);
  expect(await copied('provider')).toEqual([]);
});

test('an admin sees the photos of a review that is held, reported or hidden, in the lists', async () => {
  const { market, id, photo, write } = await openWithPhoto();
  const number = `+2010${String(Math.random()).slice(2, 10)}`;
  for (const user of [market.customer.id, market.provider.user_id])
    await product.owner.execute(sql`insert into payout_details (user_id, kind, number, holder, changed_at)
      values (${user}, 'wallet', ${number}, '', now())`);
  const { own } = await write('customer', id);
  const look = async () => (await openReviewPhoto(product, market.as.admin, photo.id)).status;
  const found = async (path: string) => JSON.stringify((await market.ask('admin', 'GET', path)).body);
  const queueOf = (kind: string) => found(`/api/v1/admin/queue?kind=${kind}&limit=50`);
  expect([await look(), await queueOf('held_review')]).toEqual([200, expect.stringContaining(photo.id)]);
  expect((await openReviewPhoto(product, market.as.provider, photo.id)).status).toBe(404);
  await product.owner.execute(sql`update reviews set held_reason = null where id = ${own?.id}`);
  await write('provider', id);
  await market.ask('provider', 'POST', `/api/v1/reviews/${own?.id}/report`, { reason: 'It is another bathroom.' });
  expect([await look(), await queueOf('review_report')]).toEqual([200, expect.stringContaining(photo.id)]);
  await market.ask('admin', 'POST', `/api/v1/admin/reviews/${own?.id}/hide`, { reason: 'It shows a face.' });
  const hidden = await found('/api/v1/admin/reviews/hidden?limit=50');
  expect([await look(), hidden]).toEqual([200, expect.stringContaining(photo.id)]);
});

test('a photo is added once, and at most four are; one can be removed, until the review is published', async () => {
  const { id, photo, tryToAddPhoto, addPhoto, removePhoto, write, read } = await openWithPhoto();
  const [same, file] = [newId(), await cardPicture(7)];
  const first = await tryToAddPhoto(id, { photo: same, file });
  expect((await tryToAddPhoto(id, { photo: same, file })).body).toEqual(first.body);
  const another = await tryToAddPhoto(id, { photo: same, file: await cardPicture(8) });
  expect(refusalOf(another)).toBe('idempotency_mismatch');
  await write('customer', id);
  await addPhoto(id);
  await addPhoto(id);
  expect((await read('customer', id)).photos).toHaveLength(4);
  expect(refusalOf(await tryToAddPhoto(id))).toBe('state_changed');
  expect((await removePhoto(id, photo.id)).body).toEqual({ removed: true });
  expect(refusalOf(await removePhoto(id, photo.id))).toBe('not_found');
  expect((await read('customer', id)).photos.map((each) => each.id)).not.toContain(photo.id);
  await write('provider', id);
  expect(refusalOf(await tryToAddPhoto(id))).toBe('state_changed');
  expect(refusalOf(await removePhoto(id, same))).toBe('state_changed');
});

test('nobody else adds a photo to the review of a customer, or removes one', async () => {
  const [{ id, photo, tryToAddPhoto, removePhoto }, other] = [await openWithPhoto(), await openWithPhoto()];
  for (const who of ['provider', 'admin'] as const) {
    expect(refusalOf(await tryToAddPhoto(id, { who }))).toBe('not_found');
    expect(refusalOf(await removePhoto(id, photo.id, who))).toBe('not_found');
  }
  expect(refusalOf(await other.tryToAddPhoto(id))).toBe('not_found');
  expect(refusalOf(await other.removePhoto(id, photo.id))).toBe('not_found');
  expect(refusalOf(await other.tryToAddPhoto(other.id, { photo: photo.id }))).toBe('not_found');
});

test('a photo is refused for a booking that is not settled, and once the days to review have passed', async () => {
  const { market, settled, pass, tryToAddPhoto } = await openReviews(product);
  const booked = await market.confirmed({ starts_at: hoursFrom(product.clock.now, 200) });
  expect(refusalOf(await tryToAddPhoto(booked.id))).toBe('state_changed');
  const id = await settled();
  await pass(14 * 24);
  expect(refusalOf(await tryToAddPhoto(id))).toBe('state_changed');
});

test('the database refuses a fifth photo, and one of a review that is published, hidden or of somebody else', async () => {
  const { market, id, write } = await openWithPhoto();
  const person = (user_id: string): Person => ({ kind: 'person', user_id, session_id: user_id, roles: [] });
  const add = (count: number, user_id = market.customer.id) => sql`insert into review_photos
    select gen_random_uuid(), ${id}, ${user_id}, name_photo(now()), 1, 1, '', now()
    from generate_series(1, ${count}::int) returning 1`;
  const tries = (count: number) => tryStatement(product, person(market.customer.id), add(count));
  expect([await tries(3), await tries(4)]).toEqual(['yes', 'no']);
  expect(await tryStatement(product, person(market.provider.user_id), add(1))).toBe('no');
  expect(await tryStatement(product, person(market.provider.user_id), add(1, market.provider.user_id))).toBe('no');
  const { own } = await write('customer', id);
  expect(await tries(1)).toBe('yes');
  await market.ask('admin', 'POST', `/api/v1/admin/reviews/${own?.id}/hide`, { reason: 'It shows a face.' });
  expect(await tries(1)).toBe('no');
  await market.ask('admin', 'POST', `/api/v1/admin/reviews/${own?.id}/show`, { reason: 'Nobody is in it.' });
  await write('provider', id);
  expect(await tries(1)).toBe('no');
  const remove = sql`delete from review_photos where booking_id = ${id} returning 1`;
  expect(await tryStatement(product, person(market.customer.id), remove)).toBe('no');
  const unnamed = sql`insert into review_photos
    values (gen_random_uuid(), ${id}, ${market.customer.id}, gen_random_uuid(), 1, 1, '', now())`;
  expect(databaseCode(await product.owner.execute(unnamed).catch((error: unknown) => error))).toBe('23514');
});

test('a photo that is added while the other side publishes is published or refused, never added later', async () => {
  const { settled, write, addPhoto, tryToAddPhoto, listed } = await openReviews(product);
  for (let round = 0; round < 3; round += 1) {
    const id = await settled();
    await write('customer', id);
    await addPhoto(id);
    const [added] = await Promise.all([tryToAddPhoto(id), write('provider', id)]);
    const [newest] = (await listed()).items;
    expect(newest?.photos).toHaveLength(added.status === 200 ? 2 : 1);
  }
});

test('photos of a review that nobody wrote are deleted after its days; removed ones and those of who leaves at once', async () => {
  const { market, settled, addPhoto, removePhoto, write, pass, read } = await openReviews(product);
  // What other tests have left is old enough: the first time finds their photos, the second time the files.
  await pass(14 * 24 + 1);
  await product.keepHouse();
  await product.keepHouse();
  const before = await files();
  const [unwritten, written] = [await settled(), await settled()];
  await addPhoto(unwritten);
  const [kept, removed] = [await addPhoto(written), await addPhoto(written)];
  await write('customer', written);
  expect(await files()).toBe(before + 6);
  await removePhoto(written, removed.id);
  await product.keepHouse();
  expect(await files()).toBe(before + 4);
  await pass(14 * 24 + 1);
  await product.keepHouse();
  expect((await read('customer', unwritten)).photos).toEqual([]);
  expect(await read('customer', written)).toMatchObject({ photos: [kept], own: { state: 'published' } });
  // The files of what it deletes go the next time.
  await product.keepHouse();
  expect(await files()).toBe(before + 2);
  await leave(product, market.customer.id);
  await product.keepHouse();
  expect(await files()).toBe(before);
});

test('a file that is no photo, a bomb and one that is too large are refused', async () => {
  const { id, photo, tryToAddPhoto, read } = await openWithPhoto();
  for (const [bytes, refusal] of [
    [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'unusable_photo'],
    [Buffer.from('%PDF-1.4'), 'unusable_photo'],
    [blackPng(20_000, 20_000), 'unusable_photo'],
    [Buffer.alloc(5_000_001), 'body_too_large'],
  ] as const)
    expect(refusalOf(await tryToAddPhoto(id, { file: new Uint8Array(bytes) }))).toBe(refusal);
  expect((await read('customer', id)).photos).toEqual([photo]);
});
