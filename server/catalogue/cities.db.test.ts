import { CityWithAreas } from '@hirfa/contract/catalogue';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { ask } from '../testing/calls.ts';
import { useProduct } from '../testing/product.ts';
import { createWorld } from '../testing/world.ts';

const product = useProduct();

test('everybody reads the areas of each city in their order, and a city without areas is left out', async () => {
  const world = createWorld(product.owner, product.clock.now);
  const second = await world.area({ city: 'giza', position: 2 });
  const first = await world.area({ city: 'giza', position: 1 });
  const other = await world.area({ city: 'cairo', position: 3 });
  const { body } = await ask(product, 'GET', '/api/v1/cities');
  const { items } = z.object({ items: z.array(CityWithAreas) }).parse(body);
  expect(items.map(({ city, areas }) => [city, areas.map(({ id }) => id)])).toEqual([
    ['cairo', [other.id]],
    ['giza', [first.id, second.id]],
  ]);
});
