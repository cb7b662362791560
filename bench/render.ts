import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { zstdCompressSync } from 'node:zlib';
import { NO_LIMITS, startSite } from '@hirfa/server/testing/site';
import { startTestPostgres } from '@hirfa/server/testing/test-postgres';
import { median, percentile, report } from './figures.ts';
import { load, type Load } from './load.ts';
import { openPageHandler, type PageHandler } from './page-handler.ts';
import { inBothLanguages, publicPages } from './public-pages.ts';

/**
 * `npm run bench:render`: how fast the built product sends public pages, in rounds that take turns: the page handler
 * alone, pages that are rendered each time, the same pages kept for a moment, and a bare handler that sends the same
 * bytes.
 */
const ROUNDS = Number(process.argv[2] ?? 5);
const ROUND_MS = 3000;
const CONNECTIONS = 16;
/** So often the page handler renders each page in a round. */
const TIMES = 30;
const LIMITS = { handlerCpuMs: 4, renderedCpuMs: 7, renderedPerSecond: 200, keptRatio: 0.5, keptP99Ms: 20 };

const postgres = await startTestPostgres();
const site = await startSite(postgres.url, NO_LIMITS);
const bare = fork(join(import.meta.dirname, 'bare-pages.ts'));
try {
  await measure();
} finally {
  bare.disconnect();
  await site.stop();
  await postgres.stop();
}

async function measure(): Promise<void> {
  const [port] = await once(bare, 'message');
  const { home, services, service, provider } = await publicPages(site);
  const paths = [home, services, service, provider].flatMap(inBothLanguages);
  for (const path of paths) await prepareBare(path);
  let asked = 0;
  const inTurn = () => paths[(asked += 1) % paths.length] ?? '/';
  // An address of its own is rendered each time.
  const anew = () => `${inTurn()}?round=${asked}`;
  const common = { connections: CONNECTIONS, forMs: ROUND_MS };
  const ours = { ...common, address: site.address, pid: site.pid };
  const theirs = { ...common, address: `http://127.0.0.1:${port}`, pid: bare.pid ?? 0 };
  const renderHere = await openPageHandler(site.address);
  const rounds: Round[] = [];
  await cpuOfHandler(renderHere, paths);
  await load({ ...ours, forMs: 2 * ROUND_MS, next: anew });
  for (let round = 0; round < ROUNDS; round += 1)
    rounds.push({
      handlerMs: await cpuOfHandler(renderHere, paths),
      rendered: await load({ ...ours, next: anew }),
      kept: await load({ ...ours, next: inTurn }),
      bare: await load({ ...theirs, next: inTurn }),
    });
  printResults(rounds, paths);
}

/** The CPU time of this process for each page that the page handler renders, in milliseconds. */
async function cpuOfHandler(render: PageHandler, paths: readonly string[]): Promise<number> {
  const before = process.cpuUsage();
  for (let time = 0; time < TIMES; time += 1) for (const path of paths) await render(path);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / (TIMES * paths.length);
}

/** Gives the bare handler what the product sends, as small as the product makes it. */
async function prepareBare(path: string): Promise<void> {
  const answer = await fetch(new URL(path, site.address), { headers: { 'accept-encoding': 'identity' } });
  if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}`);
  const bytes = zstdCompressSync(Buffer.from(await answer.arrayBuffer()));
  const { 'transfer-encoding': _, ...headers } = Object.fromEntries(answer.headers);
  const sized = { ...headers, 'content-encoding': 'zstd', 'content-length': String(bytes.length) };
  bare.send({ path, headers: sized, base64: bytes.toString('base64') });
  await once(bare, 'message');
}

interface Round extends Record<'rendered' | 'kept' | 'bare', Load> {
  handlerMs: number;
}

function printResults(rounds: readonly Round[], paths: readonly string[]): void {
  const middle = (of: (round: Round) => number) => median(rounds.map(of));
  const p99 = (kind: 'kept' | 'bare') => middle((round) => percentile(round[kind].latencies, 0.99));
  console.log(`${paths.length} pages, ${ROUNDS} rounds of ${ROUND_MS / 1000} s each, ${CONNECTIONS} connections`);
  report([
    {
      what: 'CPU of the page handler, whose calls are answered from memory',
      figure: middle(({ handlerMs }) => handlerMs),
      unit: 'ms',
      limit: LIMITS.handlerCpuMs,
    },
    {
      what: 'rendered pages',
      figure: middle(({ rendered }) => rendered.perSecond),
      unit: 'a second',
      limit: LIMITS.renderedPerSecond,
      atLeast: true,
    },
    {
      what: 'CPU of a rendered page',
      figure: middle(({ rendered }) => rendered.cpuMs),
      unit: 'ms',
      limit: LIMITS.renderedCpuMs,
    },
    { what: 'kept pages', figure: middle(({ kept }) => kept.perSecond), unit: 'a second' },
    { what: 'CPU of a kept page', figure: middle(({ kept }) => kept.cpuMs), unit: 'ms' },
    { what: 'kept pages: 99th percentile', figure: p99('kept'), unit: 'ms', limit: LIMITS.keptP99Ms },
    { what: 'pages of the bare handler', figure: middle(({ bare: one }) => one.perSecond), unit: 'a second' },
    { what: 'bare handler: 99th percentile', figure: p99('bare'), unit: 'ms' },
    {
      what: 'kept pages beside the bare handler',
      figure: middle(({ kept, bare: one }) => kept.perSecond / one.perSecond),
      unit: '×',
      limit: LIMITS.keptRatio,
      atLeast: true,
    },
    {
      what: 'rendered pages beside the bare handler',
      figure: middle(({ rendered, bare: one }) => rendered.perSecond / one.perSecond),
      unit: '×',
    },
  ]);
}
