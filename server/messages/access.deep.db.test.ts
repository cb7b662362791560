import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { newId } from '../platform/ids.ts';
import { namesOfCalls, wordOf } from '../testing/access/table.ts';
import { type Answer, answerOf, ask } from '../testing/calls.ts';
import { type ChatActor, createChatActors, openPhoto, readChatTable, sendPhoto } from '../testing/chats.ts';
import { putPhoto } from '../testing/photos.ts';
import { photoName } from '../accounts/index.ts';
import { useProduct } from '../testing/product.ts';

const product = useProduct();
let actors: ChatActor[] = [];
beforeAll(async () => {
  actors = await createChatActors(product);
});

/** What each actor is answered about a chat: `ok`, `empty` for a list without it, or why not. */
const CALLS = readChatTable(`
               visitor  customer2  provider2  customer  provider  suspended  admin    ended    left
listChats      sign-in  empty      empty      ok        ok        ok         empty    sign-in  sign-in
getChat        sign-in  nothing    nothing    ok        ok        ok         nothing  sign-in  sign-in
listMessages   sign-in  nothing    nothing    ok        ok        ok         nothing  sign-in  sign-in
sendMessage    sign-in  nothing    nothing    ok        ok        ok         nothing  sign-in  sign-in
sendPhoto      sign-in  nothing    nothing    ok        ok        ok         nothing  sign-in  sign-in
listRequestPhotos  sign-in  nothing  nothing   ok        nothing   nothing    nothing  sign-in  sign-in
addRequestPhoto  sign-in  nothing  nothing   state     nothing   nothing    nothing  sign-in  sign-in
removeRequestPhoto  sign-in  nothing  nothing  nothing   nothing   nothing    nothing  sign-in  sign-in
photo          sign-in  nothing    nothing    ok        ok        ok         nothing  sign-in  sign-in
photo-reported  sign-in  nothing    nothing    ok        ok        ok         ok       sign-in  sign-in
markChat       sign-in  nothing    nothing    ok        ok        ok         nothing  sign-in  sign-in
muteChat       sign-in  nothing    nothing    ok        ok        ok         nothing  sign-in  sign-in
searchMessages  sign-in  empty      empty      ok        ok        ok         empty    sign-in  sign-in
reportMessage  sign-in  nothing    nothing    ok        ok        ok         nothing  sign-in  sign-in
listReports    sign-in  admin      admin      admin     admin     admin      ok       sign-in  sign-in
getReport      sign-in  admin      admin      admin     admin     admin      ok       sign-in  sign-in
getEvidence    sign-in  admin      admin      admin     admin     admin      nothing  sign-in  sign-in
`);

interface Call {
  /** Where it is no call with a JSON body. */
  send?: (actor: ChatActor) => Promise<Answer>;
  method: string;
  path: (actor: ChatActor) => string | Promise<string>;
  body?: (actor: ChatActor) => object;
}

const chat = ({ chat: id }: ChatActor) => `/api/v1/chats/${id}`;
/** They answer everybody; what counts is whether the chat is in them. */
const LISTS = ['/api/v1/chats', '/api/v1/messages?q=words', '/api/v1/admin/message-reports'];

const SPECIAL = { method: '', path: () => '' };

const photos = new Map<string, Promise<string>>();

/** A photo that one of the two has sent to a chat; the id of its message. */
function photoIn(chatId: string): Promise<string> {
  const photo = photos.get(chatId) ?? addPhoto(chatId);
  photos.set(chatId, photo);
  return photo;
}

async function addPhoto(chatId: string): Promise<string> {
  const [message, photo] = [newId(), newId()];
  await product.owner.transaction(async (tx) => {
    await tx.execute(sql`insert into unused_photos (id, remove_at) values (${photo}, now())`);
    await tx.execute(sql`insert into messages (id, booking_id, seq, sender_id, kind, data, photo_id, created_at)
      select ${message}, booking_id, last_seq + 1, provider_user_id, 'photo', '{"width":1,"height":1,"hash":""}', ${photo}, now()
      from chats where booking_id = ${chatId}`);
  });
  await product.services.privatePhotos.put(photoName(photo), new Uint8Array([1]));
  return message;
}

