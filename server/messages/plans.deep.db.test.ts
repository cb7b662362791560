import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { Database } from '../platform/db.ts';
import { newId } from '../platform/ids.ts';
import { type Market, openMarket } from '../testing/market.ts';
import { rowsReadBy } from '../testing/plans.ts';
import { useProduct } from '../testing/product.ts';
import { countSent, findMessagesAfter, findMessagesBefore } from './message-queries.ts';
import { countUnread, findChatView, findChatViews } from './queries.ts';

const product = useProduct();
/** The messages of one chat, and the chats of its two people. */
const MESSAGES = 50_000;
const CHATS = 5000;

let market: Market;
let chat: string;

/** A long chat between two people who have many others: copies of one booking, its chat and a message. */
beforeAll(async () => {
  market = await openMarket(product);
  chat = (await market.confirmed()).id;
  await market.ask('customer', 'POST', `/api/v1/chats/${chat}/messages`, { id: newId(), kind: 'text', text: 'Hello' });
  await product.owner.transaction(async (tx) => {
    // Without triggers, as a restored backup.
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`create temporary table copies on commit drop as
      select uuidv7() as copy, n from generate_series(1, ${CHATS}::int) as n`);
    await tx.execute(sql`insert into bookings select copied.* from bookings as booking, copies,
      lateral jsonb_populate_record(booking, jsonb_build_object('id', copy)) as copied where booking.id = ${chat}`);
    await tx.execute(sql`insert into chats select copied.* from chats as chat, copies, lateral jsonb_populate_record(chat,
      jsonb_build_object('booking_id', copy, 'last_at', chat.last_at - n * interval '1 hour')) as copied
      where chat.booking_id = ${chat}`);
    await tx.execute(sql`insert into chat_members select copied.* from chat_members as member, copies,
      lateral jsonb_populate_record(member, jsonb_build_object('booking_id', copy, 'unread_count', (n < 20)::int)) as copied
      where member.booking_id = ${chat}`);
    await tx.execute(sql`insert into messages (id, booking_id, seq, sender_id, kind, text, created_at)
      select uuidv7(), ${chat}, n + 100, ${market.provider.user_id}, 'text', 'Number ' || n, now() - interval '9 days'
      from generate_series(1, ${MESSAGES}::int) as n`);
    await tx.execute(sql`update chats set last_seq = ${MESSAGES + 100} where booking_id = ${chat}`);
  });
  await product.owner.execute(sql`analyze`);
}, 90_000);

const READS: [name: string, run: (db: Database) => Promise<unknown>][] = [
  ['the list of chats', (db) => findChatViews(db, market.customer.id, null, 25)],
  ['more chats', (db) => findChatViews(db, market.customer.id, [product.clock.now.getTime() - 9e7, newId()], 25)],
  ['a chat', (db) => findChatView(db, chat, market.customer.id)],
  ['messages after a number', (db) => findMessagesAfter(db, chat, 40_000, 100)],
  ['messages before a number', (db) => findMessagesBefore(db, chat, 40_000, 100)],
  ['unread messages', (db) => countUnread(db, market.customer.id)],
  ['messages of the last minute', (db) => countSent(db, market.provider.user_id, new Date())],
];

test('a search in long chats uses the index of words', async () => {
  const [found] = await product.owner.execute(sql`select prosrc from pg_proc where proname = 'find_own_messages'`);
  const given = {
    patterns: "(array['% 4999%', '% number%']::text[])",
    before_at: 'null::timestamptz',
    before_id: 'null::uuid',
  };
  const body = Object.entries({ ...given, most: '25' }).reduce(
    (text, [name, value]) => text.replaceAll(new RegExp(`\\b${name}\\b`, 'g'), value),
    String(found?.prosrc),
  );
  await product.owner.transaction(async (tx) => {
    await tx.execute(sql`select set_config('hirfa.user_id', ${market.customer.id}, true)`);
    const lines = await tx.execute(sql.raw(`explain (analyze) ${body}`));
    const plan = lines.map((line) => String(line['QUERY PLAN'])).join('\n');
    expect(plan).toContain('messages_search');
    expect(plan).not.toContain('Seq Scan on messages');
  });
});

test.each(READS)('%s: few rows are read, however long chats and lists are', async (_, run) => {
  const counts = await rowsReadBy(product, { userId: market.customer.id, isAdmin: false }, run);
  expect(counts).not.toEqual([]);
  for (const count of counts) expect(count).toBeLessThan(500);
});
