import { SupportMessage } from '@hirfa/contract/support';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { pass as moveClock } from '../../testing/accounts.ts';
import { refusalOf } from '../../testing/calls.ts';
import { leave } from '../../testing/chats.ts';
import { cardPicture } from '../../testing/documents.ts';
import { useProduct } from '../../testing/product.ts';
import { INBOX, OPEN_AT, openDesk, openSupportPhoto, tryToSendPhoto } from '../../testing/support.ts';

const product = useProduct();

type Who = 'person' | 'other' | 'hany' | 'dina';
type Sent = Parameters<typeof tryToSendPhoto>[3];

/** A session, and the calls about photos of its people. */
async function openSession() {
  product.clock.now = OPEN_AT;
  const desk = await openDesk(product);
  const session = await desk.open();
  const isAdmin = (who: Who) => who === 'hany' || who === 'dina';
  const tryToSend = (who: Who, sent: Sent = {}) =>
    tryToSendPhoto(product, desk.as[who], session.id, { side: isAdmin(who) ? 'admin' : 'person', ...sent });
  const send = async (who: Who, sent?: Sent) => SupportMessage.parse((await tryToSend(who, sent)).body);
  const look = (who: Who, message: string, asked?: Record<string, string>) =>
    openSupportPhoto(product, desk.as[who], message, asked);
  const lookedAt = async () => {
    const rows = await product.owner.execute(sql`select actor_id, after from audit_log
      where action = 'support_photo.look' and entity_id = ${session.id} order by at, id`);
    return [...rows];
  };
  return { desk, session, tryToSend, send, look, lookedAt };
}
async function pass(ms: number) {
  moveClock(product, ms);
  await product.work();
}
const files = () => product.services.privatePhotos.names();

test('a photo of either side is stored without its metadata, and both see it', async () => {
  const { desk, session, send, look } = await openSession();
  const file = await sharp({ create: { width: 3000, height: 1500, channels: 3, background: '#a52' } })
    .withMetadata({ orientation: 6, exif: { IFD0: { Copyright: 'a secret place' } } })
    .jpeg()
    .toBuffer();
  const sent = await send('person', { file: new Uint8Array(file) });
  expect(sent).toMatchObject({ sender_type: 'user', message: null, photo: { width: 800, height: 1600 } });
  const answer = await send('hany');
  expect(answer).toMatchObject({ sender_type: 'admin', message: null, photo: { width: expect.any(Number) } });
  expect((await desk.messages(session.id)).items).toEqual(expect.arrayContaining([sent, answer]));
  for (const [who, message] of [
    ['hany', sent],
    ['person', answer],
  ] as const) {
    const picture = Buffer.from(await (await look(who, message.id)).arrayBuffer());
    const { format, exif } = await sharp(picture).metadata();
    expect({ format, exif }).toEqual({ format: 'webp', exif: undefined });
    expect(picture.includes('a secret place')).toBe(false);
  }
  const mine = await look('person', sent.id);
  expect(Object.fromEntries(mine.headers)).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'private, no-cache',
    'content-security-policy': "default-src 'none'; sandbox",
  });
  const again = await look('person', sent.id, { 'if-none-match': mine.headers.get('etag') ?? '' });
  expect(again.status).toBe(304);
});

test('a photo of an admin takes the session, and only who has it can answer with one', async () => {
  const { desk, session, tryToSend, send } = await openSession();
  await desk.send(session.id, 'Look at this');
  await send('hany');
  const { items } = await desk.inbox('hany', 'show=mine');
  expect(items.find(({ id }) => id === session.id)).toMatchObject({
    taken_by: { full_name: 'Hany Mansour' },
    waiting_since: null,
    last_message: { photo: { width: expect.any(Number) } },
  });
  expect(refusalOf(await tryToSend('dina'))).toBe('state_changed');
  await desk.end(session.id);
  expect(refusalOf(await tryToSend('hany'))).toBe('state_changed');
  expect(refusalOf(await tryToSend('person'))).toBe('no_active_session');
});

