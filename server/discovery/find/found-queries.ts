import type { ProviderSort } from '@hirfa/domain/search';
import { eq, sql, type SQL } from 'drizzle-orm';
import { categories, categoryBrief } from '../../catalogue/index.ts';
import type { Cursor } from '../../kernel/cursors.ts';
import type { Database } from '../../platform/db.ts';
import { statement } from '../../platform/statements.ts';
import { type Moment, type Page, pageAfter, pagesOf } from '../page-queries.ts';
import { providerColumns, serviceCard } from '../provider-queries.ts';
import { publicProviders, publicServiceCards } from '../tables.ts';
import {
  customerNumber,
  directionOf,
  type FilterValues,
  freeTimesOf,
  isCheapest,
  type IsGiven,
  lastWalked,
  matches,
  mostCandidates,
  numberOf,
  type ScopeKind,
  startsOf,
  value,
  type WalkedOrder,
  walked,
  walkedNew,
  walksOf,
  windowBits,
} from './walk-queries.ts';

type Values = FilterValues & Page & Moment;
const KINDS = ['all', 'categories', 'services', 'names'] as const satisfies ScopeKind[];
const ORDERS = ['relevance', 'jobs', 'rating', 'price'] as const satisfies WalkedOrder[];

/** A page of matching offers, one of each provider, in the order of an index. */
function pageAlong(kind: ScopeKind, by: WalkedOrder, rows: SQL, isGiven: IsGiven): SQL {
  const order = sql`order by value ${directionOf(by)}, card_id ${directionOf(by)} limit ${rows}`;
  return sql`(select found.* from ${walksOf(kind, by)} cross join lateral (
      select o.card_id, o.provider_id, ${numberOf(by)}::bigint as value from ${walked(kind, by, isGiven)} ${freeTimesOf(sql.raw('o'))}
      where ${matches(isGiven)} and ${isCheapest(kind, isGiven)} order by ${orderOfWalk(by)} limit ${rows}
    ) found ${order}) page`;
}

const COLUMN = { relevance: 'total_jobs', jobs: 'total_jobs', rating: 'rating_and_jobs', price: 'base_price' } as const;
const orderOfWalk = (by: WalkedOrder) => sql`o.${sql.raw(COLUMN[by])} ${directionOf(by)}, o.card_id ${directionOf(by)}`;

/** Later than every instant of a calendar. */
const UNKNOWN = sql.raw('8640000000000');

/** A page of those with the most jobs who match, by when they are free first. */
function pageBySoonest(kind: ScopeKind, rows: SQL, isGiven: IsGiven): SQL {
  const first = isGiven('window')
    ? sql`position(B'1' in (${startsOf(sql.raw('o'))} & ${windowBits}))::bigint`
    : sql`coalesce((extract(epoch from t.next_free_at) * 1000)::bigint, ${UNKNOWN})`;
  const found = sql`select found.* from ${walksOf(kind, 'jobs')} cross join lateral (
      select o.*, ${first} as value
      from ${walked(kind, 'jobs', (name) => name !== 'after_id' && isGiven(name))} ${freeTimesOf(sql.raw('o'))}
      where ${matches(isGiven)} order by o.total_jobs desc, o.card_id desc limit ${mostCandidates}
    ) found order by total_jobs desc, card_id desc limit ${mostCandidates}`;
  return pageOfEach(found, rows, isGiven);
}

/** A page of these offers in the order of their values: of each provider the cheapest. */
function pageOfEach(found: SQL, rows: SQL, isGiven: IsGiven): SQL {
  const ofEach = sql`select distinct on (provider_id) card_id, provider_id, value from (${found}) candidates
    order by provider_id, ${customerNumber(sql.raw('candidates'))}, card_id`;
  const isBehind = sql`(value, card_id) > (${value('after_value')}::bigint, ${value('after_id')}::uuid)`;
  return sql`(select * from (${ofEach}) each where ${isGiven('after_id') ? isBehind : sql`true`}
    order by value, card_id limit ${rows}) page`;
}

/** A page of those who match and count as new, in an order that is another one each day. */
function pageByTurn(kind: ScopeKind, rows: SQL, isGiven: IsGiven): SQL {
  const turn = sql`hashtextextended(o.provider_id::text, ${value('fair_day')}::date - date '2000-01-01') & ${TURNS}`;
  const found = sql`select found.* from ${walksOf(kind, 'jobs')} cross join lateral (
      select o.*, ${turn} as value from ${walkedNew(kind, isGiven)} ${freeTimesOf(sql.raw('o'))}
      where ${matches(isGiven)}
    ) found order by new_until desc, card_id desc limit ${mostCandidates}`;
  return pageOfEach(found, rows, isGiven);
}

