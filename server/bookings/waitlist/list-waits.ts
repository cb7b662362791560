import type { Wait } from '@hirfa/contract/bookings';
import { turnUntil } from '@hirfa/domain/bookings';
import type { Ctx, Person } from '../../kernel/verb.ts';
import { findOwnWaits, type OwnWait } from './queries.ts';

/** What the actor waits for, the earliest first. */
export async function listWaits({ ctx: { db, now } }: { ctx: Ctx<Person> }): Promise<{ items: Wait[] }> {
  return { items: (await findOwnWaits(db, now)).map((row) => viewWait(row, now)) };
}

function viewWait(row: OwnWait, now: Date): Wait {
  const { id, service_card_id, mode, half_hours, day, part, waits, told_start, title_en, title_ar } = row;
  const { display_name_en, display_name_ar, avatar_url, is_bookable } = row;
  const until = turnUntil(row, now);
  const state = !is_bookable ? ('unavailable' as const) : waits ? ('waiting' as const) : ('told' as const);
  return {
    id,
    provider: { id: row.provider_id, display_name_en, display_name_ar, avatar_url },
    service_card_id,
    title_en,
    title_ar,
    mode,
    half_hours,
    day,
    part,
    state,
    told:
      waits || told_start === null
        ? null
        : { starts_at: told_start.toISOString(), until: until?.toISOString() ?? null },
  };
}
