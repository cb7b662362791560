import { KEPT_ADDRESSES } from '@hirfa/domain/bookings';
import type { Language } from '@hirfa/domain/market';
import { newId } from '../../platform/ids.ts';
import type { DemoBooking } from '../shapes.ts';
import type { BookingIds } from './rows.ts';
import { ADDRESS_NAMES } from './texts.ts';

interface Use {
  user_id: string;
  area_id: string;
  address: string;
  times: number;
  used_at: Date;
}

/** What the product would have kept of these bookings for their customers, with names. */
export function addressRows(bookings: readonly DemoBooking[], idsOf: (booking: DemoBooking) => BookingIds) {
  const uses = new Map<string, Use>();
  for (const booking of bookings) {
    const { booker_id, area_id } = idsOf(booking);
    const paid = booking.steps.find(({ event }) => event === 'secure');
    if (area_id === null || booking.address === null || paid === undefined) continue;
    const key = `${booker_id} ${area_id}`;
    const { times, used_at } = uses.get(key) ?? { times: 0, used_at: paid.at };
    const latest = used_at > paid.at ? used_at : paid.at;
    uses.set(key, { user_id: booker_id, area_id, address: booking.address, times: times + 1, used_at: latest });
  }
  return Array.from(Map.groupBy(uses.values(), ({ user_id }) => user_id).values()).flatMap(keptOf);
}

/** The latest used addresses of one customer. */
function keptOf(uses: readonly Use[]) {
  const kept = uses.toSorted((one, other) => Number(other.used_at) - Number(one.used_at)).slice(0, KEPT_ADDRESSES.most);
  return kept
    .toSorted((one, other) => other.times - one.times)
    .map(({ times: _, ...row }, rank) => ({
      ...row,
      id: newId(row.used_at.getTime()),
      name: ADDRESS_NAMES[rank]?.[languageOf(row.address)] ?? '',
    }));
}

const languageOf = (address: string): Language => (/\p{Script=Arabic}/u.test(address) ? 'ar' : 'en');
