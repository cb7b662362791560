import type { TimeRange } from '@hirfa/domain/bookings';
import type { Day } from '@hirfa/domain/market';
import { CARD_PRICING_MODES } from '@hirfa/domain/providers';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Deadline } from '../../kernel/deadlines.ts';
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
 * Moves these deadlines of providers, and drops those without a time. Where a calendar has changed meanwhile, theirs
 * stays: the change has ended the claim, and another process may have claimed it.
 */
export async function moveDeadlines(
  db: Database,
  claimed: readonly Deadline[],
  dueAt: ReadonlyMap<string, Date>,
): Promise<void> {
  const wanted = claimed.map(({ kind, entity_id, claim = null }) => {
    return { kind, entity_id, claim, due_at: dueAt.get(entity_id)?.toISOString() ?? null };
  });
  await db.execute(sql`
    with wanted as (select * from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb)
      as each (kind text, entity_id uuid, claim uuid, due_at timestamptz)),
    dropped as (
      delete from ${deadlines} as known using wanted where known.kind = wanted.kind
        and known.entity_id = wanted.entity_id and known.claim = wanted.claim and wanted.due_at is null
        and claimed_until is not null
    )
    update ${deadlines} as known set due_at = wanted.due_at, claimed_until = null from wanted
    where known.kind = wanted.kind and known.entity_id = wanted.entity_id and known.claim = wanted.claim
      and wanted.due_at is not null and claimed_until is not null`);
}
