import { FREE_TIME, freeTimesOf, HALF_HOURS, LISTING, nextFreeChangesAt } from '@hirfa/domain/bookings';
import { addDays, cairoDay, startOfDay } from '@hirfa/domain/market';
import { type Deadline, replaceDeadlines } from '../../kernel/deadlines.ts';
import type { WorkCtx } from '../../kernel/work.ts';
import type { Database } from '../../platform/db.ts';
import { addStreamEvents } from '../../platform/streams.ts';
import { freeTimeFound } from '../events.ts';
import { findProviderIds } from '../metrics/queries.ts';
import { calendarIn, minutesOf } from '../offers.ts';
import {
  type BookableRow,
  FIND_FREE_TIME,
  findBookable,
  type FreeTime,
  keepFreeTimes,
  moveDeadlines,
} from './queries.ts';

/**
 * Deadlines: finds the earliest free starts of their providers again, because something of a calendar has changed, or
 * time has. Lists show those who have one. Providers whose free time has come or gone are notified, and so are admins.
 */
export async function findFreeTimes({ ctx, input }: { ctx: WorkCtx; input: readonly Deadline[] }): Promise<Deadline[]> {
  const ids = input.map(({ entity_id }) => entity_id);
  const found = await freeOf(ctx.db, ids, ctx.now);
  await ctx.transaction('clock', async ({ db, now, publish }) => {
    const changed = await keepFreeTimes(db, found);
    const hints = changed.flatMap(({ provider_id, user_id }) =>
      [`user:${user_id}`, 'admins'].map((stream) => ({
        stream,
        type: 'provider_changed' as const,
        entity_id: provider_id,
        version: 1,
      })),
    );
    if (hints.length > 0) await addStreamEvents(db, hints, now);
    await publish(freeTimeFound, ...found.map(({ provider_id }) => ({ provider_id })));
  });
  // In a transaction of their own: whoever changes a calendar holds other locks when it comes to its deadline.
  const dueAt = new Map(found.map(({ provider_id, changes_at }) => [provider_id, changes_at]));
  await moveDeadlines(ctx.db, input, dueAt);
  return [];
}

/** How many providers one statement reads. */
const AT_ONCE = 500;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/** Finds the earliest free starts of all providers, as the owner of the database that has filled it. */
export async function findAllFreeTimes({ ctx: { db, now } }: { ctx: { db: Database; now: Date } }): Promise<void> {
  let last: string | undefined = BEFORE_ALL;
  while (last !== undefined) {
    const ids = await findProviderIds(db, last, AT_ONCE);
    const found = await freeOf(db, ids, now);
    await keepFreeTimes(db, found);
    await replaceDeadlines(
      db,
      [],
      found.map(({ provider_id, changes_at }) => ({
        kind: FIND_FREE_TIME,
        entity_id: provider_id,
        due_at: changes_at,
      })),
    );
    last = ids.at(-1);
  }
}

/** Those of the providers among these. */
async function freeOf(db: Database, ids: readonly string[], now: Date): Promise<FreeTime[]> {
  const today = cairoDay(now);
  const lastDay = LISTING.days + FREE_TIME.spareDays;
  // With the bookings of the day before, and the hours after midnight in which work of the last day may end.
  const range = { start: startOfDay(addDays(today, -1)), end: startOfDay(addDays(today, lastDay + 3)) };
  return (await findBookable(db, ids, range)).map((row) => {
    const { provider_id, notice_minutes } = row;
    const free = freeTimeOf(row, now);
    const changes_at = nextFreeChangesAt(free.next_free_at, notice_minutes, now, partOfDay(provider_id));
    return { provider_id, ...free, changes_at };
  });
}

/** The shortest work, without travel where somebody works online, too, is free before all other work. */
function freeTimeOf({ provider_id: _, offers, ...row }: BookableRow, now: Date) {
  const offered = offers.filter(({ supports_online, supports_in_person }) => supports_online || supports_in_person);
  const minutes = offered.map((offer) => minutesOf(offer, HALF_HOURS.min));
  if (minutes.length === 0) return { ...NOT_FREE, free_from: cairoDay(now) };
  const mode = offered.some(({ supports_online }) => supports_online) ? 'online' : 'in_person';
  const shortest = Math.min(...minutes);
  const { next, from, starts, halfHours } = freeTimesOf(calendarIn(mode, row), shortest, now);
  return {
    next_free_at: next,
    shortest_minutes: shortest,
    free_from: from,
    free_starts: starts,
    free_half_hours: halfHours,
  };
}

const NOT_FREE = { next_free_at: null, shortest_minutes: null, free_starts: '', free_half_hours: '' };

/** Always the same one of a provider, and as often each. */
const partOfDay = (id: string) => Number.parseInt(id.slice(-6), 16) / 0x1000000;
