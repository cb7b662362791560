import { type Calendar, FREE_TIME, freeSlots, LISTING } from '@hirfa/domain/bookings';
import { addDays, cairoDay, cairoMinute, startOfDay } from '@hirfa/domain/market';
import { DAY_PARTS, type ProviderSort } from '@hirfa/domain/search';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { customerPrices } from '../../../payments/index.ts';
import type { Pool } from '../../../platform/db.ts';
import type { ProviderFilter } from '../filter.ts';

const Offers = z.array(
  z.object({
    card_id: z.string(),
    provider_id: z.string(),
    category_slug: z.string(),
    service_slug: z.string().nullable(),
    base_price: z.string(),
    is_visit: z.boolean(),
    minutes: z.number(),
    total_jobs: z.number(),
    /** As visitors read it. */
    rating: z.coerce.number(),
    order_rating: z.coerce.number(),
    type: z.string(),
    supports_online: z.boolean(),
    supports_in_person: z.boolean(),
    area_ids: z.array(z.string()),
    is_online: z.boolean(),
    next_free_at: z.coerce.date().nullable(),
    /** Whether the provider counts as new, and which number they have in the order of the day. */
    is_new: z.boolean(),
    turn: z.coerce.number(),
    settings: z.unknown(),
  }),
);

/** An offer of a listed provider, with its price and its free starts. */
export type EveryOffer = Omit<z.infer<typeof Offers>[number], 'settings'> & {
  price: number;
  starts: readonly { day: string; minute: number; at: number }[];
};

/** All offers of all listed providers, from the tables that people fill, with nothing that triggers keep. */
export async function everyOffer(owner: Pool, now: Date): Promise<EveryOffer[]> {
  const rows = Offers.parse(
    await owner.execute(sql`select cards.id as card_id, providers.id as provider_id, cards.category_slug,
        services.slug as service_slug, cards.base_price, cards.is_visit,
        case when services.pricing_mode = 'hourly' and not cards.is_visit then 60 else cards.duration_minutes end as minutes,
        metrics.total_jobs, coalesce(average_rating, 0) as rating,
        coalesce(order_rating, average_rating, 4) as order_rating,
        providers.provider_type as type, providers.supports_online, providers.supports_in_person,
        array(select service_area_id from provider_service_areas where provider_id = providers.id) as area_ids,
        coalesce(status.is_online, false) as is_online, summaries.next_free_at,
        metrics.total_jobs < 5 and coalesce(decided_at + interval '90 days' > ${cairoDay(now)}::date, false) as is_new,
        hashtextextended(providers.id::text, ${cairoDay(now)}::date - date '2000-01-01') & 1099511627775 as turn,
        price_settings(${now.toISOString()}::timestamptz) as settings
      from service_cards cards join provider_profiles providers on providers.id = cards.provider_id
      left join services on services.id = cards.service_id
      join provider_metrics metrics on metrics.provider_id = providers.id
      left join provider_dashboard_status status on status.provider_id = providers.id
      left join provider_summaries summaries on summaries.provider_id = providers.id
      where cards.is_active and providers.is_active and providers.verification_status = 'verified'
        and providers.is_bookable`),
  );
  const calendars = await calendarsOf(owner, [...new Set(rows.map(({ provider_id }) => provider_id))], now);
  return rows.map(({ settings, ...row }) => {
    const calendar = calendars.get(row.provider_id);
    const starts = calendar === undefined ? [] : startsOf(calendar, row.minutes, now);
    return { ...row, starts, price: Number(customerPrices(settings)(row.base_price, row.category_slug)) };
  });
}

const Hours = { from_minute: z.number(), to_minute: z.number() };
const Week = z.array(z.object({ weekday: z.number(), ...Hours }));
const Calendars = z.array(
  z.object({
    provider_id: z.string(),
    notice_minutes: z.number(),
    horizon_days: z.number(),
    slot_step_minutes: z.number(),
    travel_buffer_minutes: z.number(),
    weekly: Week,
    templates: z.array(z.object({ first_day: z.string(), last_day: z.string(), hours: Week })),
    exceptions: z.array(
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('off'), day: z.string() }),
        z.object({ kind: z.literal('hours'), day: z.string(), ...Hours }),
      ]),
    ),
    busy: z.array(z.object({ start: z.coerce.date(), end: z.coerce.date() })),
    offers: z.array(z.object({ supports_online: z.boolean() })),
  }),
);

async function calendarsOf(owner: Pool, ids: readonly string[], now: Date): Promise<Map<string, Calendar>> {
  const [from, to] = [-1, 20].map((days) => startOfDay(addDays(cairoDay(now), days)).toISOString());
  const rows = Calendars.parse(
    await owner.execute(sql`select * from calendars_and_offers(${sql.param(ids)}::uuid[], ${from}, ${to})`),
  );
  return new Map(
    rows.map(({ provider_id, offers, notice_minutes, horizon_days, slot_step_minutes, ...row }) => {
      const { travel_buffer_minutes, ...times } = row;
      const calendar = {
        ...times,
        noticeMinutes: notice_minutes,
        horizonDays: horizon_days,
        stepMinutes: slot_step_minutes,
        // Who works online, too, is free as if they did not travel (0086).
        bufferMinutes: offers.some(({ supports_online }) => supports_online) ? 0 : travel_buffer_minutes,
      };
      return [provider_id, calendar];
    }),
  );
}

