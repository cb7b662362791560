import { Booking, SlotDay } from '@hirfa/contract/bookings';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { newId } from '../../platform/ids.ts';
import { refusalOf } from '../../testing/calls.ts';
import { bookingOf, hoursFrom, openMarket } from '../../testing/market.ts';
import { ledgerOf } from '../../testing/money.ts';
import { useProduct } from '../../testing/product.ts';
import { confirmedIn, laterBy as later, type Side } from '../../testing/reschedule/sides.ts';

const product = useProduct();
const HOUR = 3_600_000;

const at = (hours: number) => hoursFrom(product.clock.now, hours);
const pass = (instant: string, ms = 0) => {
  product.clock.now = new Date(Date.parse(instant) + ms);
};
const rowsOf = (id: string) =>
  product.owner.execute(sql`select by_part, outcome, chosen_at is not null as is_moved from booking_proposals
    where booking_id = ${id} order by id`);

const confirmed = (hours?: number) => confirmedIn(product, hours);

test('one side proposes, the other accepts: the booking moves, and money, length and free deadline stay', async () => {
  for (const [side, other] of [
    ['customer', 'provider'],
    ['provider', 'customer'],
  ] as const) {
    const { market, booking, propose, accept } = await confirmed(72);
    const ledger = await ledgerOf(product, booking.id);
    const times = [later(booking.starts_at, 24), later(booking.starts_at, 3)];
    const proposed = bookingOf(await propose(side, times));
    expect(proposed).toMatchObject({ status: 'confirmed', starts_at: booking.starts_at, part: side });
    for (const who of [side, other])
      expect((await market.read(who, booking.id)).proposal).toMatchObject({
        by: side,
        times: times.toSorted().map((starts_at) => ({ starts_at, ends_at: later(starts_at, 1) })),
        open_until: later(product.clock.now.toISOString(), 24),
      });
    const moved = bookingOf(await accept(other, times[0]));
    expect(moved).toMatchObject({
      id: booking.id,
      status: 'confirmed',
      payment_status: 'captured',
      starts_at: times[0],
      ends_at: later(times[0] ?? '', 1),
      proposal: null,
    });
    const now = await market.read('customer', booking.id);
    expect(now.cancellation?.free_until).toBe(booking.cancellation?.free_until);
    expect([now.price, now.start_code]).toEqual([booking.price, booking.start_code]);
    expect(await ledgerOf(product, booking.id)).toEqual(ledger);
    expect(await rowsOf(booking.id)).toEqual([{ by_part: side, outcome: 'accepted', is_moved: true }]);
    const [count] = await product.owner.execute(
      sql`select count(*)::int as bookings from bookings where provider_id = ${market.provider.id}`,
    );
    expect(count).toEqual({ bookings: 1 });
    // The old time is free for others, the new one is not.
    expect(refusalOf(await market.tryToBook({ starts_at: moved.starts_at }))).toBe('slot_taken');
    expect((await market.tryToBook({ starts_at: booking.starts_at })).status).toBe(201);
  }
});

test('the history has who moved it, from when to when, and admins read it', async () => {
  const { market, booking, propose, accept } = await confirmed();
  const to = later(booking.starts_at, 5);
  await propose('provider', [to]);
  await accept('customer', to);
  const seen = await market.ask('admin', 'GET', `/api/v1/admin/bookings/${booking.id}`);
  const { history } = z.object({ history: z.array(z.looseObject({ event: z.string() })) }).parse(seen.body);
  expect(history.slice(-2)).toMatchObject([
    { event: 'propose', part: 'provider', from_status: 'confirmed', to_status: 'confirmed', from_starts_at: null },
    { event: 'reschedule', part: 'customer', from_starts_at: booking.starts_at, to_starts_at: to },
  ]);
  expect((await market.read('admin', booking.id)).proposal).toBeNull();
});

