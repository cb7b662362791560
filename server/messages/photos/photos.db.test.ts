import { Evidence, Message, MessageReport } from '@hirfa/contract/messages';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { refusalOf } from '../../testing/calls.ts';
import { bankOf } from '../../testing/chargebacks/bank.ts';
import { leave, openPhoto, sendPhoto, sendText } from '../../testing/chats.ts';
import { cardPicture } from '../../testing/documents.ts';
import { openMarket } from '../../testing/market.ts';
import { openTcpProxy } from '../../testing/tcp-proxy.ts';
import { photoName } from '../../accounts/index.ts';
import { useChatPhotos } from './testing/photos.ts';

const { product, openChat, files } = useChatPhotos();

const DAY_MS = 86_400_000;

test('a photo is stored without its metadata, turned upright, and both see the same picture', async () => {
  const { market, id, send, look } = await openChat();
  const file = await sharp({ create: { width: 3000, height: 1500, channels: 3, background: '#a52' } })
    .withMetadata({ orientation: 6, exif: { IFD0: { Copyright: 'a secret place' } } })
    .jpeg()
    .toBuffer();
  const sent = Message.parse((await send('customer', { file: new Uint8Array(file) })).body);
  expect(sent).toMatchObject({ kind: 'photo', photo: { width: 800, height: 1600 }, text: null, sender: 'me' });
  const part = (await market.ask('provider', 'GET', `/api/v1/chats/${id}/messages`)).body;
  expect(part).toMatchObject({ items: expect.arrayContaining([{ ...sent, sender: 'other' }]) });
  const answer = await look('provider', sent.id);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'private, no-cache',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  });
  const picture = Buffer.from(await answer.arrayBuffer());
  const { format, width, height, exif } = await sharp(picture).metadata();
  expect({ format, width, height, exif }).toEqual({ format: 'webp', width: 800, height: 1600, exif: undefined });
  expect(picture.includes('a secret place')).toBe(false);
  const again = await look('customer', sent.id, { 'if-none-match': answer.headers.get('etag') ?? '' });
  expect(again.status).toBe(304);
  expect((await openPhoto(product, async () => ({}), sent.id)).status).toBe(401);
});

test('admins see the photos of a chat while a bank decides about its booking, each look is logged; afterwards none', async () => {
  const { market, id, send, look } = await openChat();
  const { press } = bankOf(product, market, id);
  const photo = Message.parse((await send('provider')).body);
  const evidence = async () => {
    const answer = await market.ask('admin', 'GET', `/api/v1/admin/bookings/${id}/evidence`);
    return answer.status === 200 ? Evidence.parse(answer.body).messages.filter(({ kind }) => kind === 'photo') : null;
  };
  expect([(await look('admin', photo.id)).status, await evidence()]).toEqual([404, null]);
  await press('take');
  expect(await evidence()).toMatchObject([{ id: photo.id, photo: photo.photo, sender: 'provider' }]);
  expect((await look('admin', photo.id)).status).toBe(200);
  const looks = await product.owner.execute(sql`select action from audit_log
    where entity_id = ${id} and action in ('message_photo.look', 'chargeback.look') order by action`);
  expect(looks.map(({ action }) => action)).toEqual(['chargeback.look', 'message_photo.look']);
  await press('win');
  expect([(await look('admin', photo.id)).status, await evidence()]).toEqual([404, null]);
});

test('a photo that is sent again is the same message; another one under its id is refused', async () => {
  const { market, id, send } = await openChat();
  const [message, file, before] = [newId(), await cardPicture(7), (await files()).length];
  const both = await Promise.all([1, 2].map(() => send('customer', { id: message, file })));
  const [first] = both.filter(({ status }) => status === 200);
  for (const answer of both) if (answer !== first) expect([200, 429]).toContain(answer.status);
  expect((await send('customer', { id: message, file })).body).toEqual(first?.body);
  expect((await files()).length).toBe(before + 1);
  expect(refusalOf(await send('customer', { id: message, file: await cardPicture(8) }))).toBe('idempotency_mismatch');
  expect(refusalOf(await send('provider', { id: message, file }))).toBe('not_found');
  const text = await market.ask('customer', 'POST', `/api/v1/chats/${id}/messages`, {
    id: message,
    kind: 'text',
    text: 'x',
  });
  expect(refusalOf(text)).toBe('idempotency_mismatch');
});

