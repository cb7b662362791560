import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { addDays, cairoDay, cairoInstant, startOfDay } from '@hirfa/domain/market';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { openPool, type Pool } from '../../platform/db.ts';
import { TEST_GATEWAY } from '../product.ts';
import { type Program, startProgram } from '../program.ts';
import { scratchFolder } from '../scratch.ts';
import { cloneDatabase, TEST_ENVIRONMENT, TEST_LOGIN_SECRET } from '../test-postgres.ts';
import { createWorld } from '../world.ts';

/** What became of those who waited. */
export interface TurnsKillReport {
  told: number;
  /** Notices of one person besides the first one. */
  twice: number;
  forgotten: number;
  /** Notices without their hint for open pages, or with more than one. */
  wrongHints: number;
  /** Kills after which somebody was marked, but not yet told. */
  hits: number;
  seconds: number;
}

interface Trial {
  providers: number;
  kills: number;
}

/** Each provider is free at many times: all who wait for them are told at once. */
const WAITING = 3;
const LOOK_MS = 5;
const NOON = 12 * 60;

/**
 * People wait for times that become free, while the product is killed (SIGKILL) so many times, after equal parts of
 * the turns: most kills come when turns are marked whose notices are not stored yet.
 */
export async function killWhileGivingTurns(postgresUrl: string, trial: Trial): Promise<TurnsKillReport> {
  const databaseUrl = await cloneDatabase(postgresUrl, 'empty');
  const owner = openPool(databaseUrl, 1);
  const total = trial.providers * WAITING;
  const now = new Date();
  const noon = cairoInstant(addDays(cairoDay(now), 1), NOON) ?? now;
  const start = programsOf(databaseUrl, noon.getTime() - now.getTime());
  let program: Program | null = null;
  const kill = async () => {
    program?.process.kill('SIGKILL');
    await program?.ended;
  };
  let hits = 0;
  try {
    // Before the first start: a database that has users gets no demo data.
    await addWaiting(owner, trial.providers, noon);
    const startedAt = performance.now();
    for (let count = 0; count <= trial.kills; count += 1) {
      program = start();
      await program.ready;
      await waitFor(owner, ({ marked, told, open }) =>
        count < trial.kills ? marked >= (total * (count + 1)) / (trial.kills + 1) : told >= total && open === 0,
      );
      if (count === trial.kills) break;
      await kill();
      const { marked, told } = await progressOf(owner);
      hits += marked > told ? 1 : 0;
    }
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    return { ...(await outcomeOf(owner)), hits, seconds };
  } finally {
    await kill();
    await owner.end();
  }
}

const PROGRAM = fileURLToPath(new URL('turns-program.ts', import.meta.url));

function programsOf(databaseUrl: string, aheadMs: number): () => Program {
  const environment = {
    DATA_DIR: scratchFolder('turns'),
    DATABASE_URL: databaseUrl,
    ...TEST_ENVIRONMENT,
    SESSION_SECRET: TEST_LOGIN_SECRET,
    SANDBOX_KEY: TEST_GATEWAY.key,
    SANDBOX_WEBHOOK_SECRET: TEST_GATEWAY.webhookSecret,
    CLOCK_AHEAD_MS: String(aheadMs),
  };
  return () => startProgram(environment, PROGRAM);
}

/** Providers who work always, and people who wait for any time of a day of theirs. */
async function addWaiting(owner: Pool, providers: number, noon: Date): Promise<void> {
  const world = createWorld(owner, noon);
  const category = await world.category();
  const area = await world.area();
  const day = addDays(cairoDay(noon), 3);
  for (let number = 0; number < providers; number += 1) {
    const provider = await world.provider(category);
    await world.worksAlways(provider);
    await world.worksIn(provider, area);
    const { id } = await world.card(provider, category, {});
    for (let each = 0; each < WAITING; each += 1) {
      const user = await world.user();
      await owner.execute(sql`insert into waitlist (id, user_id, provider_id, service_card_id, mode, day, part, ends_at,
          created_at, since)
        values (${user.id}, ${user.id}, ${provider.id}, ${id}, 'in_person', ${day}, 'any',
          ${startOfDay(addDays(day, 1)).toISOString()}::timestamptz, ${noon.toISOString()}::timestamptz,
          ${noon.toISOString()}::timestamptz)`);
    }
  }
  await owner.execute(sql`insert into deadlines (kind, entity_id, due_at)
    select distinct 'booking.give_turns', provider_id, 'epoch'::timestamptz from waitlist`);
}

const Progress = z.tuple([z.object({ marked: z.int(), told: z.int(), open: z.int() })]);

async function progressOf(owner: Pool) {
  const rows = await owner.execute(sql`select (select count(*) from waitlist where not waits)::int as marked,
    (select count(distinct user_id) from notifications where type = 'waitlist_free')::int as told,
    ((select count(*) from graphile_worker._private_jobs) + (select count(*) from stream_outbox))::int as open`);
  return Progress.parse(rows)[0];
}

async function waitFor(owner: Pool, isReached: (progress: z.infer<typeof Progress>[0]) => boolean): Promise<void> {
  while (!isReached(await progressOf(owner))) await setTimeout(LOOK_MS);
}

const Outcome = z.tuple([z.object({ told: z.int(), twice: z.int(), forgotten: z.int(), wrongHints: z.int() })]);

async function outcomeOf(owner: Pool) {
  const rows = await owner.execute(sql`with notices as (
      select user_id, count(*) as times from notifications where type = 'waitlist_free' group by 1),
    hints as (select entity_id, count(*) as times from stream_events where type = 'notification_added' group by 1)
    select (select count(*) from notices)::int as told,
      (select coalesce(sum(times - 1), 0) from notices)::int as twice,
      (select count(*) from waitlist where user_id not in (select user_id from notices))::int as forgotten,
      (select count(*) from notifications left join hints on entity_id = notifications.id::text
        where type = 'waitlist_free' and times is distinct from 1)::int as "wrongHints"`);
  return Outcome.parse(rows)[0];
}
