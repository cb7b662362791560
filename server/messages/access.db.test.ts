import { type SQL, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { asPerson } from '../kernel/transactions.ts';
import { databaseCode } from '../platform/database-errors.ts';
import type { Person } from '../kernel/verb.ts';
import type { Database } from '../platform/db.ts';
import { newId } from '../platform/ids.ts';
import { namesOfCalls, wordOf } from '../testing/access/table.ts';
import { ask } from '../testing/calls.ts';
import { type ChatActor, createChatActors, readChatTable } from '../testing/chats.ts';
import { useProduct } from '../testing/product.ts';

const product = useProduct();

/** What each actor is answered about a chat: `ok`, `empty` for a list without it, or why not. */
const CALLS = readChatTable(`
               visitor  customer2  provider2  customer  provider  suspended  admin    ended    left
listChats      sign-in  empty      empty      ok        ok        ok         empty    sign-in  sign-in
getChat        sign-in  nothing    nothing    ok        ok        ok         nothing  sign-in  sign-in
listMessages   sign-in  nothing    nothing    ok        ok        ok         nothing  sign-in  sign-in
sendMessage    sign-in  nothing    nothing    ok        ok        ok         nothing  sign-in  sign-in
markChat       sign-in  nothing    nothing    ok        ok        ok         nothing  sign-in  sign-in
muteChat       sign-in  nothing    nothing    ok        ok        ok         nothing  sign-in  sign-in
searchMessages  sign-in  empty      empty      ok        ok        ok         empty    sign-in  sign-in
reportMessage  sign-in  nothing    nothing    ok        ok        ok         nothing  sign-in  sign-in
listReports    sign-in  admin      admin      admin     admin     admin      ok       sign-in  sign-in
getReport      sign-in  admin      admin      admin     admin     admin      ok       sign-in  sign-in
`);

interface Call {
  method: string;
  path: (actor: ChatActor) => string | Promise<string>;
  body?: (actor: ChatActor) => object;
}

const chat = ({ chat: id }: ChatActor) => `/api/v1/chats/${id}`;
/** They answer everybody; what counts is whether the chat is in them. */
const LISTS = ['/api/v1/chats', '/api/v1/messages?q=words', '/api/v1/admin/message-reports'];

const ATTEMPTS: Readonly<Record<string, Call>> = {
  listChats: { method: 'GET', path: () => '/api/v1/chats' },
  getChat: { method: 'GET', path: chat },
  listMessages: { method: 'GET', path: (actor) => `${chat(actor)}/messages` },
  sendMessage: {
    method: 'POST',
    path: (actor) => `${chat(actor)}/messages`,
    body: () => ({ id: newId(), kind: 'text', text: 'Hello' }),
  },
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
  expect(CALLS.map(([row]) => row).toSorted()).toEqual(namesOfCalls(/^messages\./).toSorted());
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

async function answerTo({ method, path, body }: Call, actor: ChatActor): Promise<string> {
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
    // Refused by a policy or a right, or no number is known to who does not see the chat.
    if (!(error instanceof Undo) && !['42501', '23502'].includes(databaseCode(error))) throw error;
  }
  return rows.length > 0 ? 'yes' : 'no';
}
