import { type JobHandlers, startWorker, waitingJobs } from '../platform/jobs.ts';
import { listenToDatabase } from '../platform/listening.ts';
import type { Log } from '../platform/log.ts';
import { StartProblem } from '../platform/start-problem.ts';
import { deleteOldEvents, relayEvents } from '../platform/streams.ts';
import { type Deadline, deadlineKinds, dueDeadlines, postponeDeadline } from './deadlines.ts';
import { deleteOldKeys } from './idempotency.ts';
import type { Assembly } from './room.ts';
import type { WorkCtx } from './work.ts';

const TICK_MS = 1000;
/** The maximum number of deadlines that one tick handles. */
const DEADLINES_PER_TICK = 100;
const RETRY_MS = 10_000;
const TICKS_BETWEEN_HOUSEKEEPING = 3600;

/** Background work: the handlers of the rooms, and their context. */
export interface Work<Services> {
  rooms: Assembly<Services>;
  ctx(): WorkCtx<Services>;
}

/** The jobs of all rooms, in the form of the job runner. */
export function jobHandlers<Services>({ rooms, ctx }: Work<Services>): JobHandlers {
  return new Map(
    [...rooms.jobs].map(([name, { verb }]) => [name, (id: string) => verb({ ctx: ctx(), input: { id } })]),
  );
}

/** Handles the deadlines that are due; a failed one is retried later. Returns whether any was due. */
export async function tick<Services>(work: Work<Services>): Promise<boolean> {
  const { db, now } = work.ctx();
  const due = await dueDeadlines(db, now, DEADLINES_PER_TICK);
  for (const deadline of due) {
    const ctx = work.ctx();
    await handleDeadline(work, deadline).catch(async (error: unknown) => {
      ctx.log.error({ error, ...deadline }, 'a deadline failed and will be retried');
      await postponeDeadline(ctx.db, deadline, new Date(ctx.now.getTime() + RETRY_MS));
    });
  }
  return due.length > 0;
}

async function handleDeadline<Services>({ rooms, ctx }: Work<Services>, deadline: Deadline): Promise<void> {
  const handler = rooms.deadlines.get(deadline.kind);
  if (handler === undefined) throw new Error(`no room handles the deadline ${deadline.kind}`);
  await handler.verb({ ctx: ctx(), input: deadline });
}

/**
 * Runs jobs, the clock and the relay of events until it is stopped.
 * @throws StartProblem if the database contains jobs or deadlines that no room handles.
 */
export async function startWork<Services>(work: Work<Services>, workerUrl: string): Promise<{ stop(): Promise<void> }> {
  const { db, log } = work.ctx();
  const handlers = jobHandlers(work);
  refuseUnknown('jobs', await waitingJobs(db), handlers);
  refuseUnknown('deadlines', await deadlineKinds(db), work.rooms.deadlines);
  const worker = await startWorker(workerUrl, handlers, log);
  const relay = oneAtATime(() => relayEvents(db), log);
  const channels = { stream_outbox: relay.start };
  const listener = await listenToDatabase({ url: workerUrl, channels, onConnect: relay.start, log });
  let ticks = 0;
  const clock = oneAtATime(async () => {
    await tick(work);
    // A notification may have been lost while the database connection was broken.
    relay.start();
    if (ticks++ % TICKS_BETWEEN_HOUSEKEEPING === 0) await runHousekeeping(work);
  }, log);
  const timer = setInterval(clock.start, TICK_MS);
  return {
    async stop() {
      clearInterval(timer);
      await listener.stop();
      await clock.stop();
      await relay.stop();
      await worker.stop();
    },
  };
}

function refuseUnknown(what: string, found: readonly string[], known: ReadonlyMap<string, unknown>): void {
  const unknown = found.filter((name) => !known.has(name));
  if (unknown.length > 0)
    throw new StartProblem(
      `The database holds ${what} that this release does not handle: ${unknown.join(', ')}. Start the release that wrote them, or a newer one.`,
    );
}

async function runHousekeeping<Services>({ rooms, ctx }: Work<Services>): Promise<void> {
  const { db, now } = ctx();
  await deleteOldKeys(db, now);
  await deleteOldEvents(db, now);
  for (const verb of rooms.housekeeping) await verb({ ctx: ctx() });
}

/** Work that is started while it runs is run once more afterwards. `stop` waits for the run in progress. */
function oneAtATime(work: () => Promise<unknown>, log: Log): { start(): void; stop(): Promise<void> } {
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
