import { setTimeout } from 'node:timers/promises';
import { Positions, StreamEvent } from '@hirfa/contract/realtime';
import { and, asc, eq, getTableColumns, gt, inArray, min, sql, type SQLWrapper } from 'drizzle-orm';
import * as z from 'zod';
import { LOCKS } from '../locks.ts';
import type { Database, Pool } from './db.ts';
import { relayState, streamEvents, streamOutbox, streamPositions } from './tables.ts';

/** A client that has missed more events reads the whole stream again. */
const MAX_MISSED = 500;
/** An event has the time at which its transaction began; a page may have been read before that transaction's commit. */
const MAX_TRANSACTION_MS = 10_000;
const BATCH = 200;
/** How long the relay looks for more events by itself. */
const BUSY_MS = 500;
const POLL_MS = 25;

const { numbered_at: _, ...EVENT } = getTableColumns(streamEvents);

export interface Hint {
  type: StreamEvent['type'];
  entity_id: string;
  version: number;
}

/** A hint to one stream. */
export type StreamHint = Hint & { stream: string };

/** Notifies streams of a change, when this transaction commits. */
export async function notifyStreams(db: Database, streams: readonly string[], hint: Hint, at: Date): Promise<void> {
  await addStreamEvents(
    db,
    streams.map((stream) => ({ stream, ...hint })),
    at,
  );
}

/** The same of several changes. */
export async function addStreamEvents(db: Database, events: readonly StreamHint[], at: Date): Promise<void> {
  await db.insert(streamOutbox).values(events.map((event) => ({ ...event, at })));
}

/** Notifies every process of something that is not stored: it is lost where nobody listens. */
export async function notifyAtOnce(db: Database, channel: string, content: object): Promise<void> {
  await db.execute(sql`select pg_notify(${channel}, ${JSON.stringify(content)})`);
}

/**
 * Numbers the committed events of each stream and notifies every process of them. Only one process does so at a time:
 * numbers have the order of the events, without gaps. Returns how many there were.
 */
export async function relayEvents(pool: Pool): Promise<number> {
  let count = 0;
  for (;;) {
    const moved = await relayBatch(pool);
    count += moved;
    if (moved < BATCH) return count;
  }
}

/**
 * Relays events until there were none for a while. Meanwhile the database does not notify the relay: a notification
 * makes the commits of all connections wait for each other.
 */
export async function relayWhileBusy(pool: Pool): Promise<void> {
  let busyUntil = 0;
  do {
    if ((await relayEvents(pool)) > 0) busyUntil = performance.now() + BUSY_MS;
    if (performance.now() < busyUntil) await setTimeout(POLL_MS);
  } while (performance.now() < busyUntil);
  await relayEvents(pool);
}

const Moved = z.tuple([z.object({ moved: z.number() })]);

