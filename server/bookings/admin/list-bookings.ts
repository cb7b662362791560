import type { BookingSummary } from '@hirfa/contract/bookings';
import type { BookingStatus } from '@hirfa/domain/bookings';
import type { Day } from '@hirfa/domain/market';
import { type AccountServices, patternsOf } from '../../accounts/index.ts';
import { cutPage, readCursor } from '../../kernel/cursors.ts';
import { type Ctx, isRefusal, type Person } from '../../kernel/verb.ts';
import type { Database } from '../../platform/db.ts';
import { meaningOf } from './meaning.ts';
import { findBookingIds, findServices, findSummaries } from './queries.ts';

type ListCtx = Ctx<Person> & { services: AccountServices };

interface Input {
  text?: string | undefined;
  part?: 'customer' | 'provider' | undefined;
  service?: string | undefined;
  status?: BookingStatus | undefined;
  from?: Day | undefined;
  until?: Day | undefined;
  limit: number;
  cursor?: string | undefined;
}

/** Bookings, the latest start first: by id, by a person, by service, status and days. */
export async function listAllBookings({ ctx, input }: { ctx: ListCtx; input: Input }) {
  const cursor = readCursor(input.cursor);
  if (isRefusal(cursor)) return cursor;
  const { text, service, part, status, from, until, limit } = input;
  const meant = text === undefined ? {} : await meaningOf(ctx, text);
  const services = service === undefined ? undefined : await findServices(ctx.db, patternsOf(service));
  const filter = { people: meant.people, part, services, status, from, until };
  const ids = meant.id === undefined ? await findBookingIds(ctx.db, filter, cursor, limit + 1) : [meant.id];
  const rows = ids.length === 0 ? [] : await findSummaries(ctx.db, ids);
  const page = cutPage(rows, limit, viewSummary, ({ starts_at, id }) => [starts_at.getTime(), id]);
  return { ...page, more_people: meant.isCut === true };
}

/** These bookings, the latest start first. */
export async function viewBookings(db: Database, ids: readonly string[]): Promise<BookingSummary[]> {
  return ids.length === 0 ? [] : (await findSummaries(db, ids)).map(viewSummary);
}

type Row = Awaited<ReturnType<typeof findSummaries>>[number];
const viewSummary = (row: Row): BookingSummary => ({ ...row, starts_at: row.starts_at.toISOString() });
