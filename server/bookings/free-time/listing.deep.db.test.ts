import { ProviderHome } from '@hirfa/contract/bookings';
import { Category } from '@hirfa/contract/catalogue';
import { FoundProvider, HomePage, Offer, ProviderPage, ServicePage, ServiceTile } from '@hirfa/contract/discovery';
import { pageOf } from '@hirfa/contract/lists';
import { Applicant } from '@hirfa/contract/providers';
import { addDays, cairoDay, startOfDay } from '@hirfa/domain/market';
import { WITHOUT_WHICH_NOBODY_BOOKS } from '@hirfa/domain/providers';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { claimDeadlines } from '../../kernel/deadlines.ts';
import { on } from '../../kernel/subscribers.ts';
import { createWorkCtx } from '../../kernel/work.ts';
import { ask, read, refusalOf } from '../../testing/calls.ts';
import { calendar, event, useImportedCalendars } from '../../testing/hostile/imported-calendars.ts';
import { openMarket } from '../../testing/market.ts';
import { NO_HOURS } from '../../testing/world.ts';
import { freeTimeFound } from '../events.ts';
import { findFreeTimes } from './find-free-times.ts';
import { FIND_FREE_TIME } from './queries.ts';

const { product, serveFile } = useImportedCalendars();
const DAY_MS = 24 * 60 * 60_000;
const today = () => cairoDay(product.clock.now);
/** One hour, at 10:00 in Cairo, on a day so many days ahead. */
const hourOn = (ahead: number) => ({
  ...NO_HOURS,
  exceptions: [{ day: addDays(today(), ahead), kind: 'hours' as const, from_minute: 600, to_minute: 660 }],
});
const startOn = (ahead: number) => new Date(startOfDay(addDays(today(), ahead)).getTime() + 600 * 60_000).toISOString();

/** A provider with one hour of work, whose offer is of a service. */
async function openShop() {
  const market = await openMarket(product);
  const { world, provider, offer } = market;
  const name = `Name${provider.id.slice(-12)}`;
  const slug = provider.primary_category;
  const [category] = await product.owner.execute<{ id: string }>(sql`select id from categories where slug = ${slug}`);
  const service = await world.service({ id: category?.id ?? '' }, { pricing_mode: 'fixed' });
  await product.owner.execute(sql`update service_cards set service_id = ${service.id} where id = ${offer.id}`);
  await product.owner.execute(sql`update provider_profiles set display_name_en = ${name}, provider_type = 'community'
    where id = ${provider.id}`);
  await product.owner.execute(sql`update provider_metrics set total_jobs = 1000 where provider_id = ${provider.id}`);
  let version = 0;
  return {
    ...market,
    async setHours(hours: object) {
      const answer = await market.ask('provider', 'PUT', '/api/v1/provider/availability', { version, ...hours });
      expect(answer.status).toBe(200);
      version += 1;
    },
    /** How often visitors find the provider, and what is counted of them. */
    async found() {
      const providers = pageOf(FoundProvider);
      const lists = await Promise.all([
        read(product, `/api/v1/providers?category=${slug}`, providers),
        read(product, `/api/v1/providers?q=${name}`, providers),
        read(product, `/api/v1/providers?q=${name}&category=${slug}&type=community`, providers),
        read(product, `/api/v1/services/${service.slug}/offers`, pageOf(Offer)),
      ]);
      const { provider_count, price_from } = await read(product, `/api/v1/services/${service.slug}`, ServicePage);
      const { items } = await read(product, `/api/v1/services?category=${slug}`, pageOf(ServiceTile));
      const { categories } = await read(product, '/api/v1/home', HomePage);
      const counts = [
        provider_count,
        Number(price_from !== null),
        items[0]?.provider_count,
        categories.find((each: Category) => each.slug === slug)?.provider_count,
      ];
      return [...lists.map((list) => list.items.length), ...counts];
    },
    /** What the provider and admins read. */
    async toldInside() {
      const home = ProviderHome.parse((await market.ask('provider', 'GET', '/api/v1/provider/home')).body);
      const seen = Applicant.parse((await market.ask('admin', 'GET', `/api/v1/admin/providers/${provider.id}`)).body);
      const missing = home.improvements
        .map(({ kind }) => kind)
        .filter((kind) => WITHOUT_WHICH_NOBODY_BOOKS.includes(kind));
      return [home.is_listed, missing, seen.is_listed, seen.next_free_at];
    },
    async expectListed(isListed: boolean) {
      expect(await this.found()).toEqual(Array(8).fill(Number(isListed)));
    },
  };
}

