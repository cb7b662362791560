import type { AskedVisit } from '@hirfa/domain/bookings';
import { sql } from 'drizzle-orm';
import { bookings } from '../tables.ts';

interface AskedVisitRow extends Omit<AskedVisit, 'cancelled_at'> {
  id: string;
  cancelled_at: string | null;
}

/** The free second visits that were asked for after a booking, the oldest first. */
export const secondVisits = sql<AskedVisitRow[]>`(
  select coalesce(json_agg(json_build_object('id', visit.id, 'status', visit.status, 'cancel_reason',
    visit.cancel_reason, 'cancelled_at', visit.cancelled_at) order by visit.id), '[]')
  from ${bookings} as visit where visit.second_visit_of = ${bookings.id})`;
