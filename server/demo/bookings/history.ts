import { addDays, cairoDay } from '@hirfa/domain/market';
import { countsAsProvider } from '@hirfa/domain/providers';
import { createBooker, type Wish } from './booker.ts';
import { bookingDays, RECENT_DAYS } from './days.ts';
import { nour } from '../customers.ts';
import { salma } from '../providers/salma.ts';
import { createRandom, type Random } from '../random.ts';
import type { DemoBooking, DemoCustomer, DemoProvider, Outcome } from '../shapes.ts';

const STREAM = 0xb00c;
/** No customer had joined before that. */
const OLDEST_DAYS = 560;
const RANDOM_BOOKINGS = 415;
const SETTLED_SHARE = 0.88;
const OTHER_OUTCOMES: readonly Outcome[] = [
  'declined',
  'declined',
  'withdrawn',
  'expired',
  'cancelled_early',
  'cancelled_early',
  'cancelled_early',
  'cancelled_late',
];

/** The bookings of Nour. */
const BOOKINGS_OF_NOUR: readonly { daysAgo: number; outcome: Outcome; provider?: DemoProvider }[] = [
  { daysAgo: 31, outcome: 'settled' },
  { daysAgo: 22, outcome: 'settled', provider: salma },
  { daysAgo: 14, outcome: 'cancelled_early' },
  { daysAgo: 8, outcome: 'settled' },
];
/** Salma's bookings of other customers: the settled ones by days ago, and those that ended otherwise. */
const SETTLED_OF_SALMA: readonly number[] = [38, 35, 33, 29, 26, 19, 16, 13, 10, 7, 5];
const OTHERS_OF_SALMA: readonly { daysAgo: number; outcome: Outcome }[] = [
  { daysAgo: 28, outcome: 'declined' },
  { daysAgo: 12, outcome: 'cancelled_late' },
];

interface People {
  providers: readonly DemoProvider[];
  customers: readonly DemoCustomer[];
}

/**
 * The bookings of the last weeks, and the earlier jobs of providers. All have ended; the same seed and instant give the
 * same bookings.
 */
export function demoBookings(seed: number, now: Date, { providers, customers }: People): readonly DemoBooking[] {
  const random = createRandom(seed ^ STREAM);
  const dayBefore = (days: number) => addDays(cairoDay(now), -days);
  const wishes: Wish[] = [
    ...BOOKINGS_OF_NOUR.map(({ daysAgo, ...wish }) => ({ ...wish, day: dayBefore(daysAgo), customer: nour })),
    ...SETTLED_OF_SALMA.map((daysAgo) => ({ outcome: 'settled' as const, day: dayBefore(daysAgo), provider: salma })),
    ...OTHERS_OF_SALMA.map(({ daysAgo, outcome }) => ({ outcome, day: dayBefore(daysAgo), provider: salma })),
    ...bookingDays(RANDOM_BOOKINGS, now, random).map((day) => ({
      outcome: random.chance(SETTLED_SHARE) ? 'settled' : random.pick(OTHER_OUTCOMES),
      day,
    })),
  ];
  const book = createBooker({ providers, customers, now, random });
  const recent = wishes.flatMap((wish) => book(wish) ?? []);
  const earlier = earlierJobs(providers, recent, random).flatMap(({ daysAgo, ...wish }) => {
    return book({ ...wish, day: dayBefore(daysAgo) }) ?? [];
  });
  return [...recent, ...earlier].toSorted((a, b) => Number(bookedAt(a)) - Number(bookedAt(b)));
}

/** The settled jobs that providers had before the last weeks, and that newer ones had since they joined. */
function earlierJobs(providers: readonly DemoProvider[], recent: readonly DemoBooking[], random: Random) {
  const settled = recent.filter(({ outcome }) => outcome === 'settled');
  return providers.flatMap((provider) => {
    const { key, total_jobs, joined_days_ago } = provider;
    const last = Math.min(joined_days_ago - 1, OLDEST_DAYS);
    const missing = total_jobs - settled.filter(({ provider_key }) => provider_key === key).length;
    return Array.from({ length: countsAsProvider(provider) ? missing : 0 }, () => ({
      outcome: 'settled' as const,
      provider,
      // Newcomers had no time before the last weeks.
      daysAgo: random.int(last > 2 * RECENT_DAYS ? RECENT_DAYS + 2 : Math.min(2, last), last),
    }));
  });
}

export function bookedAt({ steps }: DemoBooking): Date {
  const [first] = steps;
  if (first === undefined) throw new Error('a booking of the demo data has no step');
  return first.at;
}
