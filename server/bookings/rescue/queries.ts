import { defaultHalfHours, needsRescue, RESCUED_REASONS, type TimeRange } from '@hirfa/domain/bookings';
import { fromDecimal, piastres, type Rate } from '@hirfa/domain/payments';
import { CARD_PRICING_MODES } from '@hirfa/domain/providers';
import { and, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import * as z from 'zod';
import { services } from '../../catalogue/index.ts';
import { payments } from '../../payments/index.ts';
import type { Database } from '../../platform/db.ts';
import { CalendarRow } from '../calendar-queries.ts';
import { bookingExtras } from '../stored-extras/tables.ts';
import { packages } from '../stored-packages/tables.ts';
import { bookingServices } from '../stored-services/tables.ts';
import { bookings } from '../tables.ts';

const MINUTE_MS = 60_000;

/** The booking with whose price another one is compared, with its payment: the first that was accepted. */
const bases = alias(bookings, 'base');
const basePayments = alias(payments, 'base_payment');
const isBase = sql`${bases.id} = rescue_base(${bookings.id})`;
const base = {
  customer_total: basePayments.customer_total,
  referral_bonus: basePayments.referral_bonus,
};

/**
 * Whether the platform pays a part of another booking in the place of this one: its base was accepted, was of one
 * service and got no extra, and the platform has not paid for another one already, unless all of that one's money went
 * back. A request that nobody accepts costs nobody much: people could make any number of them.
 */
const paysPart = sql<boolean>`(${bases.confirmed_at} is not null
  and not exists (select from ${bookingExtras} as extra where extra.booking_id = ${bases.id} and extra.outcome = 'added')
  and not exists (select from ${bookingServices} as service where service.booking_id = ${bases.id})
  and not is_rescue_spent(${bases.id}, null))`;

/** How a booking was to be, how it ended, and what it cost. */
const ended = {
  starts_at: bookings.starts_at,
  ends_at: bookings.ends_at,
  authorized_at: bookings.authorized_at,
  cancelled_at: bookings.cancelled_at,
  cancel_reason: bookings.cancel_reason,
  payment_status: bookings.payment_status,
  second_visit_of: bookings.second_visit_of,
  customer_total: payments.customer_total,
  referral_bonus: payments.referral_bonus,
  /** A whole package, which nobody else sells at this price. */
  is_whole: sql<boolean>`exists (select from ${packages} as package where package.id = ${bookings.id}
    and package.began_at is null)`,
};

type Priced = Record<'customer_total' | 'referral_bonus', string>;
type Was = Priced & Record<'starts_at' | 'ends_at', Date> & { base: Priced };

const costOf = ({ customer_total, referral_bonus }: Priced) =>
  piastres(fromDecimal(customer_total) + fromDecimal(referral_bonus));

/** What a booking and its base cost before discounts, and how many half hours it was to take. */
export function whatItWas({ starts_at, ends_at, base, ...own }: Was) {
  const half_hours = defaultHalfHours((ends_at.getTime() - starts_at.getTime()) / MINUTE_MS);
  return { cost: costOf(own), base_cost: costOf(base), half_hours };
}

/** A booking of this customer that others are offered for now, with its price; undefined for any other. */
export async function findToRescue(db: Database, id: string, customerId: string, now: Date) {
  const [row] = await db
    .select({
      id: bookings.id,
      service_slug: services.slug,
      category_slug: bookings.category_slug,
      mode: bookings.mode,
      area_id: bookings.area_id,
      people: bookings.people,
      ...ended,
      is_visit: sql<boolean>`coalesce(${bookings.is_visit}, false)`,
      base,
      paysPart,
    })
    .from(bookings)
    .innerJoin(payments, eq(payments.booking_id, bookings.id))
    .innerJoin(bases, isBase)
    .innerJoin(basePayments, eq(basePayments.booking_id, bases.id))
    .leftJoin(services, eq(services.id, bookings.service_id))
    .where(and(eq(bookings.id, id), eq(bookings.booker_id, customerId)));
  return row && { ...row, isOpen: needsRescue(row, now) && !row.is_whole };
}
export type ToRescue = NonNullable<Awaited<ReturnType<typeof findToRescue>>>;

/**
 * The providers whom the customer has asked already: of this booking, of those that it was to replace, and of all that
 * were to replace one of them.
 */
export async function findAsked(db: Database, { id }: Pick<ToRescue, 'id'>): Promise<string[]> {
  const rows = await db.execute(sql`with recursive before as (
      select id, rescued_booking_id from ${bookings} where id = ${id}
      union select earlier.id, earlier.rescued_booking_id from ${bookings} as earlier
        join before on earlier.id = before.rescued_booking_id
    ), asked as (
      select id from before
      union select later.id from ${bookings} as later join asked on later.rescued_booking_id = asked.id
    )
    select distinct provider_id from ${bookings} as booked join asked on booked.id = asked.id`);
  return z
    .array(z.object({ provider_id: z.string() }))
    .parse(rows)
    .map(({ provider_id }) => provider_id);
}

const Candidates = z.array(
  z.object({
    id: z.string(),
    provider_id: z.string(),
    base_price: z.string(),
    pricing_mode: z.enum(CARD_PRICING_MODES),
    duration_minutes: z.number(),
    settings: z.unknown(),
    calendar: CalendarRow,
  }),
);
export type Candidate = z.infer<typeof Candidates>[number];

interface Wanted {
  cards: readonly string[];
  /** Whom the customer does not want. */
  without: readonly string[];
  mode: string;
  area: string | null;
  people: number;
  is_visit: boolean;
}

/**
 * Those of these offers that the actor can book, with their rates and the calendars of their providers: not their own,
 * none of who has blocked them, and only who works so, comes there and takes so many people.
 */
export async function findCandidates(
  db: Database,
  { cards, without, mode, area, people, is_visit }: Wanted,
  { start, end }: TimeRange,
  now: Date,
): Promise<Candidate[]> {
  const [from, to, at] = [start, end, now].map((each) => sql`${each.toISOString()}::timestamptz`);
  return Candidates.parse(
    await db.execute(sql`
      select offers.id, offers.provider_id, offers.base_price, offers.pricing_mode, offers.duration_minutes,
        settings_of_offer(offers.provider_id, offers.category_slug, ${at}) as settings, to_json(calendar) as calendar
      from public_offers as offers, provider_calendar(offers.provider_id, ${from}, ${to}) as calendar
      where offers.id = any(${sql.param(cards)}::uuid[]) and not offers.provider_id = any(${sql.param(without)}::uuid[])
        and offers.provider_id is distinct from actor_provider_id() and not actor_is_blocked_by(offers.provider_id)
        and case ${mode}::text when 'online' then offers.supports_online
          else offers.supports_in_person and ${area}::uuid = any(offers.area_ids) end
        and (${people}::int = 1 or offers.allow_group_booking)
        and (offers.pricing_mode = 'visit') = ${is_visit}::boolean`),
  );
}

interface Wish {
  id: string;
  customerId: string;
  cardId: string;
  /** What is booked with it. */
  also: readonly string[];
}

/**
 * A booking in whose place the customer can make one of this offer. `cost` is that of its base; null where
 * the platform pays no part of the new one: it is of another kind or of several services, it is too late, or it has
 * paid already.
 */
export async function findRescued(db: Database, { id, customerId, cardId, also }: Wish, now: Date) {
  const isOther = ne(bookings.provider_id, sql`(select provider_id from public_offers where id = ${cardId})`);
  const [row] = await db
    .select({
      id: bookings.id,
      ...ended,
      base,
      paysPart,
      isAlike: sql<boolean>`exists (select from public_offers as offers where offers.id = ${cardId}
        and (offers.pricing_mode = 'visit') = coalesce(${bookings.is_visit}, false)
        and case when ${bookings.service_id} is null then offers.category_slug = ${bookings.category_slug}
          else offers.service_id = ${bookings.service_id} end)`,
    })
    .from(bookings)
    .innerJoin(payments, eq(payments.booking_id, bookings.id))
    .innerJoin(bases, isBase)
    .innerJoin(basePayments, eq(basePayments.booking_id, bases.id))
    .where(
      and(
        eq(bookings.id, id),
        eq(bookings.booker_id, customerId),
        isNotNull(bookings.authorized_at),
        inArray(bookings.cancel_reason, [...RESCUED_REASONS]),
        isOther,
      ),
    );
  if (row === undefined) return null;
  const { base_cost, half_hours } = whatItWas(row);
  const isAlike = row.isAlike && !row.is_whole && also.length === 0;
  const isPaidFor = needsRescue(row, now) && row.paysPart && isAlike;
  return { id: row.id, cost: isPaidFor ? base_cost : null, half_hours };
}
export type Rescued = NonNullable<Awaited<ReturnType<typeof findRescued>>>;

/** What decides about what the platform pays of a booking in the place of this one. */
export const costToRescue = ({ cost, half_hours }: Rescued, share: Rate) =>
  cost === null ? null : { cost, share, half_hours };