test('who has no hours is found nowhere and counted nowhere; their own page stays, and lists show them again later', async () => {
  const shop = await openShop();
  const { provider, offer } = shop;
  await shop.expectListed(true);
  await shop.setHours(NO_HOURS);
  await product.work();
  await shop.expectListed(false);
  const page = await read(product, `/api/v1/providers/${provider.id}`, ProviderPage);
  expect([page.is_listed, page.cards.map(({ id }) => id)]).toEqual([false, [offer.id]]);
  expect(await shop.toldInside()).toEqual([false, ['hours'], false, null]);
  await shop.setHours(hourOn(14));
  await product.work();
  await shop.expectListed(true);
});

test('the provider and admins read the same: whether lists show the provider, and from when on they are free', async () => {
  const shop = await openShop();
  const weekly = [{ weekday: 0, from_minute: 600, to_minute: 660 }];
  await shop.setHours({ ...hourOn(3), weekly });
  await product.work();
  const [isListed, , seen, next] = await shop.toldInside();
  expect([isListed, seen, typeof next]).toEqual([true, true, 'string']);
  await shop.setHours({ ...NO_HOURS, weekly, notice_minutes: 14 * 24 * 60, horizon_days: 10 });
  await product.work();
  expect(await shop.toldInside()).toEqual([false, ['free_time'], false, null]);
});

test('the page of a provider states their next free time, and that they are online only if there is one', async () => {
  const shop = await openShop();
  const shown = async () => {
    const page = await read(product, `/api/v1/providers/${shop.provider.id}`, ProviderPage);
    return [page.is_listed, page.is_online, page.next_free_at];
  };
  await shop.setHours(hourOn(3));
  expect(await shown()).toEqual([true, true, null]);
  await product.work();
  expect(await shown()).toEqual([true, true, startOn(3)]);
  await shop.setHours(NO_HOURS);
  await product.work();
  expect(await shown()).toEqual([false, false, null]);
  await shop.setHours(hourOn(3));
  await product.work();
  product.clock.now = new Date(startOn(3));
  // Until it is found again, the start that was found is stored, but it has passed.
  expect(await shown()).toEqual([true, true, null]);
});

test('the last free time leaves lists when it is paid, not while it is only held, and returns with a cancellation', async () => {
  const shop = await openShop();
  await shop.setHours(hourOn(3));
  await product.work();
  const { id } = await shop.book({ starts_at: startOn(3) });
  await product.work();
  await shop.expectListed(true);
  await shop.pay(id);
  await shop.expectListed(false);
  await shop.step('provider', id, 'accept');
  await product.work();
  await shop.expectListed(false);
  // What is booked goes on, and booking itself does not ask for lists.
  expect((await shop.read('customer', id)).status).toBe('confirmed');
  expect(refusalOf(await shop.tryToBook({ starts_at: startOn(3) }))).toBe('slot_taken');
  await shop.step('customer', id, 'cancel');
  await product.work();
  await shop.expectListed(true);
});

test('a day that comes nearer is listed, and one that has passed is not', async () => {
  const shop = await openShop();
  await shop.setHours(hourOn(15));
  await product.work();
  await shop.expectListed(false);
  product.clock.now = startOfDay(addDays(today(), 1));
  await product.work();
  await shop.expectListed(true);
  product.clock.now = new Date(Date.parse(startOn(14)) - 2 * 60 * 60_000);
  await product.work();
  await shop.expectListed(true);
  product.clock.now = new Date(product.clock.now.getTime() + 1);
  // Until it is found again, the start that was found stays.
  await shop.expectListed(true);
  await product.work();
  await shop.expectListed(false);
});

