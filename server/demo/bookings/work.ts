import { defaultHalfHours } from '@hirfa/domain/bookings';
import { demoServices } from '../catalogue.ts';
import type { Random } from '../random.ts';
import type { DemoBooking, DemoCard, DemoProvider } from '../shapes.ts';
import { NOTES } from './texts.ts';

const services = new Map(demoServices.map((service) => [service.slug, service]));
const LONGEST_HALF_HOURS = 12;

export type BookedWork = Pick<
  DemoBooking,
  'card' | 'mode' | 'area_slug' | 'notes' | 'people' | 'half_hours' | 'start_code'
> & {
  provider: DemoProvider;
  minutes: number;
};

/** Chooses an offer of a provider, with its area, time and number of people. */
export function chooseWork(provider: DemoProvider, random: Random): BookedWork {
  const card = random.pick(provider.cards.filter(({ is_active, is_visit }) => is_active && is_visit !== true));
  const half_hours = isHourly(card) ? halfHours(card, random) : null;
  const isOnline = worksOnline(provider, card) && (!provider.supports_in_person || random.chance(0.3));
  const isGroup = provider.allow_group_booking && random.chance(0.3);
  return {
    provider,
    card,
    half_hours,
    minutes: half_hours === null ? card.duration_minutes : half_hours * 30,
    mode: isOnline ? 'online' : 'in_person',
    area_slug: isOnline ? null : random.pick(provider.service_area_slugs),
    notes: random.chance(0.25) ? random.pick(NOTES) : '',
    people: isGroup ? random.int(2, 5) : 1,
    start_code: String(random.int(0, 9999)).padStart(4, '0'),
  };
}

/** Whether the price of a card is per hour. */
export function isHourly({ service_slug }: DemoCard): boolean {
  return service_slug !== null && services.get(service_slug)?.pricing_mode === 'hourly';
}

/** The default duration, or one hour more. */
function halfHours({ duration_minutes }: DemoCard, random: Random): number {
  const usual = defaultHalfHours(duration_minutes);
  return Math.min(random.chance(0.25) ? usual + 2 : usual, LONGEST_HALF_HOURS);
}

function worksOnline({ supports_online, supports_in_person }: DemoProvider, { service_slug }: DemoCard): boolean {
  const isOffered = service_slug !== null && services.get(service_slug)?.supports_online === true;
  return supports_online && (isOffered || !supports_in_person);
}
