import { type JobHandler, startWorker, waitingJobs } from '../platform/jobs.ts';
import type { KeptRunning } from '../platform/supervision/keep-running.ts';
import { listenToDatabase } from '../platform/listening.ts';
import type { Log } from '../platform/log.ts';
import { relayWhileBusy } from '../platform/streams.ts';
import { whileClaimed } from './claims.ts';
import { addDeadlines, claimDeadlines, type Deadline, deadlineKinds, dueKinds, postponeDeadline } from './deadlines.ts';
import { nextNight } from './nights.ts';
import { NOBODY, REPEATED } from './repeated-work.ts';
import type { Assembly, DeadlineHandler } from './room.ts';
import { NotYet, type WorkCtx } from './work.ts';

const TICK_MS = 1000;
/** How many deadlines of one kind a process handles at the same time, unless its room states another number. */
const AT_ONCE = 4;
/** How long the deadlines of a killed process wait for another one. A process that works prolongs its claims. */
const CLAIM_MS = 30_000;
const RETRY_MS = 10_000;

/** Background work: the handlers of the rooms, and their context. */
export interface Work<Services> {
  rooms: Assembly<Services>;
  ctx(): WorkCtx<Services>;
  /** For how long deadlines are claimed, if not for half a minute. */
  claimMs?: number;
}

/** The jobs of all rooms, in the form of the job runner. */
export function jobHandlers<Services>({ rooms, ctx }: Work<Services>): JobHandler[] {
  return [...rooms.jobs.values()].map(({ kind, verb }) => ({ kind, run: (id) => verb({ ctx: ctx(), input: { id } }) }));
}

/** Handles the deadlines that are due; a failed one is retried later. Returns whether any was due. */
export async function tick<Services>(work: Work<Services>): Promise<boolean> {
  const kinds = await dueHere(work);
  const workers = kinds.flatMap((kind) => Array.from({ length: workersOf(work, kind) }, () => handleDue(work, kind)));
  return (await Promise.all(workers)).some((count) => count > 0);
}

/** The kinds of deadlines that this release handles. */
const kindsOf = <Services>({ deadlines, nightly }: Assembly<Services>) => [
  ...deadlines.keys(),
  ...nightly.keys(),
  ...REPEATED.keys(),
];

/** The kinds of due deadlines that this release handles. Those of a newer one wait for its processes. */
async function dueHere<Services>({ rooms, ctx }: Work<Services>): Promise<string[]> {
  const { db, now } = ctx();
  const known = kindsOf(rooms);
  return (await dueKinds(db, now)).filter((kind) => known.includes(kind));
}

/**
 * Handles the due deadlines of one kind until none is left. They are claimed first, so that several workers and
 * processes share them. Returns their number.
 */
async function handleDue<Services>(work: Work<Services>, kind: string, stopping?: AbortSignal): Promise<number> {
  const handler = work.rooms.deadlines.get(kind);
  const { claimMs: ms = CLAIM_MS } = work;
  for (let count = 0; ;) {
    if (stopping?.aborted === true) return count;
    const { db, now, log } = work.ctx();
    const claim = await claimDeadlines(db, kind, { now, ms, most: handler?.together?.most ?? 1 });
    if (claim === null) return count;
    const { claimed } = claim;
    count += claimed.length;
    await whileClaimed({ db, log, claim, ms }, async (isOurs) => {
      const goesOn = () => stopping?.aborted !== true && isOurs();
      if (handler?.together !== undefined) await handleTogether(work, handler, { claimed, goesOn });
      else for (const deadline of claimed) await handleAlone(work, deadline);
    });
  }
}

interface Batch {
  claimed: readonly Deadline[];
  /** Whether this process may begin with the next deadline. */
  goesOn(): boolean;
}

/** What is left afterwards is handled by as many workers as the kind has at the same time. */
async function handleTogether<Services>(
  work: Work<Services>,
  { atOnce = AT_ONCE, together }: DeadlineHandler<Services>,
  { claimed, goesOn }: Batch,
): Promise<void> {
  const ctx = work.ctx();
  if (together === undefined) return;
  const left = await together.verb({ ctx, input: claimed }).catch((error: unknown) => {
    ctx.log.error({ error, count: claimed.length }, 'deadlines failed together, each will be handled alone');
    return claimed;
  });
  const waiting = left.values();
  const handle = async () => {
    for (const deadline of waiting) {
      if (!goesOn()) return;
      await handleAlone(work, deadline);
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, left.length) }, handle));
}

async function handleAlone<Services>(work: Work<Services>, deadline: Deadline): Promise<void> {
  await handleDeadline(work, deadline).catch((error: unknown) => retryLater(work, deadline, error));
}

/** How many workers of a kind a process has: one, if it handles many together. */
function workersOf<Services>({ rooms }: Work<Services>, kind: string): number {
  const handler = rooms.deadlines.get(kind);
  return handler?.together === undefined ? (handler?.atOnce ?? AT_ONCE) : 1;
}

