import { AVAILABILITY_LIMITS, type ImportProblem } from '@hirfa/domain/providers';
import { addDays, cairoDay, startOfDay } from '@hirfa/domain/market';
import { addDeadlines, type Deadline, dropDeadline, postponeDeadline } from '../../../kernel/deadlines.ts';
import type { WriteCtx } from '../../../kernel/verb.ts';
import type { WorkCtx } from '../../../kernel/work.ts';
import { type FetchedFile, fetchForeignFile } from '../../../platform/foreign/fetch-foreign-file.ts';
import { enqueueJob } from '../../../platform/jobs.ts';
import { notifyStreams } from '../../../platform/streams.ts';
import { findOwnerOf } from '../../queries.ts';
import type { ProviderServices } from '../../documents/services.ts';
import { notifySlots } from '../notify-slots.ts';
import { findCalendar, lockCalendar } from '../queries.ts';
import { READ_CALENDAR, readCalendarJob } from './jobs.ts';
import { type BusyTime, findBusyTimes, replaceBusyTimes, saveReading } from './queries.ts';
import { readBusyTimes } from './child-reader.ts';

const LIMITS = { maxBytes: 10 * 1024 * 1024, ms: 15_000 };
const MINUTE_MS = 60_000;
/** After the horizon, for bookings that end later. */
const DAYS_AFTER_HORIZON = 7;

type Work = WorkCtx<ProviderServices>;

/** A deadline: reads an imported calendar again, after a time that differs so that they do not meet. */
export async function readCalendarAgain({ ctx, input }: { ctx: Work; input: Deadline }): Promise<void> {
  await ctx.transaction('clock', async ({ db, now }) => {
    const calendar = await findCalendar(db, input.entity_id);
    if (!calendar?.import_address) return dropDeadline(db, input);
    await enqueueJob(db, readCalendarJob, input.entity_id);
    return postponeDeadline(db, input, nextReading(now));
  });
}

const nextReading = (now: Date) => new Date(now.getTime() + (15 + 45 * Math.random()) * MINUTE_MS);

/**
 * A job: replaces the busy times of a provider by those of their calendar elsewhere. Where it can not be read, they
 * stay. The calendar is read whole each day, even if it has not changed: repetitions come nearer.
 */
export async function readCalendar({ ctx, input: { id } }: { ctx: Work; input: { id: string } }): Promise<void> {
  const calendar = await findCalendar(ctx.db, id);
  const address = calendar?.import_address ?? null;
  if (address === null) return;
  const wasReadToday = calendar?.import_read_at && cairoDay(calendar.import_read_at) === cairoDay(ctx.now);
  const etag = wasReadToday ? (calendar?.import_etag ?? null) : null;
  const file = await fetchForeignFile({ address, etag, network: ctx.services.network, limits: LIMITS });
  const reading = await readFile(file, ctx.now);
  await ctx.transaction('clock', async (tx) => {
    await lockCalendar(tx.db, id);
    if ((await findCalendar(tx.db, id))?.import_address !== address) return;
    await saveResult(tx, id, reading);
    await addDeadlines(tx.db, id, [{ kind: READ_CALENDAR, due_at: nextReading(tx.now) }]);
  });
}

type Reading = { busy: BusyTime[]; etag: string | null } | 'unchanged' | ImportProblem;

async function readFile(file: FetchedFile, now: Date): Promise<Reading> {
  if (typeof file === 'string') return file;
  const days = AVAILABILITY_LIMITS.horizonDays + DAYS_AFTER_HORIZON;
  const to = startOfDay(addDays(cairoDay(now), days)).getTime();
  const found = await readBusyTimes({ bytes: file.bytes, from: now.getTime(), to });
  if (typeof found === 'string') return found;
  return {
    busy: found.busy.map(([from, end]) => ({ starts_at: new Date(from), ends_at: new Date(end) })),
    etag: file.etag,
  };
}

async function saveResult(ctx: WriteCtx, id: string, reading: Reading): Promise<void> {
  const { db, now } = ctx;
  if (reading === 'unchanged') await saveReading(db, id, { import_read_at: now, import_problem: null });
  else if (typeof reading === 'string') await saveReading(db, id, { import_problem: reading });
  else {
    const before = JSON.stringify(await findBusyTimes(db, id));
    await saveReading(db, id, { import_read_at: now, import_problem: null, import_etag: reading.etag });
    if (before !== JSON.stringify(reading.busy)) {
      await replaceBusyTimes(db, id, reading.busy);
      await notifySlots({ ctx, input: { provider_id: id } });
    }
  }
  const owner = await findOwnerOf(db, id);
  const hint = { type: 'provider_changed' as const, entity_id: id, version: 1 };
  if (owner !== undefined) await notifyStreams(db, [`user:${owner}`], hint, now);
}