function relayBatch(pool: Pool): Promise<number> {
  return pool.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCKS.relay})`);
    const rows = await tx.execute(sql`
      with taken as (
        delete from ${streamOutbox} where id in (select id from ${streamOutbox} order by id limit ${BATCH})
        returning id, stream, type, entity_id, version, at
      ), busy as (
        insert into ${relayState} (is_only, busy_until) select true, clock_timestamp() + ${BUSY_MS} * interval '1 ms'
        where exists (select from taken) on conflict (is_only) do update set busy_until = excluded.busy_until
      ), moved as (
        insert into ${streamPositions} as kept (stream, last_seq) select stream, count(*) from taken group by stream
        on conflict (stream) do update set last_seq = kept.last_seq + excluded.last_seq
        returning stream, last_seq
      ), numbered as (
        insert into ${streamEvents} (stream, seq, type, entity_id, version, at, numbered_at)
        select taken.stream, moved.last_seq - count(*) over (partition by taken.stream)
          + row_number() over (partition by taken.stream order by taken.id), type, entity_id, version, at, clock_timestamp()
        from taken join moved on moved.stream = taken.stream
        returning stream, seq, type, entity_id, version, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
      ), notified as materialized (
        select pg_notify('stream_events', row_to_json(event)::text) from (select * from numbered order by stream, seq) event
      )
      select count(*)::int as moved from notified`);
    const [{ moved }] = Moved.parse(rows);
    return moved;
  });
}

/** An event of the past, and how long ago it was numbered, at least. */
export interface MissedEvent {
  event: StreamEvent;
  msAgo: number;
}

/** By the clock of the database, which has numbered it; columns round to milliseconds. */
const msSince = (instant: SQLWrapper) =>
  sql<number>`floor(extract(epoch from clock_timestamp() - ${instant})::float8 * 1000) - 1`;

/**
 * How long ago, at least, the last event of these streams was numbered; null without one. Asked after a socket has
 * joined them: what is numbered later, it hears.
 */
export async function lastChangedAgo(db: Database, streams: readonly string[]): Promise<number | null> {
  const [row] = await db.execute<{ ms: number | null }>(sql`
    select min(${msSince(sql`newest.numbered_at`)}) as ms from unnest(${sql.param([...streams])}::text[]) as asked (stream)
    cross join lateral (
      select numbered_at from ${streamEvents} where stream = asked.stream order by seq desc limit 1
    ) as newest`);
  return row?.ms ?? null;
}

/**
 * The events after these positions and, in streams without a position, since the page began to load. `resync` names the
 * streams to read again, because too many events were missed or they are deleted.
 */
export async function missedEvents(db: Database, streams: readonly string[], positions: Positions, loadedAt: Date) {
  const current = await currentPositions(db, streams);
  const seen = { ...current, ...(await positionsAt(db, streams, loadedAt)), ...positions };
  const events: MissedEvent[] = [];
  const resync: string[] = [];
  for (const stream of streams) {
    const [from, to] = [seen[stream] ?? 0, current[stream] ?? 0];
    if (from === to) continue;
    const missed = from < to ? await eventsAfter(db, stream, from) : [];
    if (missed.length === to - from && missed.length <= MAX_MISSED) events.push(...missed);
    else resync.push(stream);
  }
  return {
    positions: Object.fromEntries(
      streams.map((stream) => [stream, (resync.includes(stream) ? current : seen)[stream] ?? 0]),
    ),
    events,
    resync,
  };
}

async function currentPositions(db: Database, streams: readonly string[]): Promise<Positions> {
  const rows = await db
    .select()
    .from(streamPositions)
    .where(inArray(streamPositions.stream, [...streams]));
  return {
    ...Object.fromEntries(streams.map((stream) => [stream, 0])),
    ...Object.fromEntries(rows.map(({ stream, last_seq }) => [stream, last_seq])),
  };
}

/** The positions of streams at an instant; only of streams with events since then. */
async function positionsAt(db: Database, streams: readonly string[], then: Date): Promise<Positions> {
  const rows = await db
    .select({ stream: streamEvents.stream, seq: min(streamEvents.seq) })
    .from(streamEvents)
    .where(
      and(
        inArray(streamEvents.stream, [...streams]),
        gt(streamEvents.at, new Date(then.getTime() - MAX_TRANSACTION_MS)),
      ),
    )
    .groupBy(streamEvents.stream);
  return Object.fromEntries(rows.map(({ stream, seq }) => [stream, Number(seq) - 1]));
}

async function eventsAfter(db: Database, stream: string, seq: number): Promise<MissedEvent[]> {
  const rows = await db
    .select({ event: EVENT, msAgo: msSince(streamEvents.numbered_at) })
    .from(streamEvents)
    .where(and(eq(streamEvents.stream, stream), gt(streamEvents.seq, seq)))
    .orderBy(asc(streamEvents.seq))
    .limit(MAX_MISSED + 1);
  return rows.map(({ event, msAgo }) => ({
    event: StreamEvent.parse({ ...event, at: event.at.toISOString() }),
    msAgo,
  }));
}