test('a photo that is sent again is the same message; another one under its id is refused', async () => {
  const { desk, session, tryToSend } = await openSession();
  for (const who of ['person', 'hany'] as const) {
    const [id, file, before] = [newId(), await cardPicture(7), (await files()).length];
    const first = await tryToSend(who, { id, file });
    expect(first.status).toBe(200);
    expect((await tryToSend(who, { id, file })).body).toEqual(first.body);
    expect((await files()).length).toBe(before + 1);
    expect(refusalOf(await tryToSend(who, { id, file: await cardPicture(8) }))).toBe('idempotency_mismatch');
    expect(refusalOf(await desk.tryToSend(session.id, 'x', id))).toBe(
      who === 'person' ? 'idempotency_mismatch' : 'not_found',
    );
  }
});

test('only the person and admins open a photo, and each look of an admin is logged unless the session is theirs', async () => {
  const { desk, session, send, look, lookedAt } = await openSession();
  const { id } = await send('person');
  expect((await openSupportPhoto(product, async () => ({}), id)).status).toBe(401);
  expect((await look('other', id)).status).toBe(404);
  expect(await lookedAt()).toEqual([]);
  const seen = await look('dina', id);
  expect([seen.status, seen.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  await desk.step('hany', 'take', session.id);
  expect((await look('hany', id)).status).toBe(200);
  expect((await look('person', id)).status).toBe(200);
  expect(await lookedAt()).toEqual([{ actor_id: desk.dina.id, after: { message_id: id } }]);
  expect((await look('person', newId())).status).toBe(404);
  expect((await look('person', 'x')).status).toBe(404);
});

test('photos of support and of chats share the limit of an hour', async () => {
  const { desk, tryToSend, send } = await openSession();
  await send('person');
  await product.owner.execute(sql`update auth.rate_limits set taken_at = array_fill(taken_at[1], array[60])
    where limit_name = 'chat_photo' and cardinality(taken_at) = 1`);
  const refused = await tryToSend('person');
  expect([refusalOf(refused), refused.headers.get('retry-after')]).toEqual(['too_many_requests', '3600']);
  expect((await tryToSend('hany')).status).toBe(200);
  expect(refusalOf(await tryToSend('hany', { file: new Uint8Array([1, 2, 3]) }))).toBe('unusable_photo');
  expect((await desk.ask('person', 'GET', `${INBOX}?show=all`)).status).toBe(403);
});

test('who is away is told of a photo, without words', async () => {
  const { desk, session, send } = await openSession();
  const told = async (who: 'person' | 'hany', type: string) => {
    const rows = await product.owner.execute(
      sql`select message_en, message_ar from notifications where user_id = ${desk[who].id} and type = ${type}`,
    );
    return [...rows];
  };
  await send('person');
  await pass(1000);
  expect(await told('hany', 'support_message')).toEqual([{ message_en: 'A photo', message_ar: 'صورة' }]);
  await send('hany');
  await pass(60_000);
  expect(await told('person', 'support_reply')).toEqual([{ message_en: 'A photo', message_ar: 'صورة' }]);
  expect((await desk.messages(session.id)).items.length).toBeGreaterThan(1);
});

test('who leaves takes all photos of their sessions along, also those of the team', async () => {
  const { desk, session, send, look } = await openSession();
  const [own, answer] = [await send('person'), await send('hany')];
  const copy = JSON.stringify((await desk.ask('person', 'GET', '/api/v1/me/export')).body);
  expect([copy.includes(own.id), copy.includes(answer.id)]).toEqual([true, true]);
  const before = (await files()).length;
  await leave(product, desk.person.id);
  for (const { id } of [own, answer]) expect((await look('hany', id)).status).toBe(404);
  const { items } = await desk.messages(session.id, '', 'hany');
  expect(items.filter(({ photo }) => photo !== null)).toEqual([]);
  await product.keepHouse();
  expect((await files()).length).toBe(before - 2);
});
