import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createSandboxGateway } from '../payments/index.ts';
import { openInterceptor } from '../testing/interceptor.ts';
import { signedIn } from '../testing/signed-in.ts';
import { refusalOf } from '../testing/calls.ts';
import { bookingOf, hoursFrom, openMarket } from '../testing/market.ts';
import { TEST_GATEWAY, useProduct } from '../testing/product.ts';
import { newId } from '../platform/ids.ts';
import { raceWithHours } from '../testing/race-hours.ts';
import { raceForSlots } from '../testing/race.ts';
import { raceAcceptanceWithWithdrawal } from '../testing/rounds/requests.ts';

const product = useProduct();

test('of twenty concurrent requests for overlapping slots exactly one wins, in each of ten rounds', async () => {
  const { wins, losses, others, overlaps } = await raceForSlots(product, { rounds: 10, actors: 20 });
  expect({ wins, losses, others, overlaps }).toEqual({ wins: 10, losses: 190, others: [], overlaps: 0 });
});

test('two customers book while the provider changes their hours: one wins, and no booking is outside them', async () => {
  const { oneWon, noneWon, ...wrong } = await raceWithHours(product, { rounds: 20 });
  expect(wrong).toEqual({ twoWon: 0, outside: 0, others: [] });
  expect(oneWon + noneWon).toBe(20);
});

test('one idempotency key sent twenty times at once creates one booking; with another body it is refused', async () => {
  const market = await openMarket(product);
  const key = newId();
  const answers = await Promise.all(Array.from({ length: 20 }, () => market.tryToBook({}, key)));
  const bodies = new Set(answers.map(({ body }) => JSON.stringify(body)));
  expect([answers.map(({ status }) => status).every((status) => status === 201), bodies.size]).toEqual([true, 1]);
  const [rows] = await product.owner
    .execute(sql`select count(*)::int as bookings, (select count(*)::int from payments where provider_id = ${market.provider.id}) as payments
    from bookings where provider_id = ${market.provider.id}`);
  expect(rows).toEqual({ bookings: 1, payments: 1 });
  const other = await market.tryToBook({ notes: 'something else' }, key);
  expect([other.status, refusalOf(other)]).toEqual([422, 'idempotency_mismatch']);
  const later = await market.tryToBook({}, key);
  expect(bodies.has(JSON.stringify(later.body))).toBe(true);
});

test('a refusal leaves its key free; a booking without a key is refused', async () => {
  const market = await openMarket(product);
  const { id } = await market.book();
  const key = newId();
  const refused = await market.tryToBook({}, key);
  expect([refused.status, refusalOf(refused)]).toEqual([409, 'slot_taken']);
  await market.step('customer', id, 'withdraw');
  expect((await market.tryToBook({}, key)).status).toBe(201);

  const other = { starts_at: hoursFrom(product.clock.now, 60), people: 2 };
  const otherKey = newId();
  expect(refusalOf(await market.tryToBook(other, otherKey))).toBe('invalid_input');
  await product.owner.execute(
    sql`update provider_profiles set allow_group_booking = true where id = ${market.provider.id}`,
  );
  expect((await market.tryToBook(other, otherKey)).status).toBe(201);
  expect(refusalOf(await market.tryToBook({}, ''))).toBe('invalid_input');
});

test('of concurrent accept, decline and withdraw exactly one succeeds', async () => {
  const market = await openMarket(product);
  for (let round = 0; round < 5; round += 1) {
    const { id } = await market.request({ starts_at: hoursFrom(product.clock.now, 50 + round * 3) });
    const answers = await Promise.all([
      market.ask('provider', 'POST', `/api/v1/bookings/${id}/accept`, {}),
      market.ask('provider', 'POST', `/api/v1/bookings/${id}/decline`, { reason: 'Not that day' }),
      market.ask('customer', 'POST', `/api/v1/bookings/${id}/withdraw`, {}),
      market.ask('provider', 'POST', `/api/v1/bookings/${id}/accept`, {}),
    ]);
    const done = answers.filter(({ status }) => status === 200);
    expect(done.length).toBe(1);
    expect(answers.filter(({ status }) => status !== 200).map(refusalOf)).toEqual([
      'state_changed',
      'state_changed',
      'state_changed',
    ]);
    await product.work();
    const { status, payment_status } = await market.read('customer', id);
    expect([status, payment_status]).toEqual(
      bookingOf(done[0] ?? answers[0]).status === 'confirmed' ? ['confirmed', 'captured'] : ['cancelled', 'voided'],
    );
  }
});

test(
  'of an acceptance and a withdrawal of a request at the same time exactly one happens, with its money',
  { timeout: 900_000 },
  async () => {
    const { accepted, withdrawn, wrong } = await raceAcceptanceWithWithdrawal(product, 200);
    expect([accepted + withdrawn, wrong]).toEqual([200, []]);
  },
);

test('the slot of an expired hold can be booked before the clock has run', async () => {
  const market = await openMarket(product);
  const held = await market.book();
  product.clock.now = new Date(Date.parse(held.hold_until) + 1);
  const next = bookingOf(await market.tryToBook({ starts_at: held.starts_at }));
  expect(next.status).toBe('awaiting_acceptance');
  expect((await market.read('customer', held.id)).status).toBe('cancelled');
});

test('while the gateway hangs, bookings that wait for an expired hold delay no other call', async () => {
  const market = await openMarket(product);
  const held = await market.book();
  await market.openCheckout(held.id);
  product.clock.now = new Date(Date.parse(held.hold_until) + 1);
  const customers = await Promise.all(
    Array.from({ length: 8 }, async () => signedIn(product, (await market.world.user()).id)),
  );
  const { promise: gatewayAnswers, resolve: letGatewayAnswer } = Promise.withResolvers<void>();
  let hanging = 0;
  const slow = await openInterceptor(
    () => product.gateway,
    async ({ phase }) => {
      hanging += phase === 'before' ? 1 : 0;
      await gatewayAnswers;
      return false;
    },
  );
  const { gateway } = product.services;
  product.services.gateway = createSandboxGateway({ url: slow.url, ...TEST_GATEWAY });
  onTestFinished(() => {
    product.services.gateway = gateway;
    slow.close();
  });

  let answered = 0;
  const answers = customers.map(async (who) => {
    const answer = await market.tryToBook({ starts_at: held.starts_at }, undefined, who);
    answered += 1;
    return answer.status;
  });
  await vi.waitFor(() => expect(hanging).toBeGreaterThanOrEqual(4), { timeout: 15_000 });
  expect((await market.ask('customer', 'GET', '/api/v1/bookings')).status).toBe(200);
  expect(answered).toBe(0);
  letGatewayAnswer();
  expect((await Promise.all(answers)).toSorted()).toEqual([201, 409, 409, 409, 409, 409, 409, 409]);
  expect((await market.read('customer', held.id)).status).toBe('cancelled');
});
