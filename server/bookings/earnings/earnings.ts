import type { EarningsLine, EarningsWeek } from '@hirfa/contract/bookings';
import { addDays, cairoDay, type Day, startOfDay, weekOf } from '@hirfa/domain/market';
import { cutPage, readCursor } from '../../kernel/cursors.ts';
import { type Ctx, isRefusal, type Person, refuse } from '../../kernel/verb.ts';
import { findVerifiedProvider } from '../queries.ts';
import { findLines, findWeeks, type LineRow } from './queries.ts';

interface Weeks {
  /** A day of the first week. */
  from?: Day | undefined;
  weeks: number;
}

/** What the actor gets for the jobs of each week. 4.25, 9.17 */
export async function getEarnings({ ctx: { db, now }, input }: { ctx: Ctx<Person>; input: Weeks }) {
  if ((await findVerifiedProvider(db)) === undefined) return refuse('provider_required');
  const { weeks, from = addDays(cairoDay(now), -7 * (weeks - 1)) } = input;
  const first = weekOf(from);
  const found = await findWeeks(db, { start: startOfDay(first), end: startOfDay(addDays(first, 7 * weeks)) });
  const byWeek = new Map(found.map((week) => [week.week, week]));
  const items = Array.from({ length: weeks }, (_, index): EarningsWeek => {
    const week = addDays(first, 7 * index);
    return byWeek.get(week) ?? { week, pending: '0.00', settled: '0.00', jobs: 0 };
  });
  return { items };
}

interface Page {
  week: Day;
  limit: number;
  cursor?: string | undefined;
}

/** The actor's jobs of a week, each with its price lines. */
export async function listEarnings({ ctx: { db }, input }: { ctx: Ctx<Person>; input: Page }) {
  const cursor = readCursor(input.cursor);
  if (isRefusal(cursor)) return cursor;
  if ((await findVerifiedProvider(db)) === undefined) return refuse('provider_required');
  const first = weekOf(input.week);
  const span = { start: startOfDay(first), end: startOfDay(addDays(first, 7)) };
  const rows = await findLines(db, span, { cursor, rows: input.limit + 1 });
  return cutPage(rows, input.limit, viewLine, (row) => [row.starts_at.getTime(), row.booking_id]);
}

function viewLine({ package_kind: kind, package_number: number, ...line }: LineRow): EarningsLine {
  const { starts_at, subtotal, provider_commission, provider_payout, ...row } = line;
  return {
    ...row,
    package: kind === null || number === null ? null : { kind, number },
    starts_at: starts_at.toISOString(),
    earnings: { subtotal, provider_commission, provider_payout },
  };
}
