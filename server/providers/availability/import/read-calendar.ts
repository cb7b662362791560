import { AVAILABILITY_LIMITS, type ImportProblem, readingPause } from '@hirfa/domain/providers';
import { addDays, cairoDay, startOfDay } from '@hirfa/domain/market';
import { type Deadline, dropDeadline, postponeDeadline, setDeadline } from '../../../kernel/deadlines.ts';
import type { WriteCtx } from '../../../kernel/verb.ts';
import type { WorkCtx } from '../../../kernel/work.ts';
import { fetchForeignFile } from '../../../platform/foreign/fetch-foreign-file.ts';
import { enqueueJob } from '../../../platform/jobs.ts';
import { notifyStreams } from '../../../platform/streams.ts';
import { findOwnerOf } from '../../queries.ts';
import type { ProviderServices } from '../../services.ts';
import { notifySlots } from '../notify-slots.ts';
import { type BusyTime, findBusyTimes, findCalendar, lockCalendar } from '../queries.ts';
import { enqueueReading, READ_CALENDAR, readSlowCalendarJob } from './jobs.ts';
import { keepsCalendars, replaceBusyTimes, saveReading } from './queries.ts';
import type { BusyTimes } from './busy-times.ts';
import { type Allowance, createTurns, readBusyTimes } from './child-reader.ts';

const MEGABYTE = 1024 * 1024;
const MINUTE_MS = 60_000;
/** After the horizon, for bookings that end later. */
const DAYS_AFTER_HORIZON = 7;

/**
 * How much a calendar may take to answer, and to be read. Each is tried quickly first: one that takes more is read in
 * another queue, with others of its kind, so that nobody waits for it. To take longer is a setback like a failure.
 */
interface Patience extends Allowance {
  answer: { ms: number; maxBytes: number };
}
const QUICK: Patience = {
  answer: { ms: 5000, maxBytes: MEGABYTE },
  seconds: 3,
  heapMegabytes: 256,
  inTurn: createTurns(2),
};
const SLOW: Patience = {
  answer: { ms: 15_000, maxBytes: 10 * MEGABYTE },
  seconds: 60,
  heapMegabytes: 512,
  inTurn: createTurns(1),
};

type Work = WorkCtx<ProviderServices>;
interface Job {
  ctx: Work;
  input: { id: string };
}

/** A deadline: reads an imported calendar again. The reading sets the next one; without an end it begins again. */
export async function readCalendarAgain({ ctx, input }: { ctx: Work; input: Deadline }): Promise<void> {
  await ctx.transaction('clock', async ({ db, now }) => {
    const calendar = await findCalendar(db, input.entity_id);
    if (!calendar?.import_address) return dropDeadline(db, input);
    if (!(await keepsCalendars(db, input.entity_id))) return postponeDeadline(db, input, restUntil(now));
    await enqueueReading(db, input.entity_id);
    return postponeDeadline(db, input, addMinutes(now, readingPause(Infinity, 0)));
  });
}

const addMinutes = (at: Date, minutes: number) => new Date(at.getTime() + minutes * MINUTE_MS);
/** Until then the calendar of a suspended person is not asked for; who is reinstated waits no longer than others. */
const restUntil = (now: Date) => addMinutes(now, readingPause(0, 1));

/**
 * A job: replaces the busy times of a provider by those of their calendar elsewhere. Where it can not be read, they
 * stay. The calendar is read whole each day, even if it has not changed: repetitions come nearer.
 */
export function readCalendar({ ctx, input: { id } }: Job): Promise<void> {
  return readWith(ctx, id, QUICK);
}

/** A job: the same for a calendar that has to be waited for. */
export function readSlowCalendar({ ctx, input: { id } }: Job): Promise<void> {
  return readWith(ctx, id, SLOW);
}

