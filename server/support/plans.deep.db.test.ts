import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { Database } from '../platform/db.ts';
import { newId } from '../platform/ids.ts';
import { rowsReadBy } from '../testing/plans.ts';
import { useProduct } from '../testing/product.ts';
import { openDesk } from '../testing/support.ts';
import { findInbox, type Show } from './admin/inbox-queries.ts';
import { countSent, findMessagesAfter, findMessagesBefore, findAnnounced } from './message-queries.ts';
import { countOpened, findActiveSession, findSessions } from './queries.ts';

const product = useProduct();
/** The sessions of other people, those of one person, and the messages of one session. */
const OTHERS = 20_000;
const OWN = 2000;
const MESSAGES = 50_000;

let ids: { person: string; admin: string; session: string };

/** Copies of one session: active ones of others, of whom each tenth waits; and old ones of the person. */
beforeAll(async () => {
  const desk = await openDesk(product);
  const session = (await desk.open()).id;
  await desk.send(session, 'Hello');
  ids = { person: desk.person.id, admin: desk.hany.id, session };
  await product.owner.transaction(async (tx) => {
    // Without triggers, as a restored backup.
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`insert into live_support_sessions select copied.* from live_support_sessions as session,
      generate_series(1, ${OTHERS}::int) as n, lateral jsonb_populate_record(session, jsonb_build_object('id', uuidv7(),
        'user_id', uuidv7(), 'created_at', session.created_at - n * interval '1 minute', 'taken_by', null,
        'waiting_since', case when n % 10 = 0 then session.created_at - n * interval '1 minute' end)) as copied
      where session.id = ${session}`);
    await tx.execute(sql`insert into live_support_sessions select copied.* from live_support_sessions as session,
      generate_series(1, ${OWN}::int) as n, lateral jsonb_populate_record(session, jsonb_build_object('id', uuidv7(),
        'status', 'ended', 'ended_at', session.created_at, 'created_at', session.created_at - n * interval '1 day',
        'waiting_since', null, 'taken_by', ${desk.hany.id}::uuid, 'taken_at', session.created_at)) as copied
      where session.id = ${session}`);
    await tx.execute(sql`insert into live_support_messages (id, session_id, seq, sender_type, sender_id, message, created_at)
      select uuidv7(), ${session}, n + 100, 'user', ${desk.person.id}, 'Number ' || n, now() - interval '9 days'
      from generate_series(1, ${MESSAGES}::int) as n`);
    await tx.execute(sql`update live_support_sessions set last_seq = ${MESSAGES + 100} where id = ${session}`);
  });
  await product.owner.execute(sql`analyze`);
}, 90_000);

const inbox = (show: Show) => (db: Database) => findInbox(db, { adminId: ids.admin, show }, null, 25);

const READS: [name: string, run: (db: Database) => Promise<unknown>][] = [
  ['the active session', (db) => findActiveSession(db, ids.person)],
  ['the sessions of a person', (db) => findSessions(db, ids.person, null, 25)],
  ['more of them', (db) => findSessions(db, ids.person, [product.clock.now.getTime() - 9e9, newId()], 25)],
  ['sessions of the last hour', (db) => countOpened(db, ids.person, product.clock.now)],
  ['messages after a number', (db) => findMessagesAfter(db, ids.session, 40_000, 100)],
  ['messages before a number', (db) => findMessagesBefore(db, ids.session, 40_000, 100)],
  ['messages of the last minute', (db) => countSent(db, ids.person, new Date())],
  ['the last instant that was announced', (db) => findAnnounced(db, ids.session)],
];

test.each(READS)('%s: few rows are read, however many there are', async (_, run) => {
  const counts = await rowsReadBy(product, { userId: ids.person, isAdmin: false }, run);
  expect(counts).not.toEqual([]);
  for (const count of counts) expect(count).toBeLessThan(500);
});

test.each<[string, (db: Database) => Promise<unknown>]>([
  ['the inbox of what waits', inbox('waiting')],
  ['the inbox of an admin', inbox('mine')],
  ['the inbox of all', inbox('all')],
  ['the inbox of what has ended', inbox('ended')],
])('%s: few rows are read, however many there are', async (_, run) => {
  const counts = await rowsReadBy(product, { userId: ids.admin, isAdmin: true }, run);
  expect(counts).not.toEqual([]);
  for (const count of counts) expect(count).toBeLessThan(500);
});