/** JavaScript represents integers up to this exactly. */
const TURNS = sql.raw(String(2 ** 40 - 1));

const pageStatement = (name: string, direction: SQL, page: (rows: SQL, isGiven: IsGiven) => SQL) =>
  pagesOf((rows) =>
    statement<Values>()((db, isGiven) =>
      db
        .select({
          provider: { ...providerColumns, next_free_at: publicProviders.next_free_at },
          category: categoryBrief,
          card: serviceCard,
          value: sql<string>`page.value`,
        })
        .from(page(sql.raw(String(rows)), isGiven))
        .innerJoin(publicProviders, sql`${publicProviders.id} = page.provider_id`)
        .innerJoin(categories, eq(categories.slug, publicProviders.primary_category))
        .innerJoin(publicServiceCards, sql`${publicServiceCards.id} = page.card_id`)
        .orderBy(sql`page.value ${direction}, page.card_id ${direction}`)
        .prepare(name),
    ),
  );

const ofEach = <Key extends string, Made>(keys: readonly Key[], make: (key: Key) => Made) =>
  new Map(keys.map((key) => [key, make(key)]));

const PAGES = ofEach(KINDS, (kind) => ({
  along: ofEach(ORDERS, (by) =>
    pageStatement(`find_${kind}_by_${by}`, directionOf(by), (rows, isGiven) => pageAlong(kind, by, rows, isGiven)),
  ),
  bySoonest: pageStatement(`find_${kind}_by_soonest`, sql`asc`, (rows, isGiven) => pageBySoonest(kind, rows, isGiven)),
  byTurn: pageStatement(`find_new_of_${kind}`, sql`asc`, (rows, isGiven) => pageByTurn(kind, rows, isGiven)),
}));

const ENDS = ofEach(KINDS, (kind) =>
  ofEach(ORDERS, (by) =>
    statement<Values>()((db, isGiven) =>
      db
        .select({ value: sql<string>`value`, card_id: sql<string>`card_id` })
        .from(sql`(select o.* from ${walksOf(kind, by)} cross join lateral ${lastWalked(kind, by, isGiven)}
          order by value ${directionOf(by)}, card_id ${directionOf(by)} limit 1) ends`)
        .prepare(`find_end_of_${kind}_by_${by}`),
    ),
  ),
);

/** The found providers of a page, with the cheapest of their offers that match. */
export function findPage(
  db: Database,
  { kind, sort }: { kind: ScopeKind; sort: ProviderSort },
  values: FilterValues & Moment,
  cursor: Cursor | null,
  rows: number,
) {
  const ofKind = PAGES.get(kind);
  const find = sort === 'soonest' ? ofKind?.bySoonest : ofKind?.along.get(sort);
  if (find === undefined) throw new Error(`nothing finds ${kind} by ${sort}`);
  return find(db, { ...values, ...pageAfter(cursor) }, rows);
}

/** Those of the found who count as new, in the order of the day; not by relevance, they stand among the others. */
export async function findNew(
  db: Database,
  kind: ScopeKind,
  values: FilterValues & Moment,
  cursor: Cursor | null,
  rows: number,
) {
  return (await PAGES.get(kind)?.byTurn(db, { ...values, ...pageAfter(cursor) }, rows)) ?? [];
}
export type FoundRow = Awaited<ReturnType<typeof findPage>>[number];

/** Where a page ends though there is more: so many offers were looked at. Null where all were. */
export async function findEnd(
  db: Database,
  { kind, sort }: { kind: ScopeKind; sort: ProviderSort },
  values: FilterValues & Moment,
  cursor: Cursor | null,
): Promise<Cursor | null> {
  if (sort === 'soonest') return null;
  const find = ENDS.get(kind)?.get(sort);
  const [end] = (await find?.(db, { ...values, ...pageAfter(cursor) })) ?? [];
  return end === undefined ? null : [Number(end.value), end.card_id];
}

/** Whether a row comes after a cursor in this order. */
export function isAfter({ value: at, card }: FoundRow, [end, id]: Cursor, sort: ProviderSort): boolean {
  const isDescending = sort === 'relevance' || sort === 'jobs' || sort === 'rating';
  const number = Number(at);
  if (number !== end) return isDescending ? number < end : number > end;
  return isDescending ? card.id < id : card.id > id;
}
