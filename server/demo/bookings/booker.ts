import { AVAILABILITY, freeSlots, occupiedBy, type TimeRange } from '@hirfa/domain/bookings';
import { addDays, cairoInstant, type Day } from '@hirfa/domain/market';
import { countsAsProvider } from '@hirfa/domain/providers';
import { addressIn } from './addresses.ts';
import { demoAreas } from '../catalogue.ts';
import { calendarOf } from '../providers/hours.ts';
import { salma } from '../providers/salma.ts';
import type { Random } from '../random.ts';
import type { DemoBooking, DemoCustomer, DemoProvider, DemoStep, Outcome } from '../shapes.ts';
import { createDiary, type Diary } from './diary.ts';
import { stepsOf } from './steps.ts';
import { chooseWork, type BookedWork } from './work.ts';

const areaNames = new Map(demoAreas.map(({ slug, name_en }) => [slug, name_en]));

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const MAX_TRIES = 80;
/** The distribution of days between a booking and its work; bookings that are cancelled are made earlier. */
const LEAD_DAYS = [0, 0, 0, 1, 1, 1, 2, 2, 3, 4, 6];
const CANCELLED_LEAD_DAYS = [2, 2, 3, 3, 4, 5];
/** Limits the share of bookings of a provider with very many jobs. */
const MAX_WEIGHT = 12;
/** The last ledger entries follow the last step within this time; after a late cancellation, a day later. */
const SETTLING_MS = MINUTE;

/** A booking to create on a day. Without a provider or customer, a random one is chosen. */
export interface Wish {
  day: Day;
  outcome: Outcome;
  provider?: DemoProvider;
  customer?: DemoCustomer;
}

interface Market {
  providers: readonly DemoProvider[];
  customers: readonly DemoCustomer[];
  now: Date;
  random: Random;
}

/** Creates bookings without conflicts in time. Returns null if a wish can not be fulfilled. */
export function createBooker(market: Market) {
  const { now, random } = market;
  const diary = createDiary();
  const settledJobs = createJobCounter();
  const choices = market.providers
    .filter(isChosenAtRandom)
    .flatMap((provider) => Array.from({ length: weightOf(provider) }, () => provider));

  const tryToBook = ({ day, outcome, ...given }: Wish): DemoBooking | null => {
    const booked_at = cairoInstant(day, random.int(7 * 60, 23 * 60));
    const provider = given.provider ?? random.pick(choices);
    const isPossible = outcome !== 'settled' || settledJobs.of(provider) < provider.total_jobs;
    if (booked_at === null || booked_at > now || !isPossible || !hadJoined(provider, booked_at, now)) return null;
    const work = chooseWork(provider, random);
    const leadDays = random.pick(outcome.startsWith('cancelled') ? CANCELLED_LEAD_DAYS : LEAD_DAYS);
    const slot = findSlot(work, diary, addDays(day, leadDays), booked_at, random);
    const customer = slot && (given.customer ?? findCustomer(market, diary, slot, booked_at));
    if (slot === null || customer === null) return null;
    const response_minutes = provider.response_minutes ?? 60;
    const steps = stepsOf(outcome, { booked_at, starts_at: slot.start, ends_at: slot.end, response_minutes }, random);
    if (slot.end >= now || !isOver(outcome, steps, now)) return null;
    diary.add(provider.key, occupiedBy(slot, AVAILABILITY.travelBufferMinutes));
    diary.add(customer.key, slot);
    if (outcome === 'settled') settledJobs.add(provider);
    const { minutes: _, provider: __, ...rest } = work;
    const keys = { provider_key: provider.key, customer_key: customer.key };
    const address = rest.area_slug === null ? null : addressIn(areaNames.get(rest.area_slug) ?? '', customer.key);
    return { ...rest, ...keys, address, outcome, starts_at: slot.start, ends_at: slot.end, steps };
  };

  return function book(wish: Wish): DemoBooking | null {
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      const booking = tryToBook(wish);
      if (booking !== null) return booking;
    }
    return null;
  };
}

/** Counts the jobs of providers, who must not have more than planned. */
function createJobCounter() {
  const jobs = new Map<string, number>();
  const of = ({ key }: DemoProvider) => jobs.get(key) ?? 0;
  return { of, add: (provider: DemoProvider) => void jobs.set(provider.key, of(provider) + 1) };
}

/** A random free slot of the provider on a day. */
function findSlot({ provider, minutes }: BookedWork, diary: Diary, day: Day, bookedAt: Date, random: Random) {
  const calendar = calendarOf(provider, diary.busyTimes(provider.key));
  const slots = freeSlots(calendar, day, minutes, bookedAt);
  return slots.length === 0 ? null : random.pick(slots);
}

/** A random customer who had joined; null if this one is busy. */
function findCustomer(
  { customers, now, random }: Market,
  diary: Diary,
  slot: TimeRange,
  bookedAt: Date,
): DemoCustomer | null {
  const joined = customers.filter((customer) => hadJoined(customer, bookedAt, now));
  const customer = joined.length === 0 ? null : random.pick(joined);
  return customer !== null && diary.isFree(customer.key, slot) ? customer : null;
}

/** Salma's bookings are listed one by one instead. */
function isChosenAtRandom(provider: DemoProvider): boolean {
  return countsAsProvider(provider) && provider.total_jobs > 0 && provider.key !== salma.key;
}

function weightOf({ total_jobs }: DemoProvider): number {
  return Math.min(total_jobs, MAX_WEIGHT);
}

function hadJoined({ joined_days_ago }: { joined_days_ago: number }, at: Date, now: Date): boolean {
  return now.getTime() - joined_days_ago * DAY < at.getTime();
}

function isOver(outcome: Outcome, steps: readonly DemoStep[], now: Date): boolean {
  const last = steps.at(-1)?.at.getTime() ?? Infinity;
  return last + (outcome === 'cancelled_late' ? DAY : 0) + SETTLING_MS <= now.getTime();
}