test('declined or withdrawn, the booking stays; then another proposal can be made', async () => {
  const { market, booking, propose, decline, withdraw, accept } = await confirmed();
  const to = later(booking.starts_at, 5);
  await propose('customer', [to]);
  expect(refusalOf(await propose('provider', [to]))).toBe('state_changed');
  const first = (await market.read('customer', booking.id)).proposal?.id ?? '';
  expect(refusalOf(await accept('customer', to)), 'nobody accepts their own').toBe('state_changed');
  expect(refusalOf(await decline('customer'))).toBe('state_changed');
  expect(refusalOf(await withdraw('provider'))).toBe('state_changed');
  expect(bookingOf(await decline('provider'))).toMatchObject({ proposal: null, starts_at: booking.starts_at });
  await propose('provider', [to]);
  expect(refusalOf(await decline('customer', first)), 'another proposal than the one that was shown').toBe(
    'state_changed',
  );
  expect(bookingOf(await withdraw('provider'))).toMatchObject({ proposal: null, starts_at: booking.starts_at });
  expect(await rowsOf(booking.id)).toEqual([
    { by_part: 'customer', outcome: 'declined', is_moved: false },
    { by_part: 'provider', outcome: 'withdrawn', is_moved: false },
  ]);
});

test('what cannot be proposed is refused with its reason', async () => {
  const { market, booking, propose } = await confirmed();
  const [good, other] = [later(booking.starts_at, 5), later(booking.starts_at, 10)];
  const refused = async (times: string[]) => refusalOf(await propose('customer', times));
  expect(await refused([])).toBe('invalid_input');
  expect(await refused([good, good])).toBe('invalid_input');
  expect(await refused([good, booking.starts_at])).toBe('invalid_input');
  expect(await refused([good, other, later(good, 2), later(good, 3)])).toBe('invalid_input');
  expect(await refused([at(1)])).toBe('invalid_input');
  expect(await refused([later(booking.starts_at, 24 * 90)])).toBe('slot_taken');
  await market.book({ starts_at: good });
  expect(await refused([good])).toBe('slot_taken');
  // Its own slot does not count.
  expect((await propose('customer', [later(booking.starts_at, 0.5)])).status).toBe(200);
});

test('nobody proposes before the capture, within two hours of the start, or for others', async () => {
  const { market, booking, propose } = await confirmed();
  const stranger = await openMarket(product);
  const to = later(booking.starts_at, 5);
  const body = { times: [to] };
  const path = (id: string) => `/api/v1/bookings/${id}/propose-times`;
  expect(refusalOf(await stranger.ask('customer', 'POST', path(booking.id), body))).toBe('not_found');
  expect(refusalOf(await stranger.ask('provider', 'POST', path(booking.id), body))).toBe('not_found');
  expect(refusalOf(await market.ask('admin', 'POST', path(booking.id), body))).toBe('state_changed');
  const request = await market.request({ starts_at: at(60) });
  expect(refusalOf(await market.ask('customer', 'POST', path(request.id), body))).toBe('state_changed');
  const unpaid = await market.book({ starts_at: at(70) });
  expect(refusalOf(await market.ask('provider', 'POST', path(unpaid.id), body))).toBe('not_found');
  const times = (who: Side, id: string) => market.ask(who, 'GET', `/api/v1/bookings/${id}/other-times`);
  expect(refusalOf(await times('provider', unpaid.id))).toBe('not_found');
  expect(refusalOf(await stranger.ask('customer', 'GET', `/api/v1/bookings/${booking.id}/other-times`))).toBe(
    'not_found',
  );
  pass(booking.starts_at, -2 * HOUR);
  expect(refusalOf(await propose('customer', [to]))).toBe('state_changed');
});

test('the other times are those that can be proposed, for the same length, though the card has changed', async () => {
  const { market, booking, propose } = await confirmed();
  await product.owner.execute(
    sql`update service_cards set duration_minutes = 300, is_active = false where id = ${market.offer.id}`,
  );
  const day = booking.starts_at.slice(0, 10);
  const answer = await market.ask('customer', 'GET', `/api/v1/bookings/${booking.id}/other-times?from=${day}`);
  const { items } = z
    .object({ items: z.array(SlotDay) })
    .loose()
    .parse(answer.body);
  const slots = items.flatMap((each) => each.slots);
  expect(slots.length).toBeGreaterThan(100);
  for (const slot of slots) expect(slot.ends_at).toBe(later(slot.starts_at, 1));
  const starts = slots.map(({ starts_at }) => starts_at);
  expect(starts).not.toContain(booking.starts_at);
  const near = later(booking.starts_at, 0.5);
  expect(starts).toContain(near);
  expect((await propose('provider', [near])).status).toBe(200);
});

