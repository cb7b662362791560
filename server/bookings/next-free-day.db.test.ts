import { addDays, cairoDay } from '@hirfa/domain/market';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { newId } from '../platform/ids.ts';
import { read } from '../testing/calls.ts';
import { type Market, openMarket } from '../testing/market.ts';
import { useProduct } from '../testing/product.ts';

const product = useProduct();
const Slots = z.object({
  items: z.array(z.object({ day: z.string(), slots: z.array(z.unknown()) })),
  last_day: z.string(),
  next_free_day: z.string().nullable(),
});

const slotsOf = ({ offer }: Market, more = '') =>
  read(product, `/api/v1/service-cards/${offer.id}/slots?mode=in_person${more}`, Slots);

/** Days off from today on. */
async function takeOff({ provider }: Market, days: number) {
  const today = cairoDay(product.clock.now);
  for (let ahead = 0; ahead < days; ahead += 1)
    await product.owner.execute(sql`insert into provider_day_exceptions (id, provider_id, day, kind)
      values (${newId()}, ${provider.id}, ${addDays(today, ahead)}, 'off')`);
}

test('days on which nothing is free name the next day on which something is', async () => {
  const market = await openMarket(product);
  const today = cairoDay(product.clock.now);
  expect((await slotsOf(market)).next_free_day).toBeNull();
  await takeOff(market, 10);
  const empty = await slotsOf(market);
  expect(empty.items.flatMap(({ slots }) => slots)).toEqual([]);
  expect(empty.next_free_day).toBe(addDays(today, 10));
  const next = await slotsOf(market, `&from=${addDays(today, 7)}`);
  expect(next.items.map(({ slots }) => slots.length > 0)).toEqual([false, false, false, true, true, true, true]);
  expect(next.next_free_day).toBeNull();
});

test('where nothing is free up to the last day that can be booked, no day is named', async () => {
  const market = await openMarket(product);
  await product.owner.execute(sql`delete from provider_weekly_hours where provider_id = ${market.provider.id}`);
  expect((await slotsOf(market)).next_free_day).toBeNull();
  const { last_day } = await slotsOf(market);
  expect((await slotsOf(market, `&from=${last_day}`)).next_free_day).toBeNull();
});
