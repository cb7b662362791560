import { countsAsProvider } from '@hirfa/domain/providers';
import { nour } from '../customers.ts';
import type { DemoBooking, DemoCard, DemoProvider, DemoStep } from '../shapes.ts';
import { bookedAt } from './history.ts';

const DAY = 24 * 60 * 60_000;
/** Nobody is asked for a review of it any more. */
const LATEST_DAYS_AGO = 20;

/** A visit, in which its provider writes a quote. */
const VISIT: DemoCard = {
  service_slug: null,
  category_slug: 'plumbing',
  title_en: 'Visit: where is the leak?',
  title_ar: 'معاينة: من أين التسريب؟',
  base_price: 150,
  duration_minutes: 60,
  is_active: true,
  is_visit: true,
};

const QUOTE = {
  work: '900.00',
  materials: '350.00',
  reason: 'The pipe under the bathroom floor leaks: three tiles have to be opened, and two metres of pipe are new.',
};

const isPlumber = (provider: DemoProvider) =>
  countsAsProvider(provider) && provider.primary_category === VISIT.category_slug && provider.supports_in_person;

/** The plumber with the most jobs offers visits, too. */
export function withVisit(providers: readonly DemoProvider[]): readonly DemoProvider[] {
  const [busiest] = providers.filter(isPlumber).toSorted((one, other) => other.total_jobs - one.total_jobs);
  return providers.map((each) => (each === busiest ? { ...each, cards: [...each.cards, VISIT] } : each));
}

/** One of their jobs was a visit at Nour’s: she declined the quote, and paid the fee. */
export function withQuote(
  bookings: readonly DemoBooking[],
  providers: readonly DemoProvider[],
  now: Date,
): readonly DemoBooking[] {
  const plumber = providers.find(({ cards }) => cards.includes(VISIT));
  const visited = bookings
    .filter(({ provider_key, outcome, mode, discounts = [] }) => {
      return provider_key === plumber?.key && outcome === 'settled' && mode === 'in_person' && discounts.length === 0;
    })
    .filter((booking) => now.getTime() - bookedAt(booking).getTime() > LATEST_DAYS_AGO * DAY)
    .toSorted((one, other) => other.starts_at.getTime() - one.starts_at.getTime())[0];
  return bookings.map((each) => (each === visited ? asVisit(each) : each));
}

function asVisit(booking: DemoBooking): DemoBooking {
  const begun = booking.steps.findIndex(({ event }) => event === 'begin');
  const [from, to] = [booking.steps[begun], booking.steps[begun + 1]].map((step) => step?.at.getTime() ?? 0);
  if (from === undefined || to === undefined) return booking;
  const between = (share: number) => new Date(Math.round(from + (to - from) * share));
  const quote: DemoStep[] = [
    { event: 'propose_extra', part: 'provider', at: between(0.4) },
    { event: 'decline_extra', part: 'customer', at: between(0.7) },
  ];
  return {
    ...booking,
    customer_key: nour.key,
    card: VISIT,
    half_hours: null,
    people: 1,
    notes: 'The ceiling below us gets wet.',
    steps: [...booking.steps.slice(0, begun + 1), ...quote, ...booking.steps.slice(begun + 1)],
    quote: QUOTE,
  };
}
