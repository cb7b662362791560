import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import {
  plannedAndRun,
  publicUrl,
  sentStatements,
  type Statement,
} from '@hirfa/server/testing/figures/sent-statements';
import type { RunningSite } from '@hirfa/server/testing/site';
import type { PublicCall } from './api/public-calls.ts';
import { type Measured, median, percentile } from './figures.ts';
import { load, type Load } from './load.ts';

const ROUND_MS = 2000;
const WARM_CALLS = 3000;
const CONNECTIONS = 32;
/** As many as the product has for visitors. */
const DATABASE_CONNECTIONS = 8;
const LIMITS = { ratio: 0.6, p99Ratio: 2, planMs: 2 };

/**
 * Measures calls of visitors in rounds that take turns with a bare handler, which sends the same statements to the same
 * database and answers with their rows. Without compression, which a bare handler does not have.
 */
export async function openBare(site: RunningSite, roundsOfCall: number) {
  const program = join(import.meta.dirname, 'bare-api.ts');
  const bare = fork(program, [publicUrl(site.databaseUrl), String(DATABASE_CONNECTIONS)]);
  const [port] = await once(bare, 'message');
  const bareAddress = `http://127.0.0.1:${port}`;

  async function prepare(path: string, statements: readonly Statement[]): Promise<void> {
    bare.send({ path, statements });
    await once(bare, 'message');
  }

  return {
    close: () => bare.disconnect(),
    async measure({ what, reads, warmCalls = WARM_CALLS, medianMs }: MeasuredCall): Promise<Measured[]> {
      const paths = reads.map(({ path }) => path);
      const statements = await sentStatements(
        site.databaseUrl,
        reads.map(({ read }) => read),
      );
      for (const [index, path] of paths.entries()) await prepare(path, statements[index] ?? []);
      let asked = 0;
      const next = () => paths[(asked += 1) % paths.length] ?? '/';
      const common = { connections: CONNECTIONS, forMs: ROUND_MS, next, encoding: 'identity' };
      const ask = {
        ours: () => load({ ...common, address: site.address, pid: site.pid }),
        bare: () => load({ ...common, address: bareAddress, pid: bare.pid ?? 0 }),
      };
      await warmUp(ask.ours, warmCalls);
      await warmUp(ask.bare, warmCalls);
      const rounds: Round[] = [];
      for (let round = 0; round < roundsOfCall; round += 1)
        rounds.push({ ours: await ask.ours(), bare: await ask.bare() });
      const alone =
        medianMs === undefined ? [] : [await load({ ...common, connections: 1, address: site.address, pid: site.pid })];
      return [
        ...compare(what, rounds),
        ...alone.map(({ latencies }) => ({
          what: `${what}: median of a call alone`,
          figure: median(latencies),
          unit: 'ms',
          ...(medianMs !== undefined && { limit: medianMs }),
        })),
        ...(await planning(site, what, statements)),
      ];
    },
  };
}

/** A call with how often it is made before it is measured, and the limit of its median where nobody else asks. */
interface MeasuredCall extends PublicCall {
  warmCalls?: number;
  medianMs?: number;
}

type Round = Record<'ours' | 'bare', Load>;

/** Compilers need thousands of calls, however long a busy machine takes for them. */
export async function warmUp(ask: () => Promise<Load>, warmCalls: number): Promise<void> {
  for (let calls = 0; calls < warmCalls;) calls += (await ask()).latencies.length;
}

function compare(what: string, rounds: readonly Round[]): Measured[] {
  const middle = (of: (round: Round) => number) => median(rounds.map(of));
  const p99 = (one: Load) => percentile(one.latencies, 0.99);
  return [
    { what: `${what}`, figure: middle(({ ours }) => ours.perSecond), unit: 'a second' },
    { what: `${what}: bare`, figure: middle((round) => round.bare.perSecond), unit: 'a second' },
    { what: `${what}: CPU of a call`, figure: middle(({ ours }) => ours.cpuMs), unit: 'ms' },
    { what: `${what}: CPU of a bare answer`, figure: middle((round) => round.bare.cpuMs), unit: 'ms' },
    {
      what: `${what}: beside bare`,
      figure: middle(({ ours, bare: one }) => ours.perSecond / one.perSecond),
      unit: '×',
      limit: LIMITS.ratio,
      atLeast: true,
    },
    {
      what: `${what}: 99th percentile beside bare`,
      figure: middle(({ ours, bare: one }) => p99(ours) / p99(one)),
      unit: '×',
      limit: LIMITS.p99Ratio,
    },
  ];
}

/** What PostgreSQL takes for the statements of a call, where none of them is prepared. */
async function planning(
  site: RunningSite,
  what: string,
  calls: readonly (readonly Statement[])[],
): Promise<Measured[]> {
  const times = await plannedAndRun(site.databaseUrl, calls.flat());
  let taken = 0;
  // The first call is cold.
  const [, ...ofCalls] = calls.map(({ length }) => times.slice(taken, (taken += length)));
  const plans = ofCalls.map((each) => each.reduce((sum, { planMs }) => sum + planMs, 0));
  const runs = ofCalls.flatMap((each) => each.map(({ runMs }) => runMs));
  return [
    { what: `${what}: planning of a call`, figure: median(plans), unit: 'ms', limit: LIMITS.planMs },
    { what: `${what}: slowest run of a statement`, figure: Math.max(...runs), unit: 'ms' },
  ];
}
