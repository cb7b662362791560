import { Message, RequestPhoto } from '@hirfa/contract/messages';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { newId } from '../../platform/ids.ts';
import { refusalOf } from '../../testing/calls.ts';
import { leave, openPhoto } from '../../testing/chats.ts';
import { cardPicture } from '../../testing/documents.ts';
import { type Market, openMarket } from '../../testing/market.ts';
import { putPhoto } from '../../testing/photos.ts';
import { useProduct } from '../../testing/product.ts';

const product = useProduct();
const files = () => product.services.privatePhotos.names();
const path = (booking: string, photo: string) => `/api/v1/bookings/${booking}/photos/${photo}`;
type Who = 'customer' | 'provider' | 'admin';

const add = async (
  { as }: Market,
  booking: string,
  photo = newId(),
  file?: Uint8Array<ArrayBuffer>,
  who: Who = 'customer',
) => putPhoto(product, as[who], path(booking, photo), file);
const list = async (market: Market, booking: string) =>
  z
    .object({ items: z.array(RequestPhoto) })
    .parse((await market.ask('customer', 'GET', `/api/v1/bookings/${booking}/photos`)).body).items;
const look = async ({ as }: Market, photo: string, who: Who) => (await openPhoto(product, as[who], photo)).status;
const photosInChat = async (market: Market, booking: string, who: Who) =>
  z
    .object({ items: z.array(Message) })
    .parse((await market.ask(who, 'GET', `/api/v1/chats/${booking}/messages`)).body)
    .items.filter(({ kind }) => kind === 'photo');

/** A request with a photo. */
async function openRequest() {
  const market = await openMarket(product);
  const { id } = await market.request();
  const photo = RequestPhoto.parse((await add(market, id)).body);
  return { market, id, photo };
}

test('only the customer sees a photo of a request, until it is accepted: then it is their message in the chat', async () => {
  const { market, id, photo } = await openRequest();
  expect(await list(market, id)).toEqual([photo]);
  expect(refusalOf(await market.ask('provider', 'GET', `/api/v1/bookings/${id}/photos`))).toBe('not_found');
  expect([await look(market, photo.id, 'customer'), await look(market, photo.id, 'provider')]).toEqual([200, 404]);
  expect(await photosInChat(market, id, 'provider')).toEqual([]);

  await market.step('provider', id, 'accept');
  expect(await list(market, id)).toEqual([]);
  const [shown] = await photosInChat(market, id, 'provider');
  expect(shown).toMatchObject({ id: photo.id, sender: 'other', photo: { width: photo.width, height: photo.height } });
  expect(await photosInChat(market, id, 'customer')).toMatchObject([{ id: photo.id, sender: 'me' }]);
  expect([await look(market, photo.id, 'customer'), await look(market, photo.id, 'provider')]).toEqual([200, 200]);
  expect(refusalOf(await add(market, id))).toBe('state_changed');
});

test('the photos of a request that was declined are deleted, and were seen by nobody else', async () => {
  const { market, id, photo } = await openRequest();
  await product.keepHouse();
  const before = await files();
  await market.step('provider', id, 'decline', { reason: 'fully_booked' });
  expect([await list(market, id), await photosInChat(market, id, 'provider')]).toEqual([[], []]);
  expect(await look(market, photo.id, 'customer')).toBe(404);
  await product.keepHouse();
  expect((await files()).length).toBe(before.length - 1);
});

test('a photo is added once, and at most three are; one can be removed', async () => {
  const { market, id, photo } = await openRequest();
  const [same, file] = [newId(), await cardPicture(7)];
  const first = await add(market, id, same, file);
  expect((await add(market, id, same, file)).body).toEqual(first.body);
  expect(refusalOf(await add(market, id, same, await cardPicture(8)))).toBe('idempotency_mismatch');
  await add(market, id);
  expect(await list(market, id)).toHaveLength(3);
  expect(refusalOf(await add(market, id))).toBe('state_changed');
  expect((await market.ask('customer', 'DELETE', path(id, photo.id))).body).toEqual({ removed: true });
  expect(refusalOf(await market.ask('customer', 'DELETE', path(id, photo.id)))).toBe('not_found');
  expect((await add(market, id)).status).toBe(200);
});

test('nobody else adds a photo to a request, removes one, or sees one', async () => {
  const [{ market, id, photo }, other] = [await openRequest(), await openRequest()];
  for (const who of ['provider', 'admin'] as const)
    expect(refusalOf(await add(market, id, newId(), undefined, who))).toBe('not_found');
  expect(refusalOf(await add(other.market, id))).toBe('not_found');
  for (const [where, who] of [
    [market, 'provider'],
    [market, 'admin'],
    [other.market, 'customer'],
  ] as const) {
    expect(refusalOf(await where.ask(who, 'DELETE', path(id, photo.id)))).toBe('not_found');
    expect(await look(where, photo.id, who)).toBe(404);
  }
});

test('a photo that was added while the provider accepts is refused or shown, never lost', async () => {
  for (let round = 0; round < 5; round += 1) {
    const market = await openMarket(product);
    const { id } = await market.request();
    const [added] = await Promise.all([add(market, id), market.step('provider', id, 'accept')]);
    const shown = await photosInChat(market, id, 'provider');
    expect(shown).toHaveLength(added.status === 200 ? 1 : 0);
    expect(await list(market, id)).toEqual([]);
  }
});

test('the photos of a request are deleted with the account of its customer', async () => {
  const { market } = await openRequest();
  await product.keepHouse();
  const before = await files();
  await leave(product, market.customer.id);
  await product.keepHouse();
  expect((await files()).length).toBe(before.length - 1);
});
