import type { BookingFacts } from '@hirfa/domain/bookings';
import type { BookingRow } from './queries.ts';

/** A row as the rules of the state table read it. */
export function factsOf(row: BookingRow): BookingFacts {
  const {
    status,
    payment_status,
    starts_at,
    ends_at,
    hold_until,
    authorized_at,
    confirmed_at,
    started_at,
    finished_at,
    completed_at,
    cancelled_at,
  } = row;
  return {
    status,
    payment_status,
    starts_at,
    ends_at,
    hold_until,
    authorized_at,
    confirmed_at,
    started_at,
    finished_at,
    completed_at,
    cancelled_at,
  };
}
