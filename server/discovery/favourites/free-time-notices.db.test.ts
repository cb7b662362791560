import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { useProduct } from '../../testing/product.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { openSaved, saving } from './testing/saved.ts';

const product = useProduct();
const DAY_MS = 24 * 60 * 60_000;

test('who saved somebody without free time this week is told once that there is some, in both languages', async () => {
  const { provider, customer, freeIn, neverFree } = await openSaved(product);
  await neverFree();
  await customer.save(provider.id);
  await freeIn(9);
  expect(await customer.told()).toEqual([]);
  await freeIn(5);
  const [notice, ...others] = await customer.told();
  expect(others).toEqual([]);
  expect(notice?.title_en).toBe('\u2068Salma A.\u2069 has free time this week');
  expect(notice?.title_ar).toContain('\u2068سلمى ع.\u2069');
  expect(notice?.message_en).toMatch(/The first free time is .*10:00/);
  expect(notice?.metadata).toEqual({ path: `/provider/${provider.id}` });
  await neverFree();
  await freeIn(3);
  await customer.remove(provider.id);
  await neverFree();
  await customer.save(provider.id);
  await freeIn(4);
  expect(await customer.told()).toHaveLength(1);
});

test('who was free when they were saved is told of only after they had no time', async () => {
  const { provider, customer, freeIn } = await openSaved(product);
  await freeIn(2);
  await customer.save(provider.id);
  await freeIn(3);
  expect(await customer.told()).toEqual([]);
  await freeIn(12);
  expect(await customer.told()).toEqual([]);
  await freeIn(4);
  expect(await customer.told()).toHaveLength(1);
});

test('a time that comes within the week by waiting is told, too', async () => {
  const { provider, customer, freeIn } = await openSaved(product);
  await freeIn(9);
  await customer.save(provider.id);
  for (let day = 0; day < 4; day += 1) {
    product.clock.now = new Date(product.clock.now.getTime() + DAY_MS);
    await product.work();
  }
  expect(await customer.told()).toHaveLength(1);
});

test('nobody hears of it who is suspended, whom the provider has blocked, or who is the provider', async () => {
  const { market, provider, customer, freeIn, neverFree } = await openSaved(product);
  const { id: booking } = await market.request();
  expect((await market.ask('provider', 'PUT', `/api/v1/provider/blocked-customers/${booking}`)).status).toBe(200);
  await neverFree();
  const suspended = await market.world.user();
  const [own, other] = [saving(product, market.as.provider), saving(product, await signedIn(product, suspended.id))];
  for (const person of [customer, own, other]) await person.save(provider.id);
  await product.owner.execute(sql`insert into account_suspensions (user_id, reason, suspended_at)
    values (${suspended.id}, 'fraud', now())`);
  await freeIn(4);
  const told = await product.owner.execute(sql`select 1 from notifications where type = 'favourite_free'
    and user_id in (${market.customer.id}, ${suspended.id}, ${provider.user_id})`);
  expect(told).toEqual([]);
  const rows = await product.owner.execute(
    sql`select waits, told_at from favourites where provider_id = ${provider.id}`,
  );
  expect(rows).toEqual(Array.from({ length: 3 }, () => ({ waits: false, told_at: null })));
});

test('a suspended provider is free for nobody', async () => {
  const { provider, customer, freeIn, neverFree } = await openSaved(product);
  await neverFree();
  await customer.save(provider.id);
  await product.owner.execute(sql`update provider_profiles set is_active = false, suspension_reason = 'Complaints.'
    where id = ${provider.id}`);
  await freeIn(4).catch(() => undefined);
  await product.runJob('notify_of_favourite', provider.id);
  expect(await customer.told()).toEqual([]);
});

test('with every channel off nothing is told; with one on, the list and that channel have it', async () => {
  const first = await openSaved(product);
  const set = (groups: object) => first.customer.send('PATCH', '/api/v1/me/notification-preferences', { groups });
  const off = { toast: false, push: false, sound: false };
  await first.neverFree();
  await first.customer.save(first.provider.id);
  expect((await set({ favourites: off })).status).toBe(200);
  await first.freeIn(4);
  expect(await first.customer.told()).toEqual([]);
  const second = await openSaved(product);
  await second.neverFree();
  await first.customer.save(second.provider.id);
  await set({ favourites: { push: true } });
  await second.freeIn(4);
  expect(await first.customer.told()).toEqual([expect.objectContaining({ channels: ['push'] })]);
});

test('a job that fails before its end has told nobody and noted nothing; the next one tells once', async () => {
  const { provider, customer, freeIn, neverFree, setHours: _ } = await openSaved(product);
  await neverFree();
  await customer.save(provider.id);
  await product.owner.execute(sql`create function fail_for_favourites() returns trigger language plpgsql as $$
    begin if NEW.type = 'favourite_free' then raise exception 'killed'; end if; return NEW; end $$`);
  await product.owner.execute(sql`create trigger fail_for_favourites before insert on notifications
    for each row execute function fail_for_favourites()`);
  await freeIn(4);
  const stored = () =>
    product.owner.execute(
      sql`select waits, told_at is null as is_untold from favourites where provider_id = ${provider.id}`,
    );
  expect([await stored(), await customer.told()]).toEqual([[{ waits: true, is_untold: true }], []]);
  await product.owner.execute(sql`drop function fail_for_favourites cascade`);
  await Promise.all(Array.from({ length: 3 }, () => product.runJob('notify_of_favourite', provider.id)));
  expect(await stored()).toEqual([{ waits: null, is_untold: false }]);
  expect(await customer.told()).toHaveLength(1);
});

test('more people than one transaction tells are all told', { timeout: 60_000 }, async () => {
  const { market, provider, freeIn, neverFree } = await openSaved(product);
  await neverFree();
  for (let number = 0; number < 105; number += 1) {
    const { id } = await market.world.user();
    await product.owner.execute(sql`insert into favourites (user_id, provider_id, saved_at, waits)
      values (${id}, ${provider.id}, now(), true)`);
  }
  await freeIn(4);
  const [told] = await product.owner.execute(sql`select count(*)::int as count, count(distinct user_id)::int as people
    from notifications where type = 'favourite_free' and metadata ->> 'path' = ${`/provider/${provider.id}`}`);
  expect(told).toEqual({ count: 105, people: 105 });
});
