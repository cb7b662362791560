import { MOST_COUNTED, QUEUE_KINDS } from '@hirfa/domain/admin';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { Person } from '../../kernel/verb.ts';
import type { Database } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import { openChatWithWords } from '../../testing/chats.ts';
import { rowsReadBy } from '../../testing/plans.ts';
import { useProduct } from '../../testing/product.ts';
import { listQueue } from './list-queue.ts';

const product = useProduct();
const MANY = 20_000;
let admin: Person;

/** Copies of a row, without triggers and foreign keys, as a restored backup; `changes` may use the number `n`. */
async function copy(table: string, id: string, changes: string): Promise<void> {
  const [{ columns } = { columns: '' }] = await product.owner.execute<{ columns: string }>(sql`
    select string_agg(quote_ident(column_name), ', ') as columns from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER'`);
  const copied = columns.replaceAll(/\w+/g, (name) => `copied.${name}`);
  await product.owner.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(
      sql.raw(`insert into ${table} (${columns}) select ${copied} from ${table} as one, generate_series(1, ${MANY}) as n,
        lateral jsonb_populate_record(one, jsonb_build_object('id', uuidv7(), ${changes})) as copied where one.id = '${id}'`),
    );
  });
}

/** Many providers, flags and reports, of which each tenth waits, and many jobs that wait for their time. */
beforeAll(async () => {
  const { market, ofProvider } = await openChatWithWords(product);
  await market.ask('customer', 'POST', `/api/v1/messages/${ofProvider}/report`, { reason: 'They insult me.' });
  const [report] = await product.owner.execute(sql`select id from message_reports`);
  admin = { kind: 'person', user_id: market.admin.id, session_id: market.admin.id, roles: ['admin'] };
  await copy(
    'provider_profiles',
    market.provider.id,
    `'user_id', uuidv7(), 'sent_at', now() - n * interval '1 minute',
     'verification_status', case when n % 10 = 0 then 'pending' else 'rejected' end`,
  );
  await product.owner.execute(sql`insert into provider_contact_flags (id, provider_id, flagged_at, outcome, decided_at)
    select uuidv7(), id, now() - n * interval '1 minute', case when n % 10 > 0 then 'left' end,
      case when n % 10 > 0 then now() end
    from (select id, row_number() over () as n from provider_profiles) as numbered`);
  const decided = `case when n % 10 > 0 then`;
  await copy(
    'message_reports',
    String(report?.id),
    `'reporter_id', uuidv7(), 'created_at', now() - n * interval '1 minute', 'outcome', ${decided} 'dismissed' end,
     'decided_at', ${decided} now() end, 'decided_by', ${decided} uuidv7() end`,
  );
  await product.owner.execute(sql`insert into graphile_worker._private_jobs (task_id, payload, key, run_at)
    select (select min(id) from graphile_worker._private_tasks), '{"entity_id": "x"}', 'many ' || n, now() + interval '1 day'
    from generate_series(1, ${MANY}::int) as n`);
  await product.owner.execute(sql`analyze`);
}, 90_000);

const readBy = async (run: (db: Database) => Promise<unknown>) =>
  (await rowsReadBy(product, { userId: admin.user_id, isAdmin: true }, run)).map((count) => count ?? Number.NaN);

test.each(QUEUE_KINDS)('%s: a page reads few rows, however many there are', async (kind) => {
  const after: [number, string] = [product.clock.now.getTime() - 9e7, newId()];
  for (const cursor of [null, after]) {
    const rows = await readBy((db) =>
      product.services.kindsOfWork[kind].find(db, { after: cursor, except: [newId()], rows: 25 }),
    );
    expect(Math.max(...rows)).toBeLessThan(300);
  }
});

test('the whole call reads no more than it lists and counts', async () => {
  const rows = await readBy((db) =>
    listQueue({ ctx: { db, now: product.clock.now, actor: admin, services: product.services }, input: { limit: 24 } }),
  );
  // Of applications, flags and reports there are more than are counted, in one statement.
  expect(Math.max(...rows)).toBeLessThan(3 * MOST_COUNTED + 300);
});
