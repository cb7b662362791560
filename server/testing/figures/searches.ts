import { addDays, cairoDay } from '@hirfa/domain/market';
import { type SQL, sql } from 'drizzle-orm';
import type { countProviders, listProviders } from '../../discovery/index.ts';
import type { Pool } from '../../platform/db.ts';

export type ProviderSearch = Omit<Parameters<typeof listProviders>[0]['input'], 'limit'>;
export type ProviderCount = Parameters<typeof countProviders>[0]['input'];

/** What somebody searches for in a market of many: what most, and what few offer; without words. */
export async function searchesFor(owner: Pool, rare: string, now: Date) {
  const category = await first(owner, sql`select slug as value from categories order by provider_count desc`);
  const service = await first(owner, sql`select slug as value from services order by provider_count desc`);
  const area = await first(
    owner,
    sql`select service_area_id as value from provider_service_areas
    join provider_profiles on id = provider_id order by total_jobs desc`,
  );
  const [day, part] = [addDays(cairoDay(now), 3), 'evening' as const];
  const filters: { what: string; filter: ProviderCount }[] = [
    { what: 'everybody', filter: {} },
    { what: 'a category', filter: { category } },
    { what: 'a service', filter: { service } },
    { what: 'an area', filter: { area } },
    { what: 'a category in an area', filter: { category, area } },
    { what: 'a category in an area on an evening', filter: { category, area, day, part } },
    { what: 'a service in an area on an evening', filter: { service, area, day, part } },
    { what: 'who is online and cheap', filter: { now: true, max_price: 250 } },
    { what: 'the best of a type for online work', filter: { type: 'community', min_rating: 4.5, mode: 'online' } },
    { what: 'a rare category on an evening', filter: { category: rare, day, part } },
    { what: 'a price of nobody', filter: { max_price: 1, min_rating: 4.5, day } },
  ];
  return { category, service, area, filters };
}

async function first(owner: Pool, query: SQL): Promise<string> {
  const [row] = await owner.execute<{ value: string }>(sql`${query} limit 1`);
  if (row === undefined) throw new Error('the market is empty');
  return row.value;
}
