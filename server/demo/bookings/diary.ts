import { AVAILABILITY, freeSlots, occupiedBy, type TimeRange } from '@hirfa/domain/bookings';
import { addDays, cairoInstant, type Day } from '@hirfa/domain/market';
import { countsAsProvider } from '@hirfa/domain/providers';
import { weekOf } from '../providers/hours.ts';
import { salma } from '../providers/salma.ts';
import type { Random } from '../random.ts';
import type { DemoBooking, DemoCustomer, DemoProvider, DemoStep, Outcome } from '../shapes.ts';
import { storyOf } from './stories.ts';
import { agreedWork, type AgreedWork } from './work.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const TRIES = 80;
/** How many days ahead people book; who cancels booked some time ahead. */
const LEADS = [0, 0, 0, 1, 1, 1, 2, 2, 3, 4, 6];
const LONG_LEADS = [2, 2, 3, 3, 4, 5];
/** Somebody with very many jobs gets so many lots at most. */
const MOST_LOTS = 12;
/** The last entries of the ledger follow the last step within this time; what a late cancellation leaves, a day later. */
const SETTLING_MS = MINUTE;

/** A booking that should have been made on a day; where nobody is named, by anybody. */
export interface Wish {
  day: Day;
  outcome: Outcome;
  provider?: DemoProvider;
  customer?: DemoCustomer;
}

interface Scene {
  providers: readonly DemoProvider[];
  customers: readonly DemoCustomer[];
  now: Date;
  random: Random;
}

/** Keeps everybody's diary: nobody is at two places at once. Gives null where a wish fits nowhere. */
export function createBooker({ providers, customers, now, random }: Scene) {
  const lots = providers
    .filter(isAtWork)
    .flatMap((provider) => Array.from({ length: lotsOf(provider) }, () => provider));
  const busy = new Map<string, TimeRange[]>();
  const settled = new Map<string, number>();
  const busyOf = (key: string) => busy.get(key) ?? [];

  const attempt = ({ day, outcome, ...named }: Wish): DemoBooking | null => {
    const booked_at = cairoInstant(day, random.int(7 * 60, 23 * 60));
    const provider = named.provider ?? random.pick(lots);
    const hasRoom = outcome !== 'settled' || (settled.get(provider.key) ?? 0) < provider.total_jobs;
    if (booked_at === null || booked_at > now || !hasRoom || !hadJoined(provider, booked_at, now)) return null;
    const work = agreedWork(provider, random);
    const slot = findSlot(
      work,
      addDays(day, random.pick(outcome.startsWith('cancelled') ? LONG_LEADS : LEADS)),
      booked_at,
    );
    const customer = slot && (named.customer ?? findCustomer(slot, booked_at));
    if (slot === null || customer === null) return null;
    const agreed = {
      booked_at,
      starts_at: slot.start,
      ends_at: slot.end,
      response_minutes: provider.response_time_avg_minutes ?? 60,
    };
    const steps = storyOf(outcome, agreed, random);
    if (slot.end > now || !isOver(outcome, steps, now)) return null;
    keep(provider.key, occupiedBy(slot, AVAILABILITY.travelBufferMinutes));
    keep(customer.key, slot);
    if (outcome === 'settled') settled.set(provider.key, (settled.get(provider.key) ?? 0) + 1);
    const { minutes: _, provider: __, ...rest } = work;
    const keys = { provider_key: provider.key, customer_key: customer.key };
    return { ...rest, ...keys, outcome, starts_at: slot.start, ends_at: slot.end, steps };
  };
  const findSlot = ({ provider, minutes }: AgreedWork, day: Day, bookedAt: Date): TimeRange | null => {
    const calendar = {
      hours: weekOf(provider),
      busy: busyOf(provider.key),
      noticeMinutes: AVAILABILITY.noticeMinutes,
      bufferMinutes: AVAILABILITY.travelBufferMinutes,
    };
    const slots = freeSlots(calendar, day, minutes, bookedAt);
    return slots.length === 0 ? null : random.pick(slots);
  };
  const findCustomer = (slot: TimeRange, bookedAt: Date): DemoCustomer | null => {
    const customer = random.pick(customers);
    const isElsewhere = busyOf(customer.key).some(({ start, end }) => start < slot.end && slot.start < end);
    return isElsewhere || !hadJoined(customer, bookedAt, now) ? null : customer;
  };
  const keep = (key: string, range: TimeRange) => busy.set(key, [...busyOf(key), range]);

  return function book(wish: Wish): DemoBooking | null {
    for (let tries = 0; tries < TRIES; tries++) {
      const booking = attempt(wish);
      if (booking !== null) return booking;
    }
    return null;
  };
}

/** Salma's bookings are named one by one. */
function isAtWork(provider: DemoProvider): boolean {
  return countsAsProvider(provider) && provider.total_jobs > 0 && provider.key !== salma.key;
}

function lotsOf({ total_jobs }: DemoProvider): number {
  return Math.min(Math.ceil(total_jobs / 10), MOST_LOTS);
}

function hadJoined({ joined_days_ago }: { joined_days_ago: number }, at: Date, now: Date): boolean {
  return now.getTime() - joined_days_ago * DAY < at.getTime();
}

function isOver(outcome: Outcome, steps: readonly DemoStep[], now: Date): boolean {
  const last = steps.at(-1)?.at.getTime() ?? Infinity;
  return last + (outcome === 'cancelled_late' ? DAY : 0) + SETTLING_MS <= now.getTime();
}
