import { type BookingEvent, possibleEvents } from '@hirfa/domain/bookings';
import { type Person, type Refusal, refuse, type WriteCtx } from '../../kernel/verb.ts';
import { type BookingRow, findVerifiedProvider } from '../queries.ts';
import { findPackage, lockPackageBookings } from '../stored-packages/queries.ts';

interface Step {
  id: string;
  bookings: readonly string[];
  event: BookingEvent;
}

/** Locks the bookings of a package, and returns those of them with which its provider can do this now: all, or none. */
export async function lockDates({
  ctx: { db, now },
  input: { id, bookings, event },
}: {
  ctx: WriteCtx<Person>;
  input: Step;
}): Promise<BookingRow[] | Refusal<'not_found' | 'state_changed'>> {
  const locked = await lockPackageBookings(db, id);
  const row = await findPackage(db, id);
  const provider = await findVerifiedProvider(db);
  const [first] = locked;
  if (row === undefined || first === undefined || first.provider_id !== provider) return refuse('not_found');
  // Providers do not see unpaid ones.
  if (first.authorized_at === null) return refuse('not_found');
  if (row.began_at === null) return refuse('state_changed');
  const wanted = locked.filter(
    (booking) => bookings.includes(booking.id) && possibleEvents(booking, 'provider', now).includes(event),
  );
  return wanted.length === new Set(bookings).size ? wanted : refuse('state_changed');
}
