import { OwnCard } from '@hirfa/contract/providers';
import { CARD_LIMITS, smallCardPhoto } from '@hirfa/domain/providers';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { ask, refusalOf } from '../../testing/calls.ts';
import { CARDS, fieldsOf, openProvider, picture } from '../../testing/cards.ts';
import { useProduct } from '../../testing/product.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { createWorld } from '../../testing/world.ts';

const product = useProduct();
const world = () => createWorld(product.owner, product.clock.now);
const file = (url: string) => fetch(product.address + url);

test('photos are stored without what is hidden in them, in an order, and are deleted with their files', async () => {
  const { call, created, shown, addPhoto, provider } = await openProvider(product);
  const card = await created();
  const first = OwnCard.parse((await addPhoto(card.id, await picture(10))).body);
  const again = OwnCard.parse((await addPhoto(card.id, await picture(10))).body);
  expect(again.photos).toEqual(first.photos);
  const { photos } = OwnCard.parse((await addPhoto(card.id, await picture(200, 300, 900))).body);
  const [one, two] = photos;
  if (one === undefined || two === undefined) throw new Error('two photos were added');
  for (const [url, width, height] of [
    [one.url, 1200, 900],
    [smallCardPhoto(two.url), 480, 360],
  ] as const) {
    const stored = await sharp(await (await file(url)).arrayBuffer()).metadata();
    expect([stored.format, stored.width, stored.height, stored.exif]).toEqual(['webp', width, height, undefined]);
  }
  const order = await call('PATCH', `${CARDS}/${card.id}`, { photos: [two.id, one.id] });
  expect(OwnCard.parse(order.body).photos).toEqual([two, one]);
  expect((await shown())[0]?.photos).toEqual([two.url, one.url]);
  expect(refusalOf(await call('PATCH', `${CARDS}/${card.id}`, { photos: [two.id] }))).toBe('state_changed');

  const suspend = (reason: string | null) =>
    product.owner.execute(
      sql`update provider_profiles set is_active = ${reason === null}, suspension_reason = ${reason} where id = ${provider.id}`,
    );
  await suspend('Nobody came');
  for (const url of [one.url, smallCardPhoto(one.url)]) expect((await file(url)).status).toBe(404);
  await suspend(null);
  expect((await file(one.url)).status).toBe(200);

  const left = await call('DELETE', `${CARDS}/${card.id}/photos/${one.id}`);
  expect(OwnCard.parse(left.body).photos).toEqual([two]);
  expect(refusalOf(await call('DELETE', `${CARDS}/${card.id}/photos/${one.id}`))).toBe('not_found');
  await product.work();
  for (const url of [one.url, smallCardPhoto(one.url)]) expect((await file(url)).status).toBe(404);
  await call('DELETE', `${CARDS}/${card.id}`);
  await product.work();
  expect((await file(two.url)).status).toBe(404);
});

test('a photo that is removed and added again at once keeps its files', async () => {
  const { call, created, addPhoto } = await openProvider(product);
  const card = await created();
  const { photos } = OwnCard.parse((await addPhoto(card.id, await picture(30))).body);
  await call('DELETE', `${CARDS}/${card.id}/photos/${photos[0]?.id}`);
  const again = OwnCard.parse((await addPhoto(card.id, await picture(30))).body);
  await product.work();
  expect((await file(again.photos[0]?.url ?? '')).status).toBe(200);
});

test('files that are no pictures, and more photos than there is room for, are refused', async () => {
  const { created, addPhoto } = await openProvider(product);
  const card = await created();
  const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  expect(refusalOf(await addPhoto(card.id, svg, 'image/svg+xml'))).toBe('unusable_photo');
  expect(refusalOf(await addPhoto(card.id, new Uint8Array(5_000_001)))).toBe('body_too_large');
  expect(refusalOf(await addPhoto(newId(), await picture(1)))).toBe('not_found');
  for (let red = 0; red < CARD_LIMITS.photos; red += 1) await addPhoto(card.id, await picture(red * 20, 40, 30));
  expect(fieldsOf(await addPhoto(card.id, await picture(250)))).toEqual(['photos too_many']);
});

test('the photos of a deleted provider go with their files', async () => {
  const { provider, created, addPhoto } = await openProvider(product);
  const card = await created();
  const { photos } = OwnCard.parse((await addPhoto(card.id, await picture(90))).body);
  const admin = await signedIn(product, (await world().admin()).id);
  await ask(product, 'DELETE', `/api/v1/admin/providers/${provider.id}`, { headers: await admin() });
  await product.work();
  expect((await file(photos[0]?.url ?? '')).status).toBe(404);
  const rows = await product.owner.execute(sql`select 1 from service_card_photos where card_id = ${card.id}`);
  expect([...rows]).toEqual([]);
});
