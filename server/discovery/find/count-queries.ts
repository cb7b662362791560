import type { CategoryBrief, ServiceArea } from '@hirfa/contract/catalogue';
import { FREE_TIME } from '@hirfa/domain/bookings';
import { PROVIDER_TYPES } from '@hirfa/domain/providers';
import { DAY_PART_NAMES, PRICE_STEPS, RATING_STEPS } from '@hirfa/domain/search';
import { sql, type SQL } from 'drizzle-orm';
import { categories, serviceAreas } from '../../catalogue/index.ts';
import type { Database } from '../../platform/db.ts';
import { statement } from '../../platform/statements.ts';
import type { Moment, Page } from '../page-queries.ts';
import { ratingNumber } from './filter-values.ts';
import { bitsOfPart, LISTED_DAYS } from './times.ts';
import {
  conditions,
  type FilterValues,
  freeTimesOf,
  inPerson,
  type IsGiven,
  lastWalked,
  mostCounted,
  noHalfHour,
  type ScopeKind,
  startsOf,
  value,
  walked,
  walksOf,
  windowBits,
} from './walk-queries.ts';

/** What counts are given besides: the limits of all price steps, and the day and part as places in the bits. */
export interface CountValues extends FilterValues, Moment {
  /** The highest base prices of the steps, by category; JSON. */
  steps: string;
  day_index: number | null;
  part_bits: string;
}

const own = (name: keyof CountValues) => sql.placeholder(name);
const raw = (number: number) => sql.raw(String(number));
const ofDay = sql.raw(`bit(${FREE_TIME.halfHoursOfDay})`);
const noHalfHourOfDay = sql`B'0'::${ofDay}`;
const listOf = (each: readonly SQL[]) => sql`array[${sql.join([...each], sql`, `)}]::int[]`;

/** The offers of the scope with the most jobs of their providers. */
function candidates(kind: ScopeKind, base: SQL, isGiven: IsGiven): SQL {
  return sql`candidates as materialized (
    select found.* from ${walksOf(kind, 'jobs')} cross join lateral (
      select o.* from ${walked(kind, 'jobs', isGiven)} where ${base}
      order by o.total_jobs desc, o.card_id desc limit ${mostCounted}
    ) found order by total_jobs desc, card_id desc limit ${mostCounted}
  )`;
}

/** When their providers are online and free, read once for all their work that takes the same time. */
const times = sql`times as materialized (
    select each.provider_id, each.work_minutes, coalesce(t.is_online, false) as is_online,
      ${startsOf(sql.raw('each'))} as starts
    from (select distinct provider_id, work_minutes from candidates) each
    ${freeTimesOf(sql.raw('each'))}
  )`;
const withTimes = sql`join times t on t.provider_id = o.provider_id and t.work_minutes = o.work_minutes`;

/** Whether not all offers of the scope are among the candidates. */
const isCapped = (kind: ScopeKind, isGiven: IsGiven) =>
  sql<boolean>`(select count(*) from candidates) = ${mostCounted} or exists (
    select from ${walksOf(kind, 'jobs')} cross join lateral ${lastWalked(kind, 'jobs', isGiven)})`;

/** Where somebody has to come to, as long as any choice of the mode asks for it. */
const isInPlace = sql`(${value('area')}::uuid is null or o.supports_online or ${value('area')}::uuid = any(o.area_ids))`;

const isInWindow = (isGiven: IsGiven, starts: SQL) =>
  isGiven('window') ? sql`(${starts} & ${windowBits}) <> ${noHalfHour}` : sql`true`;

