import {
  freeSlots,
  isFreeSlot,
  mostForRescue,
  paidForRescue,
  RESCUE,
  type Calendar,
  type TimeRange,
} from '@hirfa/domain/bookings';
import { addDays, cairoDay, startOfDay } from '@hirfa/domain/market';
import { piastres, toDecimal, type Piastres } from '@hirfa/domain/payments';
import { ratesUnder, rescueRateUnder } from '../../payments/index.ts';
import type { Ctx, Person } from '../../kernel/verb.ts';
import { calendarIn, isHourly, minutesOf, priceOffer } from '../offers.ts';
import { type Candidate, findAsked, findCandidates, findToRescue, type ToRescue, whatItWas } from './queries.ts';

const MINUTE_MS = 60_000;

/** What is looked for in the place of a booking. */
export interface Rescue extends ToRescue {
  /** What it and its base cost, before discounts, and what another one may cost. */
  cost: Piastres;
  base_cost: Piastres;
  most: Piastres;
  half_hours: number;
  /** The providers whom the customer has asked already. */
  asked: readonly string[];
}

/** A booking of the actor and what is looked for in its place; undefined if the actor has no such booking. */
export async function findRescue({ ctx: { db, now, actor }, input: { id } }: FindRescue): Promise<Rescue | undefined> {
  const booking = await findToRescue(db, id, actor.user_id, now);
  if (booking === undefined) return undefined;
  const { cost, base_cost, half_hours } = whatItWas(booking);
  const asked = booking.isOpen ? await findAsked(db, booking) : [];
  return { ...booking, cost, base_cost, most: mostForRescue(base_cost), half_hours, asked };
}

interface FindRescue {
  ctx: Ctx<Person>;
  input: { id: string };
}

/** When an offer is free in the place of a booking, for how long, and for how much. */
export interface Rescuer extends TimeRange {
  card_id: string;
  half_hours: number | null;
  customer_total: string;
  /** What the platform pays of it. */
  platform_pays: string;
}

interface FindRescuers {
  ctx: Ctx<Person>;
  input: { rescue: Rescue; cards: readonly string[]; when: 'then' | 'from_then' };
}

/**
 * Those of these offers that the actor can book in the place of a booking and that cost little more, in their order:
 * at its very time, or the next from then on.
 */
export async function findRescuers({ ctx, input: { rescue, cards, when } }: FindRescuers): Promise<Rescuer[]> {
  const { db, now } = ctx;
  const { starts_at, mode, area_id: area, people, is_visit, asked: without } = rescue;
  const from = when === 'then' || starts_at > now ? starts_at : now;
  const days = when === 'then' ? 0 : RESCUE.laterDays;
  const [first, last] = [cairoDay(from), addDays(cairoDay(from), days)];
  // With the bookings of the day before, and the hours after midnight in which work may end.
  const range = { start: startOfDay(addDays(first, -1)), end: startOfDay(addDays(last, 3)) };
  const found = await findCandidates(db, { cards, without, mode, area, people, is_visit }, range, now);
  const rescuers = found.flatMap((candidate) => {
    const half_hours = isHourly(candidate) ? rescue.half_hours : null;
    const total = totalOf(candidate, rescue.half_hours);
    if (total > rescue.most) return [];
    const calendar = calendarIn(mode, candidate.calendar);
    const minutes = minutesOf(candidate, rescue.half_hours);
    const slot =
      when === 'then' ? slotThen(calendar, starts_at, minutes, now) : slotFrom(calendar, from, days, minutes, now);
    const paid = rescue.paysPart
      ? paidForRescue(rescue.base_cost, total, rescueRateUnder(candidate.settings))
      : piastres(0);
    const costs = { customer_total: toDecimal(total), platform_pays: toDecimal(paid) };
    return slot === null ? [] : [{ ...slot, card_id: candidate.id, half_hours, ...costs }];
  });
  return rescuers.toSorted((one, other) => cards.indexOf(one.card_id) - cards.indexOf(other.card_id));
}

const totalOf = (offer: Candidate, halfHours: number) =>
  priceOffer(offer, halfHours, ratesUnder(offer.settings)).customer_total;

function slotThen(calendar: Calendar, start: Date, minutes: number, now: Date): TimeRange | null {
  const slot = { start, end: new Date(start.getTime() + minutes * MINUTE_MS) };
  return isFreeSlot(calendar, slot, now) ? slot : null;
}

/** The first free slot from an instant on. */
function slotFrom(calendar: Calendar, from: Date, days: number, minutes: number, now: Date): TimeRange | null {
  for (let ahead = 0; ahead <= days; ahead += 1) {
    const free = freeSlots(calendar, addDays(cairoDay(from), ahead), minutes, now);
    const slot = free.find(({ start }) => start >= from);
    if (slot !== undefined) return slot;
  }
  return null;
}
