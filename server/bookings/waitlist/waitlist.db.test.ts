import { SUSPENSION_REASONS } from '@hirfa/domain/accounts';
import { WAITLIST } from '@hirfa/domain/bookings';
import { addDays } from '@hirfa/domain/market';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { refusalOf } from '../../testing/calls.ts';
import { useProduct } from '../../testing/product.ts';
import { openFullDay, openWaiter } from './testing/waiting.ts';

const product = useProduct();

type Waiter = Awaited<ReturnType<typeof openWaiter>>;
const counts = (people: readonly Waiter[]) => Promise.all(people.map(async (each) => (await each.told()).length));
const states = async (person: Waiter) => (await person.list()).map(({ state }) => state);

test('a cancellation is told to the first who waits, after fifteen minutes to the next, and to nobody once it is booked', async () => {
  const { market, join, pass, booking, startAt, day } = await openFullDay(product);
  const [first, second, third] = [await join(), await join({ part: 'morning' }), await join()];
  const evening = await join({ part: 'evening' });
  const people = [first, second, third, evening];
  await market.step('customer', booking.id, 'cancel');
  await product.work();
  expect(await counts(people)).toEqual([1, 0, 0, 0]);
  const [notice] = await first.told();
  expect(notice?.metadata.path).toBe(`/booking/${market.provider.id}?card=${market.offer.id}&day=${day}`);
  expect(notice?.message_en).toContain('Until 11:15\u00a0AM we tell only you. It is not held for you.');
  expect((await first.list())[0]).toMatchObject({
    state: 'told',
    told: { starts_at: startAt(10), until: new Date(product.clock.now.getTime() + WAITLIST.turnMs).toISOString() },
  });
  await pass(14);
  expect(await counts(people)).toEqual([1, 0, 0, 0]);
  await pass(1);
  expect(await counts(people)).toEqual([1, 1, 0, 0]);
  expect((await first.list())[0]).toMatchObject({ state: 'told', told: { until: null } });
  const { id } = await second.book(startAt(10));
  await second.pay(id);
  await pass(15);
  expect(await counts(people)).toEqual([1, 1, 0, 0]);
  expect(await Promise.all(people.map(states))).toEqual([['waiting'], [], ['waiting'], ['waiting']]);
});

test('a time that nobody paid in the end is told to the next in turn, and who has paid waits no longer', async () => {
  const { market, join, pass, booking, startAt } = await openFullDay(product);
  const [first, second] = [await join(), await join()];
  await market.step('customer', booking.id, 'cancel');
  await product.work();
  await first.book(startAt(10));
  await pass(16);
  expect(await counts([first, second])).toEqual([1, 1]);
  const { id } = await second.book(startAt(10));
  await second.pay(id);
  expect(await Promise.all([first, second].map(states))).toEqual([['waiting'], []]);
});

test('hours that are added are told, of two times to two people at once; hours that go away let them wait again', async () => {
  const { join, setHours } = await openFullDay(product);
  const people = [await join(), await join(), await join()];
  await setHours([10, 15, 18]);
  await product.work();
  expect(await counts(people)).toEqual([1, 1, 0]);
  await setHours([10]);
  await product.work();
  expect(await Promise.all(people.map(states))).toEqual([['waiting'], ['waiting'], ['waiting']]);
  await setHours([10, 15]);
  await product.work();
  expect(await counts(people)).toEqual([1, 1, 1]);
});

test('nobody is told who is suspended or blocked, has stopped, or whose day has passed', async () => {
  const { market, join, pass, booking, day } = await openFullDay(product);
  const [suspended, blocked, stopped, last] = [await join(), await join(), await join(), await join()];
  await product.owner.execute(sql`insert into blocked_customers (provider_id, customer_id, booking_id, created_at)
    values (${market.provider.id}, ${blocked.id}, ${booking.id}, now())`);
  const path = `/api/v1/admin/people/${suspended.id}/suspend`;
  expect((await market.ask('admin', 'POST', path, { reason: SUSPENSION_REASONS[0], words: null })).status).toBe(200);
  const [entry] = await stopped.list();
  const [other] = await blocked.list();
  for (const id of [entry?.id, entry?.id, other?.id]) expect((await stopped.stop(id ?? '')).status).toBe(200);
  expect([await states(stopped), await states(blocked)]).toEqual([[], ['waiting']]);
  await market.step('customer', booking.id, 'cancel');
  await product.work();
  expect(await counts([blocked, stopped, last])).toEqual([0, 0, 1]);
  const { rows } = await toldOf(suspended.id);
  expect(rows).toBe(0);
  const days = await market.ask('provider', 'GET', `/api/v1/provider/waiting?from=${day}&days=1`);
  expect(days.body).toEqual({ items: [{ day, people: 2 }] });
  await pass(4 * 24 * 60);
  expect(await states(last)).toEqual([]);
});