/** What is so of each provider among the candidates; prices and times depend on the offer. */
function facts(isGiven: IsGiven): SQL {
  const isFree = isInWindow(isGiven, sql`t.starts`);
  const step = sql`width_bucket(o.base_price, price_steps.steps)`;
  return sql`price_steps as materialized (
    select each.key as slug,
      array(select step::numeric from jsonb_array_elements_text(each.value) as known (step)) as steps
    from jsonb_each(${own('steps')}::jsonb) as each
  ), facts as (
    select o.provider_id, bool_or(${conditions.mode}) as has_mode, bool_or(o.supports_online) as online_work,
      bool_or(${inPerson}) as visits, min(o.provider_type) as type, bool_or(${conditions.type}) as has_type,
      max(o.rating_tenths) as rating, bool_or(${conditions.rating}) as has_rating,
      bool_or(t.is_online) as is_online, bool_or(${isGiven('online') ? sql`t.is_online` : sql`true`}) as has_now,
      bool_or(${conditions.price} and ${isFree}) as has_offer,
      min(${step}) filter (where ${isFree}) as step, bit_or(t.starts) filter (where ${conditions.price}) as starts
    from candidates o ${withTimes} join price_steps on price_steps.slug = o.category_slug group by o.provider_id
  )`;
}

const GROUPS = ['has_mode', 'has_rating', 'has_type', 'has_now', 'has_offer'] as const;

/** How many providers there are for whom all holds, but what a choice replaces, and the choice. */
function count(choice: SQL, replaced?: (typeof GROUPS)[number]): SQL<number> {
  const others = GROUPS.filter((group) => group !== replaced).map((group) => sql.raw(group));
  return sql<number>`(count(*) filter (where ${sql.join(others, sql` and `)} and ${choice}))::int`;
}

/** Whether work can start on a day, counted from today, in these of its half hours. */
const isFreeOn = (day: SQL, part: SQL) =>
  sql`(substring(starts from 1 + ${raw(FREE_TIME.halfHoursOfDay)} * ${day} for ${raw(FREE_TIME.halfHoursOfDay)})::${ofDay}
    & ${part}) <> ${noHalfHourOfDay}`;

function isFreeInPart(part: string): SQL {
  const anyDay = sql`(starts & ${sql.raw(`B'${part.repeat(LISTED_DAYS)}'`)}) <> ${noHalfHour}`;
  const theDay = isFreeOn(sql`${own('day_index')}::int`, sql.raw(`B'${part}'`));
  return sql`case when ${own('day_index')}::int is null then ${anyDay} else ${theDay} end`;
}

const DAYS = Array.from({ length: LISTED_DAYS }, (_, day) =>
  count(isFreeOn(raw(day), sql`${own('part_bits')}::${ofDay}`), 'has_offer'),
);

function countsOf(kind: ScopeKind) {
  return statement<CountValues & Page>()((db, isGiven) => {
    const all = sql`(with ${candidates(kind, isInPlace, isGiven)}, ${times}, ${facts(isGiven)}
      select ${count(sql`true`)} as total, ${isCapped(kind, isGiven)} as is_capped,
        ${listOf([count(sql`visits`, 'has_mode'), count(sql`online_work`, 'has_mode')])} as modes,
        ${listOf(PRICE_STEPS.map((_, at) => count(sql`step <= ${raw(at)}`, 'has_offer')))} as prices,
        ${listOf(RATING_STEPS.map((step) => count(sql`rating >= ${raw(ratingNumber(step))}`, 'has_rating')))} as ratings,
        ${listOf(PROVIDER_TYPES.map((type) => count(sql`type = ${sql.raw(`'${type}'`)}`, 'has_type')))} as types,
        ${count(sql`is_online`, 'has_now')} as now, ${listOf(DAYS)} as days,
        ${listOf(DAY_PART_NAMES.map((part) => count(isFreeInPart(bitsOfPart(part)), 'has_offer')))} as parts
      from facts) counts`;
    return db
      .select({
        total: sql<number>`total`,
        is_capped: sql<boolean>`is_capped`,
        modes: sql<number[]>`modes`,
        prices: sql<number[]>`prices`,
        ratings: sql<number[]>`ratings`,
        types: sql<number[]>`types`,
        now: sql<number>`now`,
        days: sql<number[]>`days`,
        parts: sql<number[]>`parts`,
      })
      .from(all)
      .prepare(`count_${kind}`);
  });
}

