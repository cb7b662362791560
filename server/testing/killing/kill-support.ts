import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { createSessionTokens } from '../../accounts/index.ts';
import { openPool, type Pool } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import { freePort } from '../free-port.ts';
import { persist } from '../persist.ts';
import { TEST_GATEWAY } from '../product.ts';
import { type Program, startProgram } from '../program.ts';
import { scratchFolder } from '../scratch.ts';
import { type Desk, openDesk } from '../support.ts';
import { cloneDatabase, TEST_ENVIRONMENT, TEST_LOGIN_SECRET } from '../test-postgres.ts';

/** What became of the messages. */
export interface SupportReport {
  written: number;
  lost: number;
  /** Messages that nobody has written under this id: one that was stored twice. */
  strange: number;
  /** Numbers that are not the next ones of their session. */
  gaps: number;
  /** Writers whose messages are stored in another order than they were written. */
  outOfOrder: number;
  /** Pages that show something else than is stored. */
  differing: number;
  kills: number;
  seconds: number;
}

/** `messages` in each session, one half by its person and the other by an admin. */
interface Trial {
  sessions: number;
  messages: number;
  kills: number;
}

/** So many writers send at the same time: with all of them, the processor is measured. */
const WRITERS = 40;
/** Each so many-th message is sent again after its answer, as by a client that has lost it. */
const AGAIN = 10;
const Stored = z.array(z.object({ id: z.string(), seq: z.number(), sender_type: z.string() }));

/**
 * People and admins write in sessions, while the product is killed (SIGKILL) and started again so many times, after
 * equal parts of the work. Each client repeats a message until it is answered, and asks for what follows its last
 * number.
 */
export async function killWhileAnswering(postgresUrl: string, trial: Trial): Promise<SupportReport> {
  const databaseUrl = await cloneDatabase(postgresUrl, 'empty');
  const owner = openPool(databaseUrl, 1);
  const port = await freePort();
  const given = environment(databaseUrl, port);
  const start = () => startProgram(given);
  const state = { program: null as Program | null, answered: 0, kills: 0 };
  const total = trial.sessions * trial.messages;
  const restart = async () => {
    state.program?.process.kill('SIGKILL');
    await state.program?.ended;
    state.program = start();
    await state.program.ready;
  };
  let restarting = Promise.resolve();
  const onAnswer = () => {
    state.answered += 1;
    if (state.kills >= trial.kills || state.answered < (total * (state.kills + 1)) / (trial.kills + 1)) return;
    state.kills += 1;
    restarting = restarting.then(restart);
  };
  try {
    // Before the first start: a database that has users gets no demo data.
    const desks = await openDesks(owner, port, trial.sessions);
    await restart();
    const startedAt = performance.now();
    // A start that has failed is the reason why nobody is answered.
    const talks = await inTurns(desks, WRITERS / 2, (desk) => talk(desk, trial.messages / 2, onAnswer)).finally(
      () => restarting,
    );
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    return { ...(await compare(owner, talks)), kills: state.kills, seconds };
  } finally {
    await restarting.catch(() => undefined);
    state.program?.process.kill('SIGKILL');
    await state.program?.ended;
    await owner.end();
  }
}

const environment = (databaseUrl: string, port: number) => ({
  PORT: String(port),
  DATA_DIR: scratchFolder('support'),
  DATABASE_URL: databaseUrl,
  ...TEST_ENVIRONMENT,
  SESSION_SECRET: TEST_LOGIN_SECRET,
  SANDBOX_KEY: TEST_GATEWAY.key,
  SANDBOX_WEBHOOK_SECRET: TEST_GATEWAY.webhookSecret,
});

async function openDesks(owner: Pool, port: number, count: number): Promise<Desk[]> {
  const services = { tokens: createSessionTokens(TEST_LOGIN_SECRET) };
  const address = `http://127.0.0.1:${port}`;
  const product = { address, owner, services, clock: { now: new Date() }, work: async () => undefined };
  const desks: Desk[] = [];
  for (let number = 0; number < count; number += 1) desks.push(await openDesk(product));
  return desks;
}

/** Works on all, at most so many at the same time. */
async function inTurns<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const rest = items.values();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const item of rest) results.push(await work(item));
    }),
  );
  return results;
}

type Talk = Awaited<ReturnType<typeof talk>>;

/** A person and an admin write in one session at the same time, and each shows what both have written. */
async function talk(desk: Desk, count: number, onAnswer: () => void) {
  const { id } = await persist(
    () => desk.open(),
    () => true,
  );
  const end = async (who: 'person' | 'hany') => {
    const written: string[] = [];
    const shown: string[] = [];
    let last = 0;
    const catchUp = async () => {
      const { items } = await persist(
        () => desk.messages(id, `?after=${last}&limit=100`, who),
        () => true,
      );
      shown.push(...items.map((item) => item.id));
      last = items.at(-1)?.seq ?? last;
    };
    for (let number = 0; number < count; number += 1) {
      const message = newId();
      const send = () =>
        who === 'person'
          ? desk.tryToSend(id, `Question ${number}`, message)
          : desk.tryToReply(who, id, `Answer ${number}`, message);
      written.push(message);
      await persist(send, ({ status }) => status === 200);
      if (number % AGAIN === 0) await persist(send, ({ status }) => status === 200);
      onAnswer();
      await catchUp();
    }
    return { written, shown, catchUp };
  };
  const ends = await Promise.all([end('person'), end('hany')]);
  for (const { catchUp } of ends) await catchUp();
  return { id, ends };
}

async function compare(owner: Pool, talks: readonly Talk[]) {
  const report = { written: 0, lost: 0, strange: 0, gaps: 0, outOfOrder: 0, differing: 0 };
  for (const { id, ends } of talks) {
    const rows = Stored.parse(
      await owner.execute(
        sql`select id, seq, sender_type from live_support_messages where session_id = ${id} order by seq`,
      ),
    );
    const written = ends.flatMap((end) => end.written);
    const stored = rows.filter(({ sender_type }) => sender_type !== 'system');
    report.written += written.length;
    report.lost += written.filter((message) => !stored.some((row) => row.id === message)).length;
    report.strange += stored.filter((row) => !written.includes(row.id)).length;
    report.gaps += rows.filter(({ seq }, index) => seq !== index + 1).length;
    for (const end of ends) {
      const own = new Set(end.written);
      if (stored.flatMap((row) => (own.has(row.id) ? [row.id] : [])).join() !== end.written.join())
        report.outOfOrder += 1;
      if (end.shown.join() !== rows.map((row) => row.id).join()) report.differing += 1;
    }
  }
  return report;
}
