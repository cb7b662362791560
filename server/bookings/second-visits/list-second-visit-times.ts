import type { Day } from '@hirfa/domain/market';
import { type Ctx, type Person, refuse } from '../../kernel/verb.ts';
import { findCalendar } from '../calendar-queries.ts';
import { listFreeDays } from '../list-slots.ts';
import { calendarIn } from '../offers.ts';
import { findBooking } from '../queries.ts';
import { viewBooking } from '../views.ts';

const MINUTE_MS = 60_000;

interface Input {
  id: string;
  from?: Day | undefined;
  days: number;
}

/** The times for a free second visit, day by day: as long as the job was. None where it cannot be asked for. */
export async function listSecondVisitTimes({ ctx, input }: { ctx: Ctx<Person>; input: Input }) {
  const { db, actor, now } = ctx;
  const row = await findBooking(db, input.id);
  const view = row && viewBooking(row, actor, now);
  if (row === undefined || view?.part !== 'customer') return refuse('not_found');
  const { provider_id, mode, starts_at, ends_at } = row.booking;
  return listFreeDays(ctx, input, {
    minutes: view.warranty?.can_ask === true ? (ends_at.getTime() - starts_at.getTime()) / MINUTE_MS : null,
    readCalendar: async (range) => calendarIn(mode, await findCalendar(db, provider_id, range)),
  });
}
