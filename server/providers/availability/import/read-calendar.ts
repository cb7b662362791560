import { AVAILABILITY_LIMITS, type ImportProblem, readingPause } from '@hirfa/domain/providers';
import { addDays, cairoDay, startOfDay } from '@hirfa/domain/market';
import { type Deadline, dropDeadline, postponeDeadline, setDeadlines } from '../../../kernel/deadlines.ts';
import type { WriteCtx } from '../../../kernel/verb.ts';
import type { WorkCtx } from '../../../kernel/work.ts';
import { type FetchedFile, fetchForeignFile } from '../../../platform/foreign/fetch-foreign-file.ts';
import { enqueueJob } from '../../../platform/jobs.ts';
import { notifyStreams } from '../../../platform/streams.ts';
import { findOwnerOf } from '../../queries.ts';
import type { ProviderServices } from '../../documents/services.ts';
import { notifySlots } from '../notify-slots.ts';
import { type BusyTime, findBusyTimes, findCalendar, lockCalendar } from '../queries.ts';
import { READ_CALENDAR, readCalendarJob } from './jobs.ts';
import { awaitReading, keepsCalendars, replaceBusyTimes, saveReading } from './queries.ts';
import { readBusyTimes } from './child-reader.ts';

const LIMITS = { maxBytes: 10 * 1024 * 1024, ms: 15_000 };
const MINUTE_MS = 60_000;
/** After the horizon, for bookings that end later. */
const DAYS_AFTER_HORIZON = 7;
/** A reading that takes longer, without its wait for others, is a setback like a failed one. */
const SLOW_MS = 5000;

type Work = WorkCtx<ProviderServices>;

/** A deadline: reads an imported calendar again. The reading sets the next one; without an end it begins again. */
export async function readCalendarAgain({ ctx, input }: { ctx: Work; input: Deadline }): Promise<void> {
  await ctx.transaction('clock', async ({ db, now }) => {
    const calendar = await findCalendar(db, input.entity_id);
    if (!calendar?.import_address) return dropDeadline(db, input);
    const later = addMinutes(now, readingPause(0, 1));
    if (!(await keepsCalendars(db, input.entity_id))) return postponeDeadline(db, input, later);
    await awaitReading(db, input.entity_id);
    await enqueueJob(db, readCalendarJob, input.entity_id);
    return postponeDeadline(db, input, addMinutes(now, readingPause(Infinity, 0)));
  });
}

const addMinutes = (at: Date, minutes: number) => new Date(at.getTime() + minutes * MINUTE_MS);

/**
 * A job: replaces the busy times of a provider by those of their calendar elsewhere. Where it can not be read, they
 * stay. The calendar is read whole each day, even if it has not changed: repetitions come nearer.
 */
export async function readCalendar({ ctx, input: { id } }: { ctx: Work; input: { id: string } }): Promise<void> {
  const calendar = await findCalendar(ctx.db, id);
  const address = calendar?.import_address ?? null;
  if (address === null || !(await keepsCalendars(ctx.db, id))) return;
  const wasReadToday = calendar?.import_read_at && cairoDay(calendar.import_read_at) === cairoDay(ctx.now);
  const etag = wasReadToday ? (calendar?.import_etag ?? null) : null;
  const { found: file, ms } = await timed(
    fetchForeignFile({ address, etag, network: ctx.services.network, limits: LIMITS }),
  );
  const reading = await readFile(file, ctx.now);
  await ctx.transaction('clock', async (tx) => {
    await lockCalendar(tx.db, id);
    const current = await findCalendar(tx.db, id);
    if (current?.import_address !== address || !(await keepsCalendars(tx.db, id))) return;
    const isSetback = isProblem(reading.found) || ms > SLOW_MS || reading.ms > SLOW_MS;
    const import_setbacks = isSetback ? current.import_setbacks + 1 : 0;
    const import_next_at = addMinutes(tx.now, readingPause(import_setbacks, Math.random()));
    await saveResult(tx, id, reading.found, { import_setbacks, import_next_at });
    await setDeadlines(tx.db, id, [{ kind: READ_CALENDAR, due_at: import_next_at }]);
  });
}

async function timed<Answer>(work: Promise<Answer>): Promise<{ found: Answer; ms: number }> {
  const begin = performance.now();
  return { found: await work, ms: performance.now() - begin };
}

type Result = { busy: BusyTime[]; etag: string | null } | 'unchanged' | ImportProblem;
const isProblem = (result: Result) => typeof result === 'string' && result !== 'unchanged';

async function readFile(file: FetchedFile, now: Date): Promise<{ found: Result; ms: number }> {
  if (typeof file === 'string') return { found: file, ms: 0 };
  const days = AVAILABILITY_LIMITS.horizonDays + DAYS_AFTER_HORIZON;
  const to = startOfDay(addDays(cairoDay(now), days)).getTime();
  const { answer, ms } = await readBusyTimes({ bytes: file.bytes, from: now.getTime(), to });
  if (typeof answer === 'string') return { found: answer, ms };
  const busy = answer.busy.map(([from, end]) => ({ starts_at: new Date(from), ends_at: new Date(end) }));
  return { found: { busy, etag: file.etag }, ms };
}

type Pause = { import_setbacks: number; import_next_at: Date };

async function saveResult(ctx: WriteCtx, id: string, reading: Result, pause: Pause): Promise<void> {
  const { db, now } = ctx;
  const read = { import_read_at: now, import_problem: null, ...pause };
  if (reading === 'unchanged') await saveReading(db, id, read);
  else if (typeof reading === 'string') await saveReading(db, id, { import_problem: reading, ...pause });
  else {
    const before = JSON.stringify(await findBusyTimes(db, id));
    await saveReading(db, id, { ...read, import_etag: reading.etag });
    if (before !== JSON.stringify(reading.busy)) {
      await replaceBusyTimes(db, id, reading.busy);
      await notifySlots({ ctx, input: { provider_id: id } });
    }
  }
  const owner = await findOwnerOf(db, id);
  const hint = { type: 'provider_changed' as const, entity_id: id, version: 1 };
  if (owner !== undefined) await notifyStreams(db, [`user:${owner}`], hint, now);
}
