import type { TimeRange } from '@hirfa/domain/bookings';
import type { Day } from '@hirfa/domain/market';
import { CARD_PRICING_MODES } from '@hirfa/domain/providers';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { deadlines } from '../../kernel/tables.ts';
import type { Database } from '../../platform/db.ts';
import { CalendarRow } from '../calendar-queries.ts';

export const FIND_FREE_TIME = 'booking.find_free_time';

const Bookable = z.array(
  z.object({
    ...CalendarRow.shape,
    provider_id: z.string(),
    offers: z.array(
      z.object({
        pricing_mode: z.enum(CARD_PRICING_MODES),
        duration_minutes: z.number(),
        supports_online: z.boolean(),
        supports_in_person: z.boolean(),
      }),
    ),
  }),
);
export type BookableRow = z.infer<typeof Bookable>[number];

/** The calendars and offers of those of these providers who count. */
export async function findBookable(db: Database, ids: readonly string[], { start, end }: TimeRange) {
  return Bookable.parse(
    await db.execute(sql`select * from calendars_and_offers(${sql.param(ids)}::uuid[],
      ${start.toISOString()}::timestamptz, ${end.toISOString()}::timestamptz)`),
  );
}

/** When a provider is free, as their summary has it, and when time alone changes it. */
export interface FreeTime {
  provider_id: string;
  next_free_at: Date | null;
  shortest_minutes: number | null;
  free_from: Day;
  free_starts: string;
  free_half_hours: string;
  changes_at: Date;
}

const Changed = z.array(z.object({ provider_id: z.string(), user_id: z.string() }));

/** Stores when providers are free; returns those who have become bookable by it, or are no more. */
export async function keepFreeTimes(db: Database, found: readonly FreeTime[]) {
  return Changed.parse(await db.execute(sql`select * from keep_free_times(${JSON.stringify(found)}::jsonb)`));
}

/**
 * Moves the deadlines of these providers, and drops those of the others. Whose calendar has changed meanwhile keeps
 * theirs: the change has ended the claim.
 */
export async function moveDeadlines(
  db: Database,
  kind: string,
  ids: readonly string[],
  dueAt: ReadonlyMap<string, Date>,
): Promise<void> {
  const times = ids.map((id) => dueAt.get(id)?.toISOString() ?? null);
  await db.execute(sql`
    with wanted as (select * from unnest(${sql.param(ids)}::uuid[], ${sql.param(times)}::timestamptz[]) as each (id, due_at)),
    dropped as (
      delete from ${deadlines} using wanted where kind = ${kind} and entity_id = id and wanted.due_at is null
        and claimed_until is not null
    )
    update ${deadlines} as known set due_at = wanted.due_at, claimed_until = null from wanted
    where kind = ${kind} and entity_id = id and wanted.due_at is not null and claimed_until is not null`);
}
