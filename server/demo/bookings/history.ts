import { addDays, cairoDay } from '@hirfa/domain/market';
import { createBooker, type Wish } from './diary.ts';
import { bookingDays } from './days.ts';
import { nour } from '../customers.ts';
import { salma } from '../providers/salma.ts';
import { createRandom } from '../random.ts';
import type { DemoBooking, DemoCustomer, DemoProvider, Outcome } from '../shapes.ts';

const STREAM = 0xb00c;
const OTHERS = 415;
const SETTLED_SHARE = 0.88;
const ENDS: readonly Outcome[] = [
  'declined',
  'declined',
  'withdrawn',
  'expired',
  'cancelled_early',
  'cancelled_early',
  'cancelled_early',
  'cancelled_late',
];

/** What Nour did, by how many days ago. */
const NOURS: readonly { ago: number; outcome: Outcome; provider?: DemoProvider }[] = [
  { ago: 31, outcome: 'settled' },
  { ago: 22, outcome: 'settled', provider: salma },
  { ago: 14, outcome: 'cancelled_early' },
  { ago: 8, outcome: 'settled' },
];
/** Salma's other settled bookings; a few more of hers did not come about. */
const SALMAS: readonly number[] = [38, 35, 33, 29, 26, 19, 16, 13, 10, 7, 5];
const SALMAS_CANCELLED: readonly { ago: number; outcome: Outcome }[] = [
  { ago: 28, outcome: 'declined' },
  { ago: 12, outcome: 'cancelled_late' },
];

interface People {
  providers: readonly DemoProvider[];
  customers: readonly DemoCustomer[];
}

/** The bookings of the last weeks, all of them ended by now; the same seed gives the same ones at the same instant. */
export function demoBookings(seed: number, now: Date, { providers, customers }: People): readonly DemoBooking[] {
  const random = createRandom(seed ^ STREAM);
  const day = (ago: number) => addDays(cairoDay(now), -ago);
  const wishes: Wish[] = [
    ...NOURS.map(({ ago, ...wish }) => ({ ...wish, day: day(ago), customer: nour })),
    ...SALMAS.map((ago) => ({ outcome: 'settled' as const, day: day(ago), provider: salma })),
    ...SALMAS_CANCELLED.map(({ ago, outcome }) => ({ outcome, day: day(ago), provider: salma })),
    ...bookingDays(OTHERS, now, random).map((of) => ({
      outcome: random.chance(SETTLED_SHARE) ? 'settled' : random.pick(ENDS),
      day: of,
    })),
  ];
  const book = createBooker({ providers, customers, now, random });
  return wishes.flatMap((wish) => book(wish) ?? []).toSorted((a, b) => Number(bookedAt(a)) - Number(bookedAt(b)));
}

export function bookedAt({ steps }: DemoBooking): Date {
  const [first] = steps;
  if (first === undefined) throw new Error('a booking of the demo data never began');
  return first.at;
}
