import { type SQL, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { asPerson } from '../kernel/transactions.ts';
import { databaseCode } from '../platform/database-errors.ts';
import type { Person } from '../kernel/verb.ts';
import type { Database } from '../platform/db.ts';
import { newId } from '../platform/ids.ts';
import { namesOfCalls, wordOf } from '../testing/access/table.ts';
import { type Answer, answerOf, ask } from '../testing/calls.ts';
import { type ChatActor, createChatActors, openPhoto, readChatTable, sendPhoto } from '../testing/chats.ts';
import { photoName } from './photos/services.ts';
import { useProduct } from '../testing/product.ts';

const product = useProduct();

/** What each actor is answered about a chat: `ok`, `empty` for a list without it, or why not. */
const CALLS = readChatTable(`
               visitor  customer2  provider2  customer  provider  suspended  admin    ended    left
listChats      sign-in  empty      empty      ok        ok        ok         empty    sign-in  sign-in
getChat        sign-in  nothing    nothing    ok        ok        ok         nothing  sign-in  sign-in
listMessages   sign-in  nothing    nothing    ok        ok        ok         nothing  sign-in  sign-in
sendMessage    sign-in  nothing    nothing    ok        ok        ok         nothing  sign-in  sign-in
sendPhoto      sign-in  nothing    nothing    ok        ok        ok         nothing  sign-in  sign-in
photo          sign-in  nothing    nothing    ok        ok        ok         nothing  sign-in  sign-in
photo-reported  sign-in  nothing    nothing    ok        ok        ok         ok       sign-in  sign-in
markChat       sign-in  nothing    nothing    ok        ok        ok         nothing  sign-in  sign-in
muteChat       sign-in  nothing    nothing    ok        ok        ok         nothing  sign-in  sign-in
searchMessages  sign-in  empty      empty      ok        ok        ok         empty    sign-in  sign-in
reportMessage  sign-in  nothing    nothing    ok        ok        ok         nothing  sign-in  sign-in
listReports    sign-in  admin      admin      admin     admin     admin      ok       sign-in  sign-in
getReport      sign-in  admin      admin      admin     admin     admin      ok       sign-in  sign-in
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
  await product.services.chatPhotos.put(photoName(photo), new Uint8Array([1]));
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
};

test('every call about chats is in the table', () => {
  const calls = CALLS.map(([row]) => row).filter((row) => !row.startsWith('photo'));
  expect(calls.toSorted()).toEqual(namesOfCalls(/^messages\./).toSorted());
});

async function anyReport(): Promise<string> {
  const [report] = await product.owner.execute(sql`select id from message_reports`);
  return String(report?.id);
}

test('everybody gets the answers of the table', async () => {
  const answers = new Map<string, Record<string, string>>();
  const actors = await createChatActors(product);
  for (const [row, attempt] of Object.entries(ATTEMPTS))
    for (const actor of actors) answers.set(row, { ...answers.get(row), [actor.name]: await answerTo(attempt, actor) });
  expect(Object.fromEntries(answers)).toEqual(Object.fromEntries(CALLS));
});

async function answerTo({ send, method, path, body }: Call, actor: ChatActor): Promise<string> {
  if (send !== undefined) return wordOf(await send(actor));
  const headers = await actor.header();
  const address = await path(actor);
  const answer = await ask(product, method, address, { headers, ...(body && { body: body(actor) }) });
  const isEmpty = LISTS.includes(address) && !JSON.stringify(answer.body).includes(actor.chat);
  return answer.status === 200 && isEmpty ? 'empty' : wordOf(answer);
}

/**
 * Whether the database lets each actor do it without the calls: it is the second wall, and knows no sessions. An admin
 * reaches the row of a chat, because what admins do to a booking writes a line.
 */
const ROWS = readChatTable(`
               visitor  customer2  provider2  customer  provider  suspended  admin  ended  left
chats          no       no         no         yes       yes       yes        yes    yes    no
close          no       no         no         yes       yes       yes        yes    yes    no
last_seq       no       no         no         no        no        no         no     no     no
members        no       no         no         yes       yes       yes        no     yes    no
mark           no       no         no         yes       yes       yes        no     yes    no
mark-other     no       no         no         no        no        no         no     no     no
messages       no       no         no         yes       yes       yes        no     yes    no
write          no       no         no         yes       yes       yes        no     yes    no
write-other    no       no         no         no        no        no         no     no     no
write-line     no       no         no         yes       yes       yes        yes    yes    no
write-photo    no       no         no         yes       yes       yes        no     yes    no
photo-of-none  no       no         no         no        no        no         no     no     no
name-photo     no       yes        yes        yes       yes       yes        yes    yes    yes
unused-photos  no       no         no         no        no        no         no     no     no
change         no       no         no         no        no        no         no     no     no
delete         no       no         no         no        no        no         no     no     no
search         no       no         no         yes       yes       yes        no     yes    no
report         no       no         no         yes       yes       yes        no     yes    no
report-own     no       no         no         no        no        no         no     no     no
report-other   no       no         no         no        no        no         no     no     no
`);

const next = (id: string) => sql`(select last_seq + 1 from chats where booking_id = ${id})`;
const add = (actor: ChatActor, sender: string | null, kind: string, text: string | null) =>
  sql`insert into messages (id, booking_id, seq, sender_id, kind, text, data, created_at) values (${newId()}, ${actor.chat},
    ${next(actor.chat)}, ${sender}::uuid, ${kind}, ${text}, ${kind === 'system' ? '{"line":"accepted"}' : null}::jsonb, now())
    returning 1`;

/** A photo with the name of a file. */
const addPhotoBy = (actor: ChatActor, photo: SQL) =>
  sql`insert into messages (id, booking_id, seq, sender_id, kind, data, photo_id, created_at) values (${newId()}, ${actor.chat},
    ${next(actor.chat)}, ${actor.user_id}, 'photo', '{"width":1,"height":1,"hash":""}', ${photo}, now()) returning 1`;

const report = (actor: ChatActor, reporter: string, message: SQL | string) =>
  sql`insert into message_reports (id, message_id, booking_id, seq, reporter_id, reason, created_at)
    select ${newId()}, ${message}, ${actor.chat}, seq, ${reporter}, 'x', now() from messages where id = ${message} returning 1`;

const STATEMENTS: Readonly<Record<string, (actor: ChatActor) => SQL>> = {
  chats: (actor) => sql`select 1 from chats where booking_id = ${actor.chat}`,
  close: (actor) => sql`update chats set closes_at = now() where booking_id = ${actor.chat} returning 1`,
  last_seq: (actor) => sql`update chats set last_seq = 9 where booking_id = ${actor.chat} returning 1`,
  members: (actor) => sql`select 1 from chat_members where booking_id = ${actor.chat}`,
  mark: (actor) => sql`update chat_members set delivered_seq = 1 where booking_id = ${actor.chat} returning 1`,
  'mark-other': (actor) =>
    sql`update chat_members set delivered_seq = 1 where booking_id = ${actor.chat} and user_id <> ${actor.user_id} returning 1`,
  messages: (actor) => sql`select 1 from messages where booking_id = ${actor.chat}`,
  write: (actor) => add(actor, actor.user_id, 'text', 'Hello'),
  'write-other': (actor) => add(actor, null, 'text', 'Hello'),
  'write-line': (actor) => add(actor, null, 'system', null),
  'write-photo': (actor) => addPhotoBy(actor, sql`name_photo(now())`),
  'photo-of-none': (actor) => addPhotoBy(actor, sql`${newId()}`),
  'name-photo': () => sql`select id from name_photo(now()) as id where id is not null`,
  'unused-photos': () => sql`select 1 from unused_photos`,
  change: (actor) => sql`update messages set text = 'x' where booking_id = ${actor.chat} returning 1`,
  search: (actor) =>
    sql`select 1 from find_own_messages(array['% words%'], null, null, 9) as found where booking_id = ${actor.chat}`,
  report: (actor) => report(actor, actor.user_id, actor.message),
  'report-own': (actor) =>
    report(actor, actor.user_id, sql`(select id from messages where sender_id = ${actor.user_id})`),
  'report-other': (actor) => report(actor, newId(), actor.message),
  delete: (actor) => sql`delete from messages where booking_id = ${actor.chat} returning 1`,
};

test('the database answers everybody as the table', async () => {
  const answers = new Map<string, Record<string, string>>();
  const actors = await createChatActors(product);
  for (const [row, statement] of Object.entries(STATEMENTS))
    for (const actor of actors)
      answers.set(row, { ...answers.get(row), [actor.name]: await tryStatement(actor, statement(actor)) });
  expect(Object.fromEntries(answers)).toEqual(Object.fromEntries(ROWS));
});

/** Ends the transaction of a statement that succeeded, so that the next actor finds everything as it was. */
class Undo extends Error {}

async function tryStatement({ name, user_id, is_admin }: ChatActor, statement: SQL): Promise<string> {
  const rows: unknown[] = [];
  const work = async (db: Database) => {
    rows.push(...(await db.execute(statement)));
    throw new Undo();
  };
  const scope = { now: product.clock.now, subscribers: [] };
  const person: Person = { kind: 'person', user_id, session_id: user_id, roles: is_admin ? ['admin'] : [] };
  try {
    if (name === 'visitor') await product.pools.api.transaction(work);
    else await asPerson(product.pools.api, person, scope, ({ db }) => work(db));
  } catch (error) {
    // Refused by a policy, a right or a trigger, or no number is known to who does not see the chat.
    if (!(error instanceof Undo) && !['42501', '23502', '23514'].includes(databaseCode(error))) throw error;
  }
  return rows.length > 0 ? 'yes' : 'no';
}