function startsOf(calendar: Calendar, minutes: number, now: Date) {
  const days = Array.from({ length: LISTING.days + 1 }, (_, ahead) => addDays(cairoDay(now), ahead));
  return days.flatMap((day, ahead) =>
    freeSlots(calendar, day, minutes, now).map(({ start }) => {
      const minute = cairoMinute(start);
      return { day, minute, at: ahead * FREE_TIME.halfHoursOfDay + Math.floor(minute / FREE_TIME.halfHourMinutes) };
    }),
  );
}

const isInWindow =
  ({ day, part }: ProviderFilter) =>
  (start: EveryOffer['starts'][number]) =>
    (day === undefined || start.day === day) &&
    (part === undefined || (DAY_PARTS[part].from_minute <= start.minute && start.minute < DAY_PARTS[part].to_minute));

const hasMode = ({ mode, area }: ProviderFilter, offer: EveryOffer) => {
  const areas = offer.supports_in_person ? offer.area_ids : [];
  if (mode === 'online') return offer.supports_online;
  if (area !== undefined) return areas.includes(area);
  return mode === undefined || areas.length > 0;
};

/** Whether an offer of a provider is one that a filter looks for; the words of a search are not read. */
function isFound(filter: ProviderFilter, offer: EveryOffer): boolean {
  const { category, service, max_price, min_rating, day, part, now, type } = filter;
  return (
    (category === undefined || offer.category_slug === category) &&
    (service === undefined || offer.service_slug === service) &&
    hasMode(filter, offer) &&
    (max_price === undefined || (offer.price <= max_price && !offer.is_visit)) &&
    (min_rating === undefined || offer.rating >= min_rating) &&
    ((day === undefined && part === undefined) || offer.starts.some(isInWindow(filter))) &&
    (now !== true || offer.is_online) &&
    (type === undefined || offer.type === type)
  );
}

const compare = (one: EveryOffer, other: EveryOffer, by: readonly ((offer: EveryOffer) => number | string)[]) => {
  for (const of of by) {
    const [first, second] = [of(one), of(other)];
    if (first !== second) return first < second ? -1 : 1;
  }
  return 0;
};

const idUp = ({ card_id }: EveryOffer) => card_id;

/** By price, what work costs stands before what a visit costs. */
const byPrice = [({ is_visit }: EveryOffer) => Number(is_visit), ({ price }: EveryOffer) => price, idUp];

const idDown = ({ card_id }: EveryOffer) =>
  card_id.replaceAll(/./g, (digit) => 'fedcba9876543210-'['0123456789abcdef-'.indexOf(digit)] ?? '');

/** The cheapest offer of each provider that a filter finds, in order. */
export function findIn(offers: readonly EveryOffer[], filter: ProviderFilter, sort: ProviderSort): EveryOffer[] {
  const cheapest = new Map<string, EveryOffer>();
  for (const offer of offers.filter((each) => isFound(filter, each))) {
    const before = cheapest.get(offer.provider_id);
    if (before === undefined || compare(offer, before, byPrice) < 0) cheapest.set(offer.provider_id, offer);
  }
  const hasWindow = filter.day !== undefined || filter.part !== undefined;
  const soonest = (offer: EveryOffer) =>
    hasWindow
      ? Math.min(...offer.starts.filter(isInWindow(filter)).map(({ at }) => at))
      : (offer.next_free_at?.getTime() ?? Infinity);
  const byJobs = [(offer: EveryOffer) => -offer.total_jobs, idDown];
  const orders = {
    jobs: byJobs,
    rating: [(offer: EveryOffer) => -offer.order_rating, ...byJobs],
    price: byPrice,
    soonest: [soonest, idUp],
  };
  const found = [...cheapest.values()];
  if (sort !== 'relevance') return found.toSorted((one, other) => compare(one, other, orders[sort]));
  const fresh = found
    .filter(({ is_new }) => is_new)
    .toSorted((one, other) => compare(one, other, [({ turn }) => turn]));
  const others = found.filter(({ is_new }) => !is_new).toSorted((one, other) => compare(one, other, byJobs));
  return found.flatMap((_, at) => {
    const [first, second] = (at + 1) % 10 === 0 ? [fresh, others] : [others, fresh];
    return (first.length > 0 ? first : second).splice(0, 1);
  });
}

export const countIn = (offers: readonly EveryOffer[], filter: ProviderFilter) => findIn(offers, filter, 'jobs').length;