async function toldOf(person: string) {
  const rows = await product.owner.execute(
    sql`select from notifications where user_id = ${person} and type = 'waitlist_free'`,
  );
  return { rows: rows.length };
}

test('nobody waits for what is free, has passed, is too far away or is their own; and nobody for too much', async () => {
  const { market, startAt, day, join, setHours, booking } = await openFullDay(product);
  const person = await openWaiter(product, market);
  expect((await person.tryToWait({ day })).status).toBe(200);
  await setHours([10, 15]);
  expect(refusalOf(await person.tryToWait({ day }))).toBe('is_free');
  expect(refusalOf(await person.tryToWait({ day, part: 'afternoon' }))).toBe('is_free');
  expect((await person.tryToWait({ day, part: 'evening' })).status).toBe(200);
  expect(startAt(10)).toBe(booking.starts_at);
  for (const wrong of [addDays(day, -4), addDays(day, 60)])
    expect(refusalOf(await person.tryToWait({ day: wrong }))).toBe('invalid_input');
  expect(refusalOf(await person.tryToWait({ day, half_hours: 4 }))).toBe('invalid_input');
  expect(refusalOf(await person.tryToWait({ day, mode: 'online' }))).toBe('invalid_input');
  const own = { service_card_id: market.offer.id, mode: 'in_person', part: 'any', day: addDays(day, 1) };
  expect(refusalOf(await market.ask('provider', 'PUT', '/api/v1/me/waits', own))).toBe('invalid_input');
  for (let more = 1; more < WAITLIST.most; more += 1) await person.wait({ day: addDays(day, more) });
  expect(refusalOf(await person.tryToWait({ day: addDays(day, 20) }))).toBe('too_many_waits');
  expect((await person.tryToWait({ day, part: 'morning' })).status).toBe(200);
  expect(await person.list()).toHaveLength(WAITLIST.most);
  expect(await (await join({ part: 'evening' })).list()).toHaveLength(1);
});

test('the same wish keeps its turn, another one goes behind the others', async () => {
  const { market, join, booking, day } = await openFullDay(product);
  const [first, second] = [await join(), await join()];
  await first.wait({ day });
  await second.wait({ day, part: 'morning' });
  await first.wait({ day, part: 'morning' });
  await market.step('customer', booking.id, 'cancel');
  await product.work();
  expect(await counts([first, second])).toEqual([0, 1]);
});

test('an offer that can not be booked now is said to be so, and told once it can again', async () => {
  const { market, join, booking } = await openFullDay(product);
  const person = await join();
  const path = `/api/v1/admin/providers/${market.provider.id}`;
  const reason = 'Nobody came three times.';
  expect((await market.ask('admin', 'POST', `${path}/suspend`, { reason, bookings: 'keep' })).status).toBe(200);
  await market.cancelAsAdmin(booking.id, reason);
  await product.work();
  expect([await states(person), await counts([person])]).toEqual([['unavailable'], [0]]);
  await market.ask('admin', 'POST', `${path}/reinstate`, {});
  await product.work();
  expect([await states(person), await counts([person])]).toEqual([['told'], [1]]);
});

test('at night people are told in the morning; turns that were decided twice at once are told once', async () => {
  const { market, join, booking } = await openFullDay(product);
  const [first, second] = [await join(), await join()];
  product.clock.now = new Date('2026-11-21T21:00:00.000Z');
  await market.step('customer', booking.id, 'cancel');
  await product.work();
  expect(await counts([first, second])).toEqual([0, 0]);
  product.clock.now = new Date('2026-11-22T06:00:00.000Z');
  await product.work();
  await product.owner.execute(sql`insert into deadlines (kind, entity_id, due_at)
    values ('booking.give_turns', ${market.provider.id}, 'epoch') on conflict (kind, entity_id) do update set due_at = 'epoch'`);
  await product.work();
  expect(await counts([first, second])).toEqual([1, 0]);
});
