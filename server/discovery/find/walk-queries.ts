import { FREE_TIME } from '@hirfa/domain/bookings';
import { MOST_CANDIDATES, MOST_COUNTED, VISITS_AFTER } from '@hirfa/domain/search';
import { sql, type SQL } from 'drizzle-orm';
import { services } from '../../catalogue/index.ts';
import { everyWord, type Words } from '../page-queries.ts';
import { publicFreeTimes, publicListedOffers, publicProviders } from '../tables.ts';
import type { Scope } from './filter.ts';
import { LISTED_DAYS } from './times.ts';

/** The orders that an index has; by relevance, without who counts as new. */
export type WalkedOrder = 'relevance' | 'jobs' | 'rating' | 'price';
export type ScopeKind = Scope['kind'];

/**
 * So many offers of a walk are looked at, however few match: a search for what hardly anybody has costs no more, and
 * its next page goes on from there. Of several walks, fewer.
 */
function mostWalked(kind: ScopeKind, by: WalkedOrder): number {
  if (kind === 'all' && by === 'price') return 500;
  return kind === 'services' ? 2500 : 5000;
}
const raw = (number: number) => sql.raw(String(number));
export const mostCandidates = raw(MOST_CANDIDATES);
export const mostCounted = raw(MOST_COUNTED);

/** What statements about found providers are given. */
export interface FilterValues extends Words {
  slugs?: readonly string[];
  category?: string | null;
  service?: string | null;
  area: string | null;
  mode: string | null;
  type: string | null;
  /** Only given if it is true. */
  online?: true | undefined;
  /** In tenths. */
  least_rating: number;
  /** The highest base price by category, and by how much customers pay more; JSON. */
  most_prices: string | null;
  factors: string;
  today: string;
  /** The day that says who counts as new, and whose turn it is: that on which a list begins. */
  fair_day: string;
  window?: string | undefined;
}
export type IsGiven = (name: keyof FilterValues | 'after_id') => boolean;

export const value = (name: keyof FilterValues | 'after_value' | 'after_id') => sql.placeholder(name);
const bits = sql.raw(`bit(${LISTED_DAYS * FREE_TIME.halfHoursOfDay})`);
export const noHalfHour = sql`B'0'::${bits}`;
export const windowBits = sql`${value('window')}::${bits}`;

const visitsAfter = raw(VISITS_AFTER);
/** The same among the numbers of what customers pay: no work costs more, and a cursor holds twice as much. */
const visitsBehind = raw(4e12);

/** A base price of lists times a factor: a number that orders the offers of several categories, visits after work. */
const priceNumber = (price: SQL, factor: SQL) =>
  sql`(mod(${price}, ${visitsAfter}) * 100)::bigint * ${factor} + div(${price}, ${visitsAfter})::bigint * ${visitsBehind}`;

const byJobs = order(sql`o.total_jobs`, 'desc', sql`o.total_jobs`);
const COLUMNS: Readonly<Record<WalkedOrder, { column: SQL; direction: SQL; isBehind: SQL; number: SQL }>> = {
  relevance: byJobs,
  jobs: byJobs,
  rating: order(sql`o.rating_and_jobs`, 'desc', sql`o.rating_and_jobs`),
  // What customers pay: within a category, that is the order of base prices.
  price: order(
    sql`o.base_price`,
    'asc',
    sql`(${priceNumber(sql`o.base_price`, sql`(${value('factors')}::jsonb ->> o.category_slug)::bigint`)})`,
  ),
};

function order(column: SQL, way: 'asc' | 'desc', number: SQL) {
  const after = sql`(${value('after_value')}::bigint, ${value('after_id')}::uuid)`;
  const isBehind =
    way === 'desc'
      ? sql`(${column}, o.card_id) < ${after}`
      : sql`${column} >= (${value('after_value')}::bigint / ${visitsBehind}) * ${visitsAfter}
          + ${value('after_value')}::bigint % ${visitsBehind} / (100.0 * w.factor) and (${number}, o.card_id) > ${after}`;
  return { column, direction: sql.raw(way), isBehind, number };
}

/** The number by which an order is compared over all walks. */
export const numberOf = (by: WalkedOrder) => COLUMNS[by].number;
export const directionOf = (by: WalkedOrder) => COLUMNS[by].direction;

const factorOf = (slug: string) => sql`(${value('factors')}::jsonb ->> ${sql.raw(slug)})::numeric as factor`;
const slugs = sql`unnest(${value('slugs')}::text[]) as each (slug)`;

/**
 * The walks of a scope: one for each category or service, so that each is along an index. Prices are in the order of an
 * index only within a category.
 */
export function walksOf(kind: ScopeKind, by: WalkedOrder): SQL {
  if (kind === 'categories') return sql`(select slug as category_slug, ${factorOf('slug')} from ${slugs}) w`;
  if (kind === 'services')
    return sql`(select found.* from ${slugs} cross join lateral (
        select ${services.id} as service_id, ${factorOf('categories.slug')} from ${services}
        join categories on categories.id = ${services.category_id} where ${services.slug} = each.slug limit 1
      ) found) w`;
  if (kind === 'all' && by === 'price')
    return sql`(select slug as category_slug, ${factorOf('slug')} from categories offset 0) w`;
  return sql`(select 1 as factor) w`;
}

const serviceOfName = sql`(select ${services.id} from ${services} where ${services.slug} = ${value('service')})`;

