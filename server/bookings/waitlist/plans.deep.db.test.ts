import { addDays, type Day } from '@hirfa/domain/market';
import { type SQL, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import type { Database } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import { rowsReadBy } from '../../testing/plans.ts';
import { useProduct } from '../../testing/product.ts';
import { findOwnWaits } from './queries.ts';
import { openFullDay } from './testing/waiting.ts';

const product = useProduct();
const MANY = 100_000;
/** Those who wait for each provider. */
const QUEUE = 200;

let full: Awaited<ReturnType<typeof openFullDay>>;
let entry = '';
let day: Day;

/** A provider for whom many wait and a person who waits for one day, among many others who wait. */
beforeAll(async () => {
  full = await openFullDay(product);
  day = addDays(full.day, 1);
  const person = await full.join();
  entry = (await person.list())[0]?.id ?? '';
  await product.owner.transaction(async (tx) => {
    // Without triggers, as a restored backup.
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`insert into waitlist select copied.* from waitlist as entry,
      generate_series(1, ${MANY}::int) as n, lateral jsonb_populate_record(entry, jsonb_build_object('id', uuidv7(),
        'user_id', uuidv7(), 'day', ${day}::text, 'provider_id', case when n <= ${QUEUE}::int then entry.provider_id
          else lpad((n / ${QUEUE}::int)::text, 32, '0')::uuid end)) as copied
      where entry.id = ${entry}`);
  });
  await product.owner.execute(sql`analyze`);
}, 90_000);

const Reads = z.array(z.object({ table: z.string(), rows: z.coerce.number() }));

/** How many rows of each table the session has read until now. */
async function readBy(db: Database) {
  const rows =
    await db.execute(sql`select relname as table, coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0) as rows
    from pg_stat_xact_user_tables where relname <> 'deadlines'`);
  return new Map(Reads.parse([...rows]).map(({ table, rows: count }) => [table, count]));
}

/** The most rows of a table that a statement reads, by the worse plan, with what its functions and triggers read. */
async function mostRead(statement: SQL): Promise<number> {
  const found: number[] = [];
  const rollBack = new Error('nothing is kept');
  for (const mode of ['force_custom_plan', 'force_generic_plan']) {
    const measured = product.owner.transaction(async (tx) => {
      await tx.execute(sql`select set_config('plan_cache_mode', ${mode}, true),
        set_config('hirfa.user_id', ${full.market.provider.user_id}, true)`);
      const before = await readBy(tx);
      await tx.execute(statement);
      await tx.execute(sql`set constraints all immediate`);
      const after = await readBy(tx);
      found.push(...[...after].map(([table, rows]) => rows - (before.get(table) ?? 0)));
      throw rollBack;
    });
    await measured.catch((error: unknown) => {
      if (error !== rollBack) throw error;
    });
  }
  return Math.max(...found);
}

test('what a person waits for is found among all that others wait for', async () => {
  const [row] = await product.owner.execute<{ user_id: string }>(sql`select user_id from waitlist where id = ${entry}`);
  const userId = row?.user_id ?? '';
  const counts = await rowsReadBy(product, { userId, isAdmin: false }, (db) => findOwnWaits(db, product.clock.now));
  expect(counts).not.toEqual([]);
  for (const count of counts) expect(count).toBeLessThan(50);
});

const provider = () => full.market.provider.id;
const at = sql`now() - interval '9 days'`;
const WISH = () =>
  JSON.stringify({
    id: newId(),
    service_card_id: full.market.offer.id,
    mode: 'in_person',
    day,
    part: 'any',
    ends_at: '2099-01-01',
  });

/** What is asked, and how many rows of one table it may read. */
const ASKED: [name: string, statement: () => SQL, rows: number][] = [
  [
    'a slot that is taken or free again',
    () => sql`update booking_slots set occupied = tstzrange(lower(occupied),
    upper(occupied) + interval '1 minute') where provider_id = ${provider()}`,
    50,
  ],
  ['a change of a provider for whom many wait', () => sql`select decide_turns_again(${provider()})`, 50],
  ['a change of a provider for whom nobody waits', () => sql`select decide_turns_again(${newId()})`, 50],
  ['somebody who begins to wait', () => sql`select wait_for_time(${WISH()}::jsonb, ${at})`, 50],
  ['who is told of a time', () => sql`select * from told_of_time(${entry})`, 50],
  [
    'how many wait for the days of a provider',
    () => sql`select * from waiting_for_days(${day}, ${day}, ${at})`,
    2 * QUEUE,
  ],
  ['all who wait for a provider', () => sql`select * from lock_waiting(${provider()}, ${at})`, 2 * QUEUE],
  ['what has passed', () => sql`delete from waitlist where ends_at < '2020-01-01'`, 50],
];

test.each(ASKED)('%s: few rows are read, however many wait for others', async (_, statement, limit) => {
  const rows = await mostRead(statement());
  expect(rows).toBeLessThanOrEqual(limit);
});