test('an imported calendar takes a provider out of lists, and its removal puts them back', async () => {
  const shop = await openShop();
  await shop.setHours(hourOn(5));
  const from = startOn(5).replaceAll(/[-:]|\.000/g, '');
  const file = serveFile(calendar(event(from)));
  await shop.ask('provider', 'PUT', '/api/v1/provider/imported-calendar', { address: file.address });
  await product.work();
  await shop.expectListed(false);
  await shop.ask('provider', 'DELETE', '/api/v1/provider/imported-calendar', {});
  await product.work();
  await shop.expectListed(true);
});

test('who can only be booked after the horizon, or offers nothing or nowhere, is not listed', async () => {
  const shop = await openShop();
  await shop.setHours({ ...hourOn(9), horizon_days: 8 });
  await product.work();
  await shop.expectListed(false);
  await shop.setHours({ ...hourOn(9), horizon_days: 9 });
  await product.work();
  await shop.expectListed(true);
  await shop.setHours({ ...hourOn(9), notice_minutes: 14 * 24 * 60 });
  await product.work();
  await shop.expectListed(false);
});

test('a change is not lost where the process ends before it is seen, or where it comes while others are handled', async () => {
  const shop = await openShop();
  await shop.setHours(hourOn(4));
  await product.work();
  await shop.setHours(NO_HOURS);
  const { now } = product.clock;
  const worker = product.pools.worker;
  const claim = () => claimDeadlines(worker, FIND_FREE_TIME, { now, ms: 60_000, most: 100 });
  const lost = await claim();
  expect(lost?.claimed.map(({ entity_id }) => entity_id)).toContain(shop.provider.id);
  // The process that claimed them was killed.
  await product.owner.execute(sql`update deadlines set claimed_until = now() where claimed_until is not null`);
  const claimed = (await claim())?.claimed ?? [];
  const { services } = product;
  const subscribers = [on(freeTimeFound, async () => undefined)];
  const ctx = createWorkCtx({ db: worker, clock: () => now, subscribers, log: services.log, services });
  // Somebody has read the calendar before this change, and comes to an end after it.
  await shop.setHours(hourOn(4));
  await findFreeTimes({ ctx: { ...ctx, transaction: ctx.transaction }, input: claimed });
  const [kept] = await product.owner.execute<{ due_at: Date }>(sql`select due_at from deadlines
    where kind = ${FIND_FREE_TIME} and entity_id = ${shop.provider.id}`);
  expect(new Date(kept?.due_at ?? now).getTime()).toBe(0);
  await product.work();
  await shop.expectListed(true);
});

test('a hint tells the provider and admins, once for each change', async () => {
  const shop = await openShop();
  const hints = async () => {
    const rows = await product.owner.execute<{ stream: string }>(sql`select stream from stream_events
      where type = 'provider_changed' and entity_id = ${shop.provider.id} and stream = 'admins'`);
    return rows.length;
  };
  const before = await hints();
  await shop.setHours(NO_HOURS);
  await product.work();
  expect(await hints()).toBe(before + 1);
  product.clock.now = new Date(product.clock.now.getTime() + DAY_MS);
  await product.work();
  expect(await hints()).toBe(before + 1);
});

test('nothing is due for a provider who is suspended; who is reinstated is found again', async () => {
  const shop = await openShop();
  const decide = (verb: string, body: object) =>
    shop.ask('admin', 'POST', `/api/v1/admin/providers/${shop.provider.id}/${verb}`, body);
  await shop.setHours(NO_HOURS);
  await decide('suspend', { reason: 'Nobody came three times.', bookings: 'keep' });
  await product.work();
  const deadlines = () =>
    product.owner.execute(
      sql`select from deadlines where kind = ${FIND_FREE_TIME} and entity_id = ${shop.provider.id}`,
    );
  expect(await deadlines()).toEqual([]);
  await decide('reinstate', {});
  await product.work();
  expect(await deadlines()).toHaveLength(1);
  await shop.expectListed(false);
  expect((await ask(product, 'GET', `/api/v1/providers/${shop.provider.id}`)).status).toBe(200);
});