interface Facet<Choice> {
  is_capped: boolean;
  choices: (Choice & { count: number })[];
}

/** Where the choices of a facet come from, and what else has to hold for them. */
interface Source {
  base: SQL;
  from: SQL;
  key: SQL;
  holds: SQL;
  /** The table with their names, joined by `key`, and the choice as JSON. */
  named: SQL;
  choice: SQL;
}

const CATEGORIES: Source = {
  base: isInPlace,
  from: sql``,
  key: sql`o.category_slug`,
  holds: conditions.mode,
  named: sql`${categories} as named on named.slug = key`,
  choice: sql`'category', json_build_object('slug', named.slug, 'tab', named.tab, 'icon', named.icon, 'hue', named.hue,
    'name_en', named.name_en, 'name_ar', named.name_ar)`,
};
const AREAS: Source = {
  base: sql`o.area_ids <> '{}'`,
  from: sql`cross join lateral unnest(o.area_ids) as places (id)`,
  key: sql`places.id`,
  holds: sql`true`,
  named: sql`${serviceAreas} as named on named.id = key`,
  choice: sql`'area', json_build_object('id', named.id, 'name_en', named.name_en, 'name_ar', named.name_ar)`,
};

/** How many providers who match have each choice, most first; what nobody has is left out. */
function facetOf<Choice>(kind: ScopeKind, { base, from, key, holds, named, choice }: Source) {
  return statement<CountValues & Page>()((db, isGiven) => {
    const { type, rating, price } = conditions;
    const isOnline = isGiven('online') ? sql`t.is_online` : sql`true`;
    const needsTimes = isGiven('online') || isGiven('window');
    const isFree = isInWindow(isGiven, sql`t.starts`);
    const counted = sql`(with ${candidates(kind, base, isGiven)}, ${needsTimes ? sql`${times},` : sql``} counted as (
        select key, count(*)::int as count from (
          select distinct ${key} as key, o.provider_id from candidates o ${needsTimes ? withTimes : sql``} ${from}
          where ${type} and ${rating} and ${price} and ${isOnline} and ${isFree} and ${holds}
        ) each group by key
      )
      select ${isCapped(kind, isGiven)} as is_capped, coalesce((
        select json_agg(json_build_object(${choice}, 'count', count) order by count desc, key)
        from counted join ${named}
      ), '[]') as choices) counts`;
    return db
      .select({ is_capped: sql<boolean>`is_capped`, choices: sql<Facet<Choice>['choices']>`choices` })
      .from(counted)
      .prepare(`count_choices_of_${kind}`);
  });
}

const KINDS = ['all', 'categories', 'services', 'names'] as const satisfies ScopeKind[];
const STATEMENTS = new Map(
  KINDS.map((kind) => {
    const categoriesOf = facetOf<{ category: CategoryBrief }>(kind, CATEGORIES);
    return [
      kind as ScopeKind,
      { counts: countsOf(kind), categoriesOf, areasOf: facetOf<{ area: ServiceArea }>(kind, AREAS) },
    ];
  }),
);

function statementsOf(kind: ScopeKind) {
  const found = STATEMENTS.get(kind);
  if (found === undefined) throw new Error(`nothing counts ${kind}`);
  return found;
}

function theRow<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('counts are one row');
  return row;
}

export const countFound = async (db: Database, kind: ScopeKind, values: CountValues) =>
  theRow(await statementsOf(kind).counts(db, values));

export const countCategories = async (db: Database, kind: ScopeKind, values: CountValues) =>
  theRow(await statementsOf(kind).categoriesOf(db, values));

export const countAreas = async (db: Database, kind: ScopeKind, values: CountValues) =>
  theRow(await statementsOf(kind).areasOf(db, values));
