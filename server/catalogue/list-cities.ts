import type { CityWithAreas } from '@hirfa/contract/catalogue';
import { CITIES } from '@hirfa/domain/catalogue';
import type { Ctx } from '../kernel/verb.ts';
import { findAreasOfCities } from './queries.ts';

/** The cities in which providers work, with their areas; a city without areas is left out. */
export async function listCities({ ctx }: { ctx: Ctx }): Promise<{ items: CityWithAreas[] }> {
  const rows = await findAreasOfCities(ctx.db);
  const items = CITIES.map((city) => ({
    city,
    areas: rows.filter((area) => area.city === city).map(({ city: _, ...area }) => area),
  }));
  return { items: items.filter(({ areas }) => areas.length > 0) };
}