/** The offers of a walk. */
function inWalk(kind: ScopeKind, by: WalkedOrder, isGiven: IsGiven): SQL {
  if (kind === 'categories' || (kind === 'all' && by === 'price')) return sql`o.category_slug = w.category_slug`;
  if (kind === 'services') return sql`o.service_id = w.service_id`;
  if (kind === 'all') return sql`true`;
  const matches = everyWord(isGiven, (pattern) => sql`named.search_text like ${pattern}`);
  return sql`o.provider_id = any(array(select named.id from ${publicProviders} named
      where named.is_listed and ${matches})) and ${inNarrower(sql`o`)}`;
}

const inNarrower = (offer: SQL) =>
  sql`(${value('category')}::text is null or ${offer}.category_slug = ${value('category')}::text)
    and (${value('service')}::text is null or ${offer}.service_id = ${serviceOfName})`;

/** Other offers of the same scope. */
export function inScope(kind: ScopeKind, offer: SQL): SQL {
  if (kind === 'categories') return sql`${offer}.category_slug = any(${value('slugs')}::text[])`;
  if (kind === 'services')
    return sql`${offer}.service_id = any(array(
      select (select ${services.id} from ${services} where ${services.slug} = each.slug) from ${slugs}))`;
  return kind === 'all' ? sql`true` : inNarrower(offer);
}

/** Whether the provider of an offer counts as new. */
const isNew = sql`o.new_until > ${value('fair_day')}::date`;

/** The offers of a walk in an order, as many as are looked at. */
export function walked(kind: ScopeKind, by: WalkedOrder, isGiven: IsGiven): SQL {
  const { column, direction, isBehind } = COLUMNS[by];
  const counts = by === 'relevance' ? sql`(${isNew}) is not true` : sql`true`;
  return sql`(select o.* from ${publicListedOffers} o
    where ${inWalk(kind, by, isGiven)} and ${isGiven('after_id') ? isBehind : sql`true`} and ${counts}
    order by ${column} ${direction}, o.card_id ${direction} limit ${raw(mostWalked(kind, by))}) o`;
}

/** The offers of a walk whose providers count as new, the newest first, as many as are looked at. */
export function walkedNew(kind: ScopeKind, isGiven: IsGiven): SQL {
  return sql`(select o.* from ${publicListedOffers} o where ${inWalk(kind, 'jobs', isGiven)} and ${isNew}
    order by o.new_until desc, o.card_id desc limit ${mostCandidates}) o`;
}

/** Whether a walk ends before all of its offers are looked at: its last one. */
export function lastWalked(kind: ScopeKind, by: WalkedOrder, isGiven: IsGiven): SQL {
  const { column, direction, number } = COLUMNS[by];
  return sql`(select o.card_id, ${number} as value from ${walked(kind, by, isGiven)}
    order by ${column} ${direction}, o.card_id ${direction} offset ${raw(mostWalked(kind, by) - 1)}) o`;
}

/** When the provider of a row is free. OFFSET has it looked up row by row: otherwise all might be read and hashed. */
export const freeTimesOf = (row: SQL) => sql`left join lateral (
    select * from ${publicFreeTimes} times where times.provider_id = ${row}.provider_id offset 0) t on true`;

/** In which half hours of the listed days the work of an offer can start; most work is the shortest. */
export const startsOf = (offer: SQL) =>
  sql`case when t.free_from > ${value('today')}::date then ${noHalfHour}
    when ${offer}.work_minutes <= t.shortest_minutes then substring(t.free_starts
      from 1 + ${raw(FREE_TIME.halfHoursOfDay)} * (${value('today')}::date - t.free_from))::${bits}
    else half_hours_to_start(t.free_from, t.free_starts, t.free_half_hours, t.shortest_minutes, ${value('today')}::date,
      ${offer}.work_minutes) end`;

const isHere = sql`(${value('area')}::uuid is null or ${value('area')}::uuid = any(o.area_ids))`;
export const inPerson = sql`(o.area_ids <> '{}' and ${isHere})`;

export const conditions = {
  type: sql`(${value('type')}::text is null or o.provider_type = ${value('type')})`,
  rating: sql`o.rating_tenths >= ${value('least_rating')}::int`,
  mode: sql`case ${value('mode')}::text when 'online' then o.supports_online when 'in_person' then ${inPerson}
    else ${isHere} end`,
  price: sql`(${value('most_prices')}::jsonb is null
    or o.base_price <= (${value('most_prices')}::jsonb ->> o.category_slug)::numeric)`,
};

/** Whether the work of an offer can start in the window that is looked for. */
const isFree = (offer: SQL) => sql`(${startsOf(offer)} & ${windowBits}) <> ${noHalfHour}`;

/** Whether an offer and its provider match. */
export function matches(isGiven: IsGiven): SQL {
  const { type, rating, mode, price } = conditions;
  const online = isGiven('online') ? sql`t.is_online` : sql`true`;
  const isInWindow = isGiven('window') ? isFree(sql.raw('o')) : sql`true`;
  return sql`${type} and ${rating} and ${mode} and ${price} and ${online} and ${isInWindow}`;
}

/** What customers pay, as a number that orders offers. */
export const customerNumber = (offer: SQL) =>
  priceNumber(sql`${offer}.base_price`, sql`(${value('factors')}::jsonb ->> ${offer}.category_slug)::bigint`);

/** Whether no other offer of its provider matches for less. */
export function isCheapest(kind: ScopeKind, isGiven: IsGiven): SQL {
  const c = sql.raw('c');
  return sql`o.card_id = (select c.card_id from ${publicListedOffers} c
      where c.provider_id = o.provider_id and ${inScope(kind, c)} and ${isGiven('window') ? isFree(c) : sql`true`}
      order by ${customerNumber(c)}, c.card_id limit 1)`;
}
