import { type Discount, type Piastres, piastres } from '@hirfa/domain/payments';
import { REFERRAL } from '@hirfa/domain/referrals';
import { bookedAt } from '../bookings/history.ts';
import { nour } from '../customers.ts';
import type { DemoBooking } from '../shapes.ts';

const DAY = 24 * 3_600_000;
/** A bank takes the money of a booking back so long after it has settled. */
const UNTIL_CHARGEBACK = 2 * DAY;
/** Of the people who were invited before Nour booked again, so many. */
const EARLIER = 3;

/** What happened to Nour's credit, in the order of time. `booking` is the one that gives or takes it. */
export interface CreditEvent {
  kind: 'settled' | 'charged_back' | 'spent' | 'returned';
  at: Date;
  booking: DemoBooking;
}

/** The bookings whose prices invitations and credit have reduced, and what it did to Nour's credit. */
export interface Invited {
  bookings: readonly DemoBooking[];
  events: readonly CreditEvent[];
}

/**
 * Nour has invited some of the customers: their first bookings cost less, and Nour spent what these have brought on two
 * bookings, of which one was cancelled. Of one of them the bank took the money back. No new booking is made up.
 */
export function withInvitations(all: readonly DemoBooking[]): Invited {
  const [cancelled, last] = spendingBookings(all);
  if (cancelled === undefined || last === undefined) return { bookings: all, events: [] };
  const firsts = firstBookings(all);
  const earlier = firsts
    .filter((booking) => settledAt(booking).getTime() + UNTIL_CHARGEBACK < bookedAt(cancelled).getTime())
    .slice(-EARLIER);
  const later = firsts.find((booking) => settledAt(booking) > bookedAt(last));
  const changed = new Map<DemoBooking, DemoBooking>();
  const give = (booking: DemoBooking, change: Partial<DemoBooking>) =>
    changed.set(booking, { ...booking, ...change }).get(booking) ?? booking;
  const invited = [...earlier, ...(later === undefined ? [] : [later])].map((booking, index) =>
    give(booking, {
      discounts: [{ kind: 'invitation', amount: REFERRAL.flat }],
      ...(index === 1 && { steps: [...booking.steps, chargeback(booking)] }),
    }),
  );
  const gains: CreditEvent[] = invited.flatMap((booking) => [
    { kind: 'settled', at: settledAt(booking), booking },
    ...(isChargedBack(booking) ? [{ kind: 'charged_back' as const, at: lastAt(booking), booking }] : []),
  ]);
  const spent: CreditEvent[] = [cancelled, last].flatMap((booking) => {
    const credit = creditAt(gains, bookedAt(booking));
    if (credit === 0) return [];
    const reduced = give(booking, { discounts: [{ kind: 'credit', amount: credit } satisfies Discount] });
    const taken = { kind: 'spent' as const, at: bookedAt(booking), booking: reduced };
    return booking === cancelled ? [taken, { kind: 'returned', at: lastAt(booking), booking: reduced }] : [taken];
  });
  return {
    bookings: all.map((booking) => changed.get(booking) ?? booking),
    events: [...gains, ...spent].toSorted((a, b) => Number(a.at) - Number(b.at)),
  };
}

/** Nour's cancelled booking, and the settled one after it. */
function spendingBookings(all: readonly DemoBooking[]) {
  const own = all.filter(({ customer_key }) => customer_key === nour.key);
  const cancelled = own.find(({ outcome }) => outcome === 'cancelled_early');
  const last = own.findLast(({ outcome }) => outcome === 'settled');
  return cancelled === undefined || last === undefined || bookedAt(last) < lastAt(cancelled) ? [] : [cancelled, last];
}

/** The first booking of every other customer, where it has settled; in the order in which they have. */
function firstBookings(all: readonly DemoBooking[]): DemoBooking[] {
  const first = new Map<string, DemoBooking>();
  for (const booking of all) if (!first.has(booking.customer_key)) first.set(booking.customer_key, booking);
  return [...first.values()]
    .filter(({ customer_key, outcome }) => customer_key !== nour.key && outcome === 'settled')
    .toSorted((a, b) => Number(settledAt(a)) - Number(settledAt(b)));
}

function settledAt({ steps }: DemoBooking): Date {
  const step = steps.find(({ event }) => event === 'settle');
  if (step === undefined) throw new Error('a booking of the demo data has not settled');
  return step.at;
}

function lastAt(booking: DemoBooking): Date {
  return booking.steps.at(-1)?.at ?? bookedAt(booking);
}

const chargeback = (booking: DemoBooking): DemoBooking['steps'][number] => ({
  event: 'charge_back',
  part: 'gateway',
  at: new Date(settledAt(booking).getTime() + UNTIL_CHARGEBACK),
});

const isChargedBack = ({ steps }: DemoBooking) => steps.some(({ event }) => event === 'charge_back');

/** What these events have left of Nour's credit by an instant, before Nour spends any. */
function creditAt(gains: readonly CreditEvent[], at: Date): Piastres {
  const past = gains.filter((event) => event.at < at);
  const sign = ({ kind }: CreditEvent) => (kind === 'settled' ? 1 : -1);
  return piastres(past.reduce((sum, event) => sum + sign(event) * REFERRAL.flat, 0));
}
