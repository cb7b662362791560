import type { WaitInput } from '@hirfa/contract/bookings';
import { endOfPart, freeSlots, horizonDay, isInPart } from '@hirfa/domain/bookings';
import { addDays, cairoDay, startOfDay } from '@hirfa/domain/market';
import { type Person, refuse, refuseField, type WriteCtx } from '../../kernel/verb.ts';
import { calendarOf, halfHoursOf, isHourly, minutesOf } from '../offers.ts';
import { findOffer, findOwnProvider } from '../queries.ts';
import { addWait } from './queries.ts';
import { showWaits } from './show-changes.ts';

/** The actor waits for a time of a provider that is not free. Can be repeated; another part of that day replaces it. */
export async function waitForTime({ ctx, input }: { ctx: WriteCtx<Person>; input: WaitInput }) {
  const { db, now, actor } = ctx;
  const { service_card_id, mode, half_hours = null, day, part } = input;
  const offer = await findOffer(db, service_card_id);
  if (offer === undefined) return refuse('not_found');
  if (offer.provider_id === (await findOwnProvider(db)))
    return refuseField('service_card_id', 'Nobody books themselves');
  const isOffered = mode === 'online' ? offer.supports_online : offer.supports_in_person;
  if (!isOffered) return refuseField('mode', 'The provider does not work in this way');
  if (isHourly(offer) !== (half_hours !== null))
    return refuseField('half_hours', 'Only of work that is paid by the hour');
  const calendar = await calendarOf(ctx, offer, mode, {
    start: startOfDay(addDays(day, -1)),
    end: startOfDay(addDays(day, 3)),
  });
  const ends_at = endOfPart(day, part);
  if (day < cairoDay(now) || ends_at <= now || day > horizonDay(now, calendar.horizonDays))
    return refuseField('day', 'This can not be booked any more, or not yet');
  const minutes = minutesOf(offer, halfHoursOf(offer, half_hours ?? undefined));
  if (freeSlots(calendar, day, minutes, now).some(({ start }) => isInPart(part, start))) return refuse('is_free');
  const id = await addWait(db, { service_card_id, mode, half_hours, day, part, ends_at }, now);
  if (id === null) return refuse('too_many_waits');
  await showWaits(db, { users: [actor.user_id], provider: offer.provider_id }, now);
  return { id };
}