async function readWith(ctx: Work, id: string, patience: Patience): Promise<void> {
  const calendar = await findCalendar(ctx.db, id);
  const address = calendar?.import_address ?? null;
  if (address === null) return;
  if (!(await keepsCalendars(ctx.db, id))) return ctx.transaction('clock', (tx) => rest(tx, id));
  const wasReadToday = calendar?.import_read_at && cairoDay(calendar.import_read_at) === cairoDay(ctx.now);
  const etag = wasReadToday ? (calendar?.import_etag ?? null) : null;
  const { found, isSlow } = await read(ctx, { address, etag }, patience);
  await ctx.transaction('clock', async (tx) => {
    await lockCalendar(tx.db, id);
    const current = await findCalendar(tx.db, id);
    if (current?.import_address !== address) return;
    if (!(await keepsCalendars(tx.db, id))) return rest(tx, id);
    if (found === 'out_of_time') return enqueueJob(tx.db, readSlowCalendarJob, id);
    const import_setbacks = isProblem(found) || isSlow ? current.import_setbacks + 1 : 0;
    const import_next_at = addMinutes(tx.now, readingPause(import_setbacks, Math.random()));
    await saveResult(tx, id, found, { import_setbacks, import_next_at });
    await setDeadline(tx.db, { kind: READ_CALENDAR, entity_id: id, due_at: import_next_at });
  });
}

const rest = ({ db, now }: WriteCtx, id: string) =>
  setDeadline(db, { kind: READ_CALENDAR, entity_id: id, due_at: restUntil(now) });

type Read = { busy: BusyTime[]; etag: string | null; import_unread: number; import_guessed: number };
type Result = Read | 'unchanged' | ImportProblem;
const isProblem = (result: Result) => typeof result === 'string' && result !== 'unchanged';

type Address = { address: string; etag: string | null };

/** What is in the calendar at an address, and whether that took longer than a quick reading may. */
async function read({ now, services: { network } }: Work, { address, etag }: Address, patience: Patience) {
  const begin = performance.now();
  const file = await fetchForeignFile({ address, etag, network, limits: patience.answer });
  const isLate = performance.now() - begin > QUICK.answer.ms;
  const isOver = patience === QUICK && (file === 'too_slow' || file === 'too_large');
  if (typeof file === 'string') return { found: isOver ? ('out_of_time' as const) : file, isSlow: isLate };
  const to = startOfDay(addDays(cairoDay(now), AVAILABILITY_LIMITS.horizonDays + DAYS_AFTER_HORIZON)).getTime();
  const { answer, ms } = await readBusyTimes({ bytes: file.bytes, from: now.getTime(), to }, patience);
  return { found: resultOf(answer, file.etag, patience), isSlow: isLate || ms > QUICK.seconds * 1000 };
}

function resultOf(answer: BusyTimes | undefined, etag: string | null, patience: Patience): Result | 'out_of_time' {
  if (answer === undefined) return patience === QUICK ? 'out_of_time' : 'too_large';
  if (typeof answer === 'string') return answer;
  const busy = answer.busy.map(([from, end]) => ({ starts_at: new Date(from), ends_at: new Date(end) }));
  return { busy, etag, import_unread: answer.unread, import_guessed: answer.guessed };
}

type Pause = { import_setbacks: number; import_next_at: Date };

async function saveResult(ctx: WriteCtx, id: string, reading: Result, pause: Pause): Promise<void> {
  const { db, now } = ctx;
  const works = { import_read_at: now, import_problem: null, ...pause };
  if (reading === 'unchanged') await saveReading(db, id, works);
  else if (typeof reading === 'string') await saveReading(db, id, { import_problem: reading, ...pause });
  else {
    const { busy, etag, ...counts } = reading;
    const before = JSON.stringify(await findBusyTimes(db, id));
    await saveReading(db, id, { ...works, ...counts, import_etag: etag });
    if (before !== JSON.stringify(busy)) {
      await replaceBusyTimes(db, id, busy);
      await notifySlots({ ctx, input: { provider_id: id } });
    }
  }
  const owner = await findOwnerOf(db, id);
  const hint = { type: 'provider_changed' as const, entity_id: id, version: 1 };
  if (owner !== undefined) await notifyStreams(db, [`user:${owner}`], hint, now);
}
