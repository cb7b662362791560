import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { insertSession } from '@hirfa/server/testing/signed-in';
import { NO_LIMITS, type RunningSite, startSite } from '@hirfa/server/testing/site';
import { startTestPostgres } from '@hirfa/server/testing/test-postgres';
import { createWorld } from '@hirfa/server/testing/world';
import { sql } from 'drizzle-orm';
import { median, percentile, report } from './figures.ts';
import { type Listeners, openListeners } from './listeners.ts';

/**
 * `npm run bench:realtime`: one event to 3 000 signed-in people, beside a bare server of sockets that sends the same
 * text; 3 000 events of one commit, one for each of them; and the memory of a socket.
 */
const PEOPLE = Number(process.argv[2] ?? 3000);
/** The memory that the process takes with its first requests is not that of sockets: it is measured after a third. */
const FIRST = Math.floor(PEOPLE / 3);
const ROUNDS = 20;
const PAUSE_MS = 1000;
const LIMITS = { ratio: 1.5, burstMs: 1500, socketKb: 15 };

interface Person {
  id: string;
  token: string;
}

const postgres = await startTestPostgres();
const site = await startSite(postgres.url, NO_LIMITS);
const bare = fork(join(import.meta.dirname, 'bare-sockets.ts'));
try {
  const [port] = await once(bare, 'message');
  const people = await createAdmins(site, PEOPLE);
  let before = 0;
  const addressOf = (index: number) => {
    if (index === FIRST) before = memoryKb(site.pid);
    return socketAddress(site);
  };
  const signedIn = await openListeners(PEOPLE, addressOf, hello(people));
  await sleep(5000);
  const socketKb = (memoryKb(site.pid) - before) / (PEOPLE - FIRST);
  const anybody = await openListeners(
    PEOPLE,
    () => `ws://127.0.0.1:${port}`,
    () => true,
  );
  printResults(socketKb, await measure(site, signedIn, anybody, people));
  signedIn.close();
  anybody.close();
} finally {
  bare.disconnect();
  await site.stop();
  await postgres.stop();
}

function socketAddress({ address }: RunningSite): string {
  return `${address.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`;
}

/** Says who it is, as the client of Socket.IO does, until the positions of the streams have come. */
function hello(people: readonly Person[]) {
  return (socket: { send(text: string): void }, text: string, index: number): boolean => {
    if (text.startsWith('0')) socket.send(`40${JSON.stringify({ token: people[index]?.token })}`);
    return text.startsWith('42["positions"');
  };
}

async function createAdmins(product: RunningSite, count: number): Promise<Person[]> {
  const world = createWorld(product.owner, product.clock.now);
  const people: Person[] = [];
  for (let made = 0; made < count; made += 1) {
    const { id } = await world.admin();
    const session = await insertSession(product, id);
    const { token } = await product.services.tokens.access(id, session.id, 0, product.clock.now);
    people.push({ id, token });
  }
  return people;
}

interface Samples {
  own: number[];
  bare: number[];
  burst: number[];
}

async function measure({ owner }: RunningSite, signedIn: Listeners, anybody: Listeners, people: readonly Person[]) {
  const samples: Samples = { own: [], bare: [], burst: [] };
  const send = (streams: readonly string[], word: string) =>
    owner.execute(sql`insert into stream_outbox (stream, type, entity_id, version, at)
      select stream, 'revenue_changed', ${word}, 1, now() from json_array_elements_text(${JSON.stringify(streams)}::json) stream`);
  const measureOwn = async (word: string) =>
    samples.own.push(await signedIn.untilHeard(word, () => send(['admins'], word)));
  const measureBare = async (word: string, seq: number) => {
    const about = { type: 'revenue_changed', entity_id: word, version: 1, at: new Date() };
    const text = `42${JSON.stringify(['event', { stream: 'admins', seq, ...about }])}`;
    samples.bare.push(await anybody.untilHeard(word, () => void bare.send(text)));
  };
  const streams = people.map(({ id }) => `user:${id}`);
  for (let round = 0; round < ROUNDS; round += 1) {
    // Processes that have just been busy are faster, so each measurement begins after a pause, in turns.
    const inTurn = round % 2 === 0 ? [measureOwn, measureBare] : [measureBare, measureOwn];
    for (const measureOne of inTurn) {
      await measureOne(`round-${round}`, round);
      await sleep(PAUSE_MS);
    }
    samples.burst.push(await signedIn.untilHeard(`burst-${round}`, () => send(streams, `burst-${round}`)));
    await sleep(PAUSE_MS);
  }
  return samples;
}

function memoryKb(pid: number): number {
  return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
}

function printResults(socketKb: number, samples: Samples): void {
  const other = median(samples.bare);
  const burst = `${PEOPLE} events of one commit`;
  report([
    {
      what: 'one event to all: median until the last',
      figure: median(samples.own),
      unit: 'ms',
      limit: other * LIMITS.ratio,
    },
    { what: 'the same of a bare server', figure: other, unit: 'ms' },
    { what: `${burst}: median until the last`, figure: median(samples.burst), unit: 'ms', limit: LIMITS.burstMs },
    { what: `${burst}: slowest`, figure: percentile(samples.burst, 1), unit: 'ms', limit: LIMITS.burstMs },
    { what: 'memory of a socket', figure: socketKb, unit: 'kB', limit: LIMITS.socketKb },
  ]);
}