async function handleDeadline<Services>(work: Work<Services>, deadline: Deadline): Promise<void> {
  const { rooms, ctx } = work;
  const repeated = REPEATED.get(deadline.kind);
  if (repeated !== undefined) {
    await repeated.run({ ctx: ctx(), rooms });
    const { db, now } = ctx();
    return postponeDeadline(db, deadline, new Date(now.getTime() + repeated.everyMs));
  }
  const night = rooms.nightly.get(deadline.kind);
  if (night !== undefined) {
    await night.verb({ ctx: ctx() });
    const { db, now } = ctx();
    return postponeDeadline(db, deadline, nextNight(now, night.minute));
  }
  const handler = rooms.deadlines.get(deadline.kind);
  if (handler === undefined) throw new Error(`no room handles the deadline ${deadline.kind}`);
  await handler.verb({ ctx: ctx(), input: deadline });
}

async function retryLater<Services>(work: Work<Services>, deadline: Deadline, error: unknown): Promise<void> {
  const { db, now, log } = work.ctx();
  if (error instanceof NotYet) log.info({ reason: error.message, ...deadline }, 'a deadline will be retried');
  else log.error({ error, ...deadline }, 'a deadline failed and will be retried');
  await postponeDeadline(db, deadline, new Date(now.getTime() + RETRY_MS));
}

/**
 * Runs jobs, the clock and the relay of events until it is stopped. Jobs and deadlines that this release does not know
 * are of a newer one, and wait for its processes.
 */
export async function startWork<Services>(work: Work<Services>, workerUrl: string): Promise<KeptRunning> {
  const { db, log, now } = work.ctx();
  const handlers = jobHandlers(work);
  const jobs = unknown(await waitingJobs(db), [...work.rooms.jobs.keys()]);
  const deadlines = unknown(await deadlineKinds(db), kindsOf(work.rooms));
  if (jobs.length + deadlines.length > 0) log.warn({ jobs, deadlines }, 'work that this release does not know is left');
  const nights = [...work.rooms.nightly.values()];
  await addDeadlines(db, NOBODY, [
    ...[...REPEATED.keys()].map((kind) => ({ kind, due_at: now })),
    ...nights.map(({ kind, minute }) => ({ kind, due_at: nextNight(now, minute) })),
  ]);
  const worker = await startWorker(workerUrl, handlers, log);
  const relay = oneAtATime(() => relayWhileBusy(db), log);
  const channels = { stream_outbox: relay.start };
  const listener = await listenToDatabase({ url: workerUrl, channels, onConnect: relay.start, log });
  const stopping = new AbortController();
  const workers: Workers = new Map();
  const clock = oneAtATime(async () => {
    // Events of a transaction that was open while the relay stopped are not notified.
    relay.start();
    for (const kind of await dueHere(work)) addWorkers(work, kind, workers, stopping.signal);
  }, log);
  const timer = setInterval(clock.start, TICK_MS);
  return {
    isRunning: () => worker.isRunning(),
    async stop() {
      clearInterval(timer);
      stopping.abort();
      await listener.stop();
      await clock.stop();
      await relay.stop();
      await Promise.all([...workers.values()].flatMap((each) => [...each]));
      await worker.stop();
    },
  };
}

/** Adds workers for due deadlines of a kind, up to its number: others may have ended before these were due. */
function addWorkers<Services>(work: Work<Services>, kind: string, workers: Workers, stopping: AbortSignal): void {
  const ofKind = workers.get(kind) ?? new Set();
  workers.set(kind, ofKind);
  const handle = async () => {
    try {
      await handleDue(work, kind, stopping);
    } catch (error) {
      work.ctx().log.error({ error, kind }, 'deadlines could not be claimed, it will be tried again');
    }
  };
  while (ofKind.size < workersOf(work, kind)) {
    const worker = handle().finally(() => ofKind.delete(worker));
    ofKind.add(worker);
  }
}

const unknown = (found: readonly string[], known: readonly string[]) => found.filter((name) => !known.includes(name));

/** The workers that handle deadlines now, by kind. */
type Workers = Map<string, Set<Promise<void>>>;

interface OneAtATime {
  start(): void;
  stop(): Promise<void>;
}

/** Work that is started while it runs is run once more afterwards. `stop` waits for the run in progress. */
function oneAtATime(work: () => Promise<unknown>, log: Log): OneAtATime {
  let running: Promise<void> | null = null;
  const state = { isWanted: false, isStopped: false };
  async function run() {
    while (state.isWanted && !state.isStopped) {
      state.isWanted = false;
      await work().catch((error: unknown) => log.error({ error }, 'background work failed, it will be tried again'));
    }
    running = null;
  }
  return {
    start() {
      state.isWanted = true;
      running ??= run();
    },
    async stop() {
      state.isStopped = true;
      await running;
    },
  };
}