test('a time that was taken meanwhile cannot be accepted, another one of the proposal can', async () => {
  const { market, booking, propose, accept } = await confirmed();
  const [gone, free] = [later(booking.starts_at, 5), later(booking.starts_at, 10)];
  await propose('customer', [gone, free]);
  await market.book({ starts_at: gone });
  expect(refusalOf(await accept('provider', gone))).toBe('slot_taken');
  expect(refusalOf(await accept('provider', later(free, 1))), 'not proposed').toBe('state_changed');
  expect(refusalOf(await accept('provider', free, later(booking.starts_at, 1))), 'not the start').toBe('state_changed');
  expect(bookingOf(await accept('provider', free)).starts_at).toBe(free);
});

test('each time can be accepted until two hours before it, and all of them for a day; then the clock ends it', async () => {
  const { market, booking, propose, accept } = await confirmed(30);
  const [soon, far] = [at(4), later(booking.starts_at, 24)];
  await propose('provider', [far, soon]);
  const { proposal } = await market.read('customer', booking.id);
  expect(proposal?.times.map(({ open_until }) => open_until)).toEqual([later(soon, -2), proposal?.open_until]);
  pass(soon, -2 * HOUR);
  expect(refusalOf(await accept('customer', soon))).toBe('state_changed');
  pass(proposal?.open_until ?? '');
  expect((await market.read('customer', booking.id)).proposal).toBeNull();
  expect(refusalOf(await accept('customer', far))).toBe('state_changed');
  await product.work();
  expect(await rowsOf(booking.id)).toMatchObject([{ outcome: 'expired' }]);
  expect((await propose('customer', [far])).status).toBe(200);
});

test('a booking that is cancelled or started closes its proposal', async () => {
  const cancelled = await confirmed();
  await cancelled.propose('customer', [later(cancelled.booking.starts_at, 5)]);
  await cancelled.market.step('customer', cancelled.booking.id, 'cancel');
  expect(await rowsOf(cancelled.booking.id)).toMatchObject([{ outcome: 'superseded' }]);
  const started = await confirmed(30);
  pass(started.booking.starts_at, -3 * HOUR);
  await started.propose('customer', [later(started.booking.starts_at, 5)]);
  pass(started.booking.starts_at, -0.4 * HOUR);
  await started.market.step('customer', started.booking.id, 'start');
  expect(await rowsOf(started.booking.id)).toMatchObject([{ outcome: 'superseded' }]);
});

test('one key moves once; with another body it is refused', async () => {
  const { market, booking, propose } = await confirmed();
  const to = later(booking.starts_at, 5);
  await propose('customer', [to]);
  const proposal_id = (await market.read('customer', booking.id)).proposal?.id;
  const send = (key: string, body: object) =>
    market.ask('provider', 'POST', `/api/v1/bookings/${booking.id}/accept-proposal`, body, { 'idempotency-key': key });
  const body = { proposal_id, from: booking.starts_at, to };
  const key = newId();
  const answers = [await send(key, body), await send(key, body)];
  expect(answers.map((answer) => Booking.parse(answer.body).starts_at)).toEqual([to, to]);
  expect(refusalOf(await send(key, { ...body, to: later(to, 1) }))).toBe('idempotency_mismatch');
  expect(refusalOf(await send(newId(), body))).toBe('state_changed');
});

test('what follows the start follows the new one: the calendar, the code, the work and the clocks', async () => {
  const { market, booking, propose, accept } = await confirmed(48);
  const to = later(booking.starts_at, 24);
  await propose('provider', [to]);
  await accept('customer', to);
  const day = booking.starts_at.slice(0, 10);
  const { body } = await market.ask('provider', 'GET', `/api/v1/provider/calendar?from=${day}&days=7`);
  expect(JSON.stringify(body)).toContain(`"starts_at":"${to}"`);
  expect(JSON.stringify(body)).not.toContain(`"starts_at":"${booking.starts_at}"`);
  pass(booking.starts_at, -0.3 * HOUR);
  const code = { code: booking.start_code };
  const start = () => market.ask('provider', 'POST', `/api/v1/bookings/${booking.id}/start`, code);
  expect(refusalOf(await start())).toBe('state_changed');
  // The clock that ends a booking to which nobody came waits for the new end.
  pass(booking.ends_at, 24 * HOUR - 1);
  await product.work();
  expect((await market.read('customer', booking.id)).status).toBe('confirmed');
  pass(to, -0.3 * HOUR);
  expect(bookingOf(await start()).status).toBe('started');
  pass(to, 13 * HOUR);
  await product.work();
  expect((await market.read('customer', booking.id)).status).toBe('completed');
});
