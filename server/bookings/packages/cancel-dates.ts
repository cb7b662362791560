import { isRefusal, type Person, type WriteCtx } from '../../kernel/verb.ts';
import { changeBookings } from '../change-booking.ts';
import { lockDates } from './lock-dates.ts';

/** The provider cancels dates of a package, all that they name or none; each gives its own money back. */
export async function cancelDates({
  ctx,
  input: { id, bookings, reason },
}: {
  ctx: WriteCtx<Person>;
  input: { id: string; bookings: readonly string[]; reason: string };
}) {
  const dates = await lockDates({ ctx, input: { id, bookings, event: 'cancel' } });
  if (isRefusal(dates)) return dates;
  const cancelled = { event: 'cancel', part: 'provider', note: reason } as const;
  await changeBookings({ ctx, input: dates.map((booking) => ({ booking, ...cancelled })) });
  return { id };
}
