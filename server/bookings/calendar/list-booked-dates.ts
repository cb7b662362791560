import type { BookedDate } from '@hirfa/contract/bookings';
import { displayName } from '@hirfa/domain/accounts';
import { possibleEvents } from '@hirfa/domain/bookings';
import { type Ctx, type Person, type Refusal, refuse } from '../../kernel/verb.ts';
import { type BookingRow, findVerifiedProvider } from '../queries.ts';
import { findBookedDates } from './queries.ts';

/** What is booked of the actor as a provider from now on. */
export async function listBookedDates({
  ctx: { db, now },
}: {
  ctx: Ctx<Person>;
}): Promise<{ items: BookedDate[] } | Refusal<'provider_required'>> {
  const providerId = await findVerifiedProvider(db);
  if (providerId === undefined) return refuse('provider_required');
  const found = await findBookedDates(db, providerId, now);
  return {
    items: found.map(({ booking, customer_full_name }) => ({
      ...viewDate(booking, now),
      customer: { display_name: displayName(customer_full_name) },
    })),
  };
}

function viewDate(booking: BookingRow, now: Date): Omit<BookedDate, 'customer'> {
  const { id, title, title_ar, status, payment_status, starts_at, ends_at, package_id, proposal_until } = booking;
  return {
    id,
    title_en: title,
    title_ar,
    status,
    starts_at: starts_at.toISOString(),
    ends_at: ends_at.toISOString(),
    // Until its money is taken, one booking stands for the whole package.
    package_id: payment_status === 'authorized' ? null : package_id,
    is_proposed: proposal_until !== null && now < proposal_until,
    can_propose: possibleEvents(booking, 'provider', now).includes('propose'),
  };
}