test('a photo that is sent again after a cut, before its commit or after it, is stored once', async () => {
  const { market, id, send } = await openChat();
  const line = { drops: 'request' as 'request' | 'answer' };
  const cut = () => {
    proxy.forwardTo(port);
    return null;
  };
  const proxy = await openTcpProxy((bytes) => (line.drops === 'request' ? cut() : bytes), cut);
  const port = Number(new URL(product.address).port);
  proxy.forwardTo(port);
  const before = (await files()).length;
  for (const drops of ['request', 'answer'] as const) {
    line.drops = drops;
    const sent = { id: newId(), file: await cardPicture(drops.length) };
    await expect(
      sendPhoto({ address: `http://127.0.0.1:${proxy.port}` }, market.as.customer, id, sent),
    ).rejects.toThrow('fetch failed');
    const stored = await product.owner.execute(sql`select id from messages where id = ${sent.id}`);
    expect(stored.length).toBe(drops === 'answer' ? 1 : 0);
    expect((await send('customer', sent)).status).toBe(200);
    expect((await send('customer', sent)).status).toBe(200);
  }
  proxy.close();
  expect((await files()).length).toBe(before + 2);
});

test('a person sends at most 60 photos in an hour', async () => {
  const { send } = await openChat();
  expect((await send('customer')).status).toBe(200);
  await product.owner.execute(sql`update auth.rate_limits set taken_at = array_fill(taken_at[1], array[60])
    where limit_name = 'chat_photo' and cardinality(taken_at) = 1`);
  const refused = await send('customer');
  expect([refusalOf(refused), refused.headers.get('retry-after')]).toEqual(['too_many_requests', '3600']);
  expect((await send('provider')).status).toBe(200);
});

test('photos are refused before the acceptance and after the chat has closed, where they stay readable', async () => {
  const market = await openMarket(product);
  const { id } = await market.request();
  const send = () => sendPhoto(product, market.as.customer, id);
  expect(refusalOf(await send())).toBe('state_changed');
  await market.step('provider', id, 'accept');
  const sent = Message.parse((await send()).body);
  await product.owner.execute(
    sql`update chats set closes_at = ${product.clock.now.toISOString()} where booking_id = ${id}`,
  );
  expect(refusalOf(await send())).toBe('state_changed');
  for (const who of ['customer', 'provider'] as const)
    expect((await openPhoto(product, market.as[who], sent.id)).status).toBe(200);
});

test('who leaves takes their photos along: nobody opens them, and housekeeping deletes the files', async () => {
  const { market, id, send, look } = await openChat();
  const [gone, kept] = [Message.parse((await send('customer')).body), Message.parse((await send('provider')).body)];
  const copy = JSON.stringify((await market.ask('customer', 'GET', '/api/v1/me/export')).body);
  expect([copy.includes(gone.id), copy.includes(kept.id)]).toEqual([true, false]);
  const before = await files();
  await leave(product, market.customer.id);
  expect((await look('provider', gone.id)).status).toBe(404);
  const { items } = (await market.ask('provider', 'GET', `/api/v1/chats/${id}/messages`)).body as { items: Message[] };
  expect(items.find((each) => each.id === gone.id)).toMatchObject({ kind: 'photo', photo: null, sender: 'other' });
  await product.keepHouse();
  expect((await files()).length).toBe(before.length - 1);
  expect((await look('provider', kept.id)).status).toBe(200);
});

test('a file whose message did not commit is deleted after a day, and those of messages stay', async () => {
  const { send, look } = await openChat();
  const sent = Message.parse((await send('customer')).body);
  const { privatePhotos } = product.services;
  const before = await files();
  const [row] = await product.owner.execute(sql`insert into unused_photos (id, remove_at)
    values (gen_random_uuid(), ${new Date(product.clock.now.getTime() + DAY_MS).toISOString()}) returning id`);
  await privatePhotos.put(photoName(String(row?.['id'])), new Uint8Array([1]));
  await product.keepHouse();
  expect((await files()).length).toBe(before.length + 1);
  product.clock.now = new Date(product.clock.now.getTime() + DAY_MS);
  await product.keepHouse();
  expect(await files()).toEqual(before);
  expect((await look('customer', sent.id)).status).toBe(200);
});

test('an admin opens a photo only near a report, which names it, and each look is logged', async () => {
  const { market, id, send, look } = await openChat();
  const sent = Message.parse((await send('provider')).body);
  expect((await look('admin', sent.id)).status).toBe(404);
  const { id: insult } = Message.parse((await sendText(market, 'provider', id, 'An insult')).body);
  await market.ask('customer', 'POST', `/api/v1/messages/${insult}/report`, { reason: 'They insult me.' });
  const [row] = await product.owner.execute(sql`select id from message_reports where message_id = ${insult}`);
  const report = await market.ask('admin', 'GET', `/api/v1/admin/message-reports/${String(row?.['id'])}`);
  expect(MessageReport.parse(report.body).messages).toMatchObject(
    expect.arrayContaining([expect.objectContaining({ id: sent.id, kind: 'photo', photo: sent.photo })]),
  );
  const seen = await look('admin', sent.id);
  expect([seen.status, seen.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  const log = await market.ask('admin', 'GET', `/api/v1/admin/audit-log?entity_id=${id}`);
  expect(log.body).toMatchObject({
    items: expect.arrayContaining([
      expect.objectContaining({
        action: 'message_photo.look',
        actor_id: market.admin.id,
        after: { message_id: sent.id },
      }),
    ]),
  });
});
