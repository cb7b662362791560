import { type SQL, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { Person } from '../kernel/verb.ts';
import { newId } from '../platform/ids.ts';
import { tryStatement } from '../testing/access/try-statement.ts';
import { type ChatActor, createChatActors, readChatTable } from '../testing/chats.ts';
import { useProduct } from '../testing/product.ts';

const product = useProduct();
let actors: ChatActor[] = [];
beforeAll(async () => {
  actors = await createChatActors(product);
});

/**
 * Whether the database lets each actor do what a call does, without the call: it is the second wall, and knows no
 * sessions. An admin reaches the row of a chat, because what admins do to a booking writes a line.
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

test.each(ROWS)('%s: the database answers everybody as the table', async (row, expected) => {
  const statement = STATEMENTS[row];
  if (statement === undefined) throw new Error(`nothing is tried for ${row}`);
  const answers: Record<string, string> = {};
  for (const actor of actors) answers[actor.name] = await tryStatement(product, personOf(actor), statement(actor));
  expect(answers).toEqual(expected);
});

const personOf = ({ name, user_id, is_admin }: ChatActor): Person | null =>
  name === 'visitor' ? null : { kind: 'person', user_id, session_id: user_id, roles: is_admin ? ['admin'] : [] };
