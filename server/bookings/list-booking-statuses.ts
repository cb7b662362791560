import type { BookingStatusNow } from '@hirfa/contract/bookings';
import { STATUS_CHECK } from '@hirfa/domain/bookings';
import type { Ctx, Person } from '../kernel/verb.ts';
import { findRecentStatuses, findStatuses } from './status-queries.ts';

/** The statuses of bookings by ids, or of the caller's own bookings of the last 30 days. */
export async function listBookingStatuses({
  ctx: { db, actor, now },
  input: { ids },
}: {
  ctx: Ctx<Person>;
  input: { ids?: readonly string[] | undefined };
}): Promise<{ items: BookingStatusNow[] }> {
  const since = new Date(now.getTime() - STATUS_CHECK.recentMs);
  const items = ids === undefined ? findRecentStatuses(db, actor.user_id, since) : findStatuses(db, ids);
  return { items: await items };
}
