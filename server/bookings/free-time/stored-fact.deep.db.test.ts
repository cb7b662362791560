import { SlotDay } from '@hirfa/contract/bookings';
import { LISTING } from '@hirfa/domain/bookings';
import { addDays, cairoDay, DAY_MINUTES, startOfDay } from '@hirfa/domain/market';
import { sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { read } from '../../testing/calls.ts';
import { openMarket } from '../../testing/market.ts';
import { useProduct } from '../../testing/product.ts';
import { NO_HOURS } from '../../testing/world.ts';

const product = useProduct();
const SlotDays = z.object({ items: z.array(SlotDay) });
const Stored = z.tuple([z.object({ next_free_at: z.coerce.date().nullable(), is_bookable: z.boolean() })]);
const HOUR = 60;

const quarter = fc.integer({ min: 0, max: 95 }).map((each) => each * 15);
const hours = fc.tuple(quarter, fc.integer({ min: 2, max: 24 })).map(([from_minute, quarters]) => ({
  from_minute,
  to_minute: Math.min(from_minute + quarters * 15, DAY_MINUTES),
}));
const worlds = fc.record({
  weekly: fc.uniqueArray(fc.tuple(fc.integer({ min: 0, max: 6 }), hours), { maxLength: 2, selector: ([day]) => day }),
  extra: fc.uniqueArray(fc.tuple(fc.integer({ min: 0, max: 20 }), hours), { maxLength: 2, selector: ([day]) => day }),
  busy: fc.uniqueArray(fc.tuple(fc.integer({ min: 0, max: 16 * 24 }), fc.integer({ min: 1, max: 72 })), {
    maxLength: 5,
    // A calendar has each busy time once.
    selector: String,
  }),
  notice_minutes: fc.constantFrom(0, 120, 3 * DAY_MINUTES),
  horizon_days: fc.integer({ min: 1, max: 60 }),
  slot_step_minutes: fc.constantFrom(15, 30, 60),
  travel_buffer_minutes: fc.constantFrom(0, 30, 240),
  supports_online: fc.boolean(),
  fixed: fc.constantFrom(30, 90, 4 * HOUR),
  hourly: fc.constantFrom(null, 120),
  books: fc.boolean(),
  days: fc.integer({ min: 0, max: 3 }),
});

type World = typeof worlds extends fc.Arbitrary<infer Each> ? Each : never;

/** A provider as they are in one of these worlds. */
async function openWorld(given: World) {
  const { weekly, extra, busy, supports_online, fixed, hourly, books: _, days: __, ...terms } = given;
  const { now } = product.clock;
  const market = await openMarket(product, { duration_minutes: fixed });
  const { world, provider } = market;
  await product.owner.execute(sql`update provider_profiles set supports_online = ${supports_online}
    where id = ${provider.id}`);
  const slug = String(provider.primary_category);
  const [category] = await product.owner.execute<{ id: string }>(sql`select id from categories where slug = ${slug}`);
  const service = await world.service({ id: category?.id ?? '' });
  const cards: { id: string }[] = [market.offer];
  if (hourly !== null)
    cards.push(await world.card(provider, { slug }, { service_id: service.id, duration_minutes: hourly }));
  const at = (hoursAhead: number) => new Date(now.getTime() + hoursAhead * 3_600_000).toISOString();
  for (const [from, length] of busy)
    await product.owner.execute(sql`insert into provider_busy_times (provider_id, starts_at, ends_at)
      values (${provider.id}, ${at(from)}, ${at(from + length)})`);
  const saved = await market.ask('provider', 'PUT', '/api/v1/provider/availability', {
    ...NO_HOURS,
    version: 0,
    weekly: weekly.map(([weekday, each]) => ({ weekday, ...each })),
    exceptions: extra.map(([ahead, each]) => ({ kind: 'hours', day: addDays(cairoDay(now), ahead), ...each })),
    ...terms,
  });
  expect(saved.status).toBe(200);
  return { ...market, cards, modes: supports_online ? ['online', 'in_person'] : ['in_person'], hourly: cards[1]?.id };
}

/** Every start that a page offers to customers in the days that count. */
async function offeredStarts({ cards, modes, hourly }: Awaited<ReturnType<typeof openWorld>>): Promise<string[]> {
  const today = cairoDay(product.clock.now);
  const ends = startOfDay(addDays(today, LISTING.days + 1)).toISOString();
  const starts: string[] = [];
  for (const { id } of cards)
    for (const mode of modes)
      for (const from of [today, addDays(today, 7), addDays(today, 14)]) {
        const path = `/api/v1/service-cards/${id}/slots?mode=${mode}&from=${from}&days=7${id === hourly ? '&half_hours=2' : ''}`;
        const { items } = await read(product, path, SlotDays);
        starts.push(...items.flatMap(({ slots }) => slots.map(({ starts_at }) => starts_at)));
      }
  return starts.filter((start) => start < ends).toSorted();
}

test('the stored start is the first that pages offer, after changes, a paid booking and days, in any world', async () => {
  await fc.assert(
    fc.asyncProperty(worlds, async (given) => {
      const world = await openWorld(given);
      const expectSame = async () => {
        await product.work();
        const [first] = await offeredStarts(world);
        const [stored] = Stored.parse(
          await product.owner.execute(sql`select next_free_at, is_bookable from provider_summaries
            join provider_profiles on id = provider_id where id = ${world.provider.id}`),
        );
        const is_bookable = first !== undefined;
        expect(stored).toEqual({ next_free_at: first === undefined ? null : new Date(first), is_bookable });
        return first;
      };
      const first = await expectSame();
      if (given.books && first !== undefined) {
        const inPerson = await read(
          product,
          `/api/v1/service-cards/${world.offer.id}/slots?mode=in_person&days=7`,
          SlotDays,
        );
        const slot = inPerson.items.flatMap(({ slots }) => slots)[0];
        if (slot !== undefined) await world.request({ starts_at: slot.starts_at });
        await expectSame();
      }
      product.clock.now = new Date(product.clock.now.getTime() + given.days * DAY_MINUTES * 60_000);
      await expectSame();
    }),
    { numRuns: 10 },
  );
});
