import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ALEXANDRIA, type AreaMap, GREATER_CAIRO } from './places.ts';

const file = readFileSync(new URL('../../../docs/catalogue.json', import.meta.url), 'utf8');
const { areas } = JSON.parse(file) as { areas: { slug: string; city: string }[] };
const slugsIn = (...cities: string[]) => areas.filter(({ city }) => cities.includes(city)).map(({ slug }) => slug);

test.each<[string, AreaMap, string[]]>([
  ['Greater Cairo', GREATER_CAIRO, slugsIn('cairo', 'giza')],
  ['Alexandria', ALEXANDRIA, slugsIn('alexandria')],
])('the map of %s has a tile for each area of the catalogue, each at a place of its own', (_, map, slugs) => {
  expect(Object.keys(map.places).toSorted()).toEqual(slugs.toSorted());
  const places = Object.values(map.places);
  expect(new Set(places.map(String)).size).toBe(places.length);
  for (const [column, row] of places) {
    expect(column).toBeLessThanOrEqual(map.columns);
    expect(row).toBeLessThanOrEqual(map.rows);
  }
});