async function reported(message: string): Promise<string> {
  await product.owner.execute(sql`insert into message_reports (id, message_id, booking_id, seq, reason, created_at)
    select ${newId()}, id, booking_id, seq, 'x', now() from messages where id = ${message}`);
  return message;
}

const lookAt = ({ header }: ChatActor, message: string) => openPhoto(product, header, message).then(answerOf);

const ATTEMPTS: Readonly<Record<string, Call>> = {
  listChats: { method: 'GET', path: () => '/api/v1/chats' },
  getChat: { method: 'GET', path: chat },
  listMessages: { method: 'GET', path: (actor) => `${chat(actor)}/messages` },
  sendMessage: {
    method: 'POST',
    path: (actor) => `${chat(actor)}/messages`,
    body: () => ({ id: newId(), kind: 'text', text: 'Hello' }),
  },
  sendPhoto: { ...SPECIAL, send: ({ header, chat: id }) => sendPhoto(product, header, id) },
  // The booking of the chat is accepted.
  listRequestPhotos: { method: 'GET', path: ({ chat: id }) => `/api/v1/bookings/${id}/photos` },
  addRequestPhoto: {
    ...SPECIAL,
    send: ({ header, chat: id }) => putPhoto(product, header, `/api/v1/bookings/${id}/photos/${newId()}`),
  },
  removeRequestPhoto: { method: 'DELETE', path: ({ chat: id }) => `/api/v1/bookings/${id}/photos/${newId()}` },
  photo: { ...SPECIAL, send: async (actor) => lookAt(actor, await photoIn(actor.chat)) },
  'photo-reported': { ...SPECIAL, send: async (actor) => lookAt(actor, await reported(await photoIn(actor.chat))) },
  markChat: { method: 'POST', path: (actor) => `${chat(actor)}/marks`, body: () => ({ read_seq: 1 }) },
  muteChat: { method: 'PUT', path: (actor) => `${chat(actor)}/mute`, body: () => ({ is_muted: true }) },
  searchMessages: { method: 'GET', path: () => '/api/v1/messages?q=words' },
  reportMessage: {
    method: 'POST',
    path: ({ message }) => `/api/v1/messages/${message}/report`,
    body: () => ({ reason: 'Rude words.' }),
  },
  listReports: { method: 'GET', path: () => '/api/v1/admin/message-reports' },
  getReport: { method: 'GET', path: async () => `/api/v1/admin/message-reports/${await anyReport()}` },
  getEvidence: {
    method: 'GET',
    path: (actor) => `/api/v1/admin/bookings/${chat(actor).split('/').at(-1) ?? ''}/evidence`,
  },
};

test('every call about chats is in the table', () => {
  const calls = CALLS.map(([row]) => row).filter((row) => !row.startsWith('photo'));
  expect(calls.toSorted()).toEqual(namesOfCalls(/^messages\./).toSorted());
});

async function anyReport(): Promise<string> {
  const [report] = await product.owner.execute(sql`select id from message_reports`);
  return String(report?.id);
}

test.each(CALLS)('%s: everybody gets the answer of the table', async (row, expected) => {
  const attempt = ATTEMPTS[row];
  if (attempt === undefined) throw new Error(`nothing is tried for ${row}`);
  const answers: Record<string, string> = {};
  for (const actor of actors) answers[actor.name] = await answerTo(attempt, actor);
  expect(answers).toEqual(expected);
});

async function answerTo({ send, method, path, body }: Call, actor: ChatActor): Promise<string> {
  if (send !== undefined) return wordOf(await send(actor));
  const headers = await actor.header();
  const address = await path(actor);
  const answer = await ask(product, method, address, { headers, ...(body && { body: body(actor) }) });
  const isEmpty = LISTS.includes(address) && !JSON.stringify(answer.body).includes(actor.chat);
  return answer.status === 200 && isEmpty ? 'empty' : wordOf(answer);
}
