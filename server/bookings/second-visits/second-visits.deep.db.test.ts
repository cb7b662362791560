import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { refusalOf } from '../../testing/calls.ts';
import { hoursFrom, openMarket, passHours } from '../../testing/market.ts';
import { ledgerOf } from '../../testing/money.ts';
import { useProduct } from '../../testing/product.ts';
import { askedVisit, doneJob, tryToAsk } from '../../testing/second-visits/ask.ts';

const product = useProduct();
const open = () => openMarket(product, { warranty_days: 30 });

test('a second visit is asked for, accepted, done and settled: nothing is paid, and it counts as a job', async () => {
  const market = await open();
  const first = await doneJob(product, market);
  expect(first.warranty).toMatchObject({ days: 30, can_ask: true, visit_id: null });
  const visit = await askedVisit(product, market, first.id, { reason: 'It drips again: 01012345678' });
  expect(visit).toMatchObject({
    status: 'awaiting_acceptance',
    payment_status: 'authorized',
    title_en: first.title_en,
    address: first.address,
    price: { customer_total: '0.00', discounts: [] },
    warranty: null,
    second_visit: { of: first.id },
  });
  expect(visit.second_visit?.reason).not.toContain('0101');
  expect(Date.parse(visit.ends_at) - Date.parse(visit.starts_at)).toBe(
    Date.parse(first.ends_at) - Date.parse(first.starts_at),
  );
  expect((await market.read('provider', visit.id)).second_visit?.reason).toContain('It drips again');
  expect((await market.read('customer', first.id)).warranty).toMatchObject({ can_ask: false, visit_id: visit.id });

  await market.step('provider', visit.id, 'accept');
  await product.work();
  const accepted = await market.read('customer', visit.id);
  expect([accepted.payment_status, accepted.cancellation?.is_free]).toEqual(['captured', true]);
  expect(accepted.start_code).toMatch(/^\d{4}$/);
  expect((await market.read('provider', visit.id)).address).toBe(first.address);
  await passHours(product, 31);
  await market.step('provider', visit.id, 'start', { code: accepted.start_code });
  await market.step('customer', visit.id, 'begin');
  await market.step('provider', visit.id, 'finish');
  await passHours(product, 25);
  const done = await market.read('customer', visit.id);
  expect([done.status, done.completed_at === null, done.refund]).toEqual(['completed', false, null]);
  expect(await ledgerOf(product, visit.id)).toEqual({});
  const attempts = await product.owner.execute(sql`select from payment_attempts where booking_id = ${visit.id}`);
  expect([...attempts]).toEqual([]);
  const [figures] = await product.owner.execute(
    sql`select total_jobs, completion_rate from provider_metrics where provider_id = ${market.provider.id}`,
  );
  expect(figures).toMatchObject({ total_jobs: 2, completion_rate: 100 });
  expect(refusalOf(await tryToAsk(product, market, first.id))).toBe('state_changed');
  expect(refusalOf(await tryToAsk(product, market, visit.id))).toBe('state_changed');
});

test('who is let down asks again, for a week at least; a customer who was not there does not', async () => {
  const market = await openMarket(product, { warranty_days: 7 });
  const first = await doneJob(product, market);
  await passHours(product, 6 * 24);
  const declined = await askedVisit(product, market, first.id);
  const told = () =>
    product.owner.execute(sql`select 1 from stream_outbox where entity_id = ${first.id}
      union all select 1 from stream_events where entity_id = ${first.id}`);
  const before = (await told()).length;
  await market.step('provider', declined.id, 'decline', { reason: 'I am away then' });
  await product.work();
  expect((await told()).length, 'the page of the first job is read again').toBeGreaterThan(before);
  expect(await market.read('customer', declined.id)).toMatchObject({
    payment_status: 'voided',
    cancel_reason: 'declined',
  });
  await passHours(product, 5 * 24);
  const expired = await askedVisit(product, market, first.id);
  await passHours(product, 25);
  expect((await market.read('customer', expired.id)).cancel_reason).toBe('request_expired');
  const dropped = await askedVisit(product, market, first.id);
  await market.step('provider', dropped.id, 'accept');
  await product.work();
  await market.step('provider', dropped.id, 'cancel');
  await product.work();
  expect(await market.read('customer', dropped.id)).toMatchObject({
    cancel_reason: 'provider_cancelled',
    refund: null,
  });
  const missed = await askedVisit(product, market, first.id);
  await market.step('provider', missed.id, 'accept');
  await passHours(product, 31);
  await market.step('provider', missed.id, 'customer-absent');
  await product.work();
  expect(await ledgerOf(product, missed.id)).toEqual({});
  expect((await market.read('customer', first.id)).warranty?.can_ask).toBe(false);
  expect(refusalOf(await tryToAsk(product, market, first.id))).toBe('state_changed');
});

test('an admin gives a visit back to a customer who was reported absent, once, with a reason that both read', async () => {
  const market = await openMarket(product, { warranty_days: 7 });
  const first = await doneJob(product, market);
  const missed = await askedVisit(product, market, first.id);
  await market.step('provider', missed.id, 'accept');
  await product.work();
  const path = `/api/v1/admin/bookings/${missed.id}/allow-second-visit`;
  const allow = (who: 'admin' | 'customer' = 'admin') =>
    market.ask(who, 'POST', path, { reason: 'The photos show that you were at home.' });
  expect(refusalOf(await allow()), 'the visit is to come').toBe('state_changed');
  await passHours(product, 31);
  await market.step('provider', missed.id, 'customer-absent');
  await passHours(product, 9 * 24);
  expect(refusalOf(await allow('customer'))).toBe('admin_required');
  expect((await allow()).body).toMatchObject({ can_allow_visit: false, booking: { cancel_reason: 'admin_cancelled' } });
  expect(refusalOf(await allow())).toBe('state_changed');
  await product.work();
  const told = await product.owner.execute(sql`select type, message_en from notifications
    where metadata ->> 'booking_id' = ${missed.id} and type like '%problem_decided' order by type`);
  expect([...told]).toMatchObject([
    { type: 'job_problem_decided', message_en: expect.stringContaining('The photos show') },
    { type: 'problem_decided', message_en: expect.stringContaining('you can ask for the free second visit') },
  ]);
  const audited = await product.owner.execute(sql`select after from audit_log where entity_id = ${missed.id}
    and action = 'booking.allow_second_visit'`);
  expect(audited).toHaveLength(1);
  await passHours(product, 6 * 24);
  expect((await askedVisit(product, market, first.id)).status).toBe('awaiting_acceptance');
});

test('cancelling is always free, and the customer can ask again until the last day', async () => {
  const market = await openMarket(product, { warranty_days: 7 });
  const first = await doneJob(product, market);
  const visit = await askedVisit(product, market, first.id);
  await market.step('provider', visit.id, 'accept');
  await passHours(product, 28);
  const { cancellation } = await market.read('customer', visit.id);
  expect(cancellation).toMatchObject({ is_free: true, refund: '0.00', kept: '0.00' });
  await market.step('customer', visit.id, 'cancel');
  await product.work();
  expect((await market.read('customer', first.id)).warranty?.can_ask).toBe(true);
  const late = await askedVisit(product, market, first.id);
  await market.step('provider', late.id, 'accept');
  product.clock.now = new Date(late.starts_at);
  const answer = await market.ask('customer', 'POST', `/api/v1/bookings/${late.id}/cancel`, { refund: '0.00' });
  expect(refusalOf(answer), 'not while the provider is at the door').toBe('state_changed');
  await market.step('provider', late.id, 'cancel');
  await product.work();
  await passHours(product, 8 * 24);
  expect((await market.read('customer', first.id)).warranty?.can_ask).toBe(false);
  expect(refusalOf(await tryToAsk(product, market, first.id))).toBe('state_changed');
});

test('of two tabs one asks, whichever time they choose', async () => {
  const market = await open();
  const first = await doneJob(product, market);
  const times = [30, 34, 38, 42].map((hours) => hoursFrom(product.clock.now, hours));
  const answers = await Promise.all(times.map((starts_at) => tryToAsk(product, market, first.id, { starts_at })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
  await product.work();
});

test('nobody else asks, and nothing is promised where the job did not take place or was paid back', async () => {
  const market = await open();
  const other = await openMarket(product);
  const first = await doneJob(product, market);
  expect(refusalOf(await tryToAsk(product, other, first.id))).toBe('not_found');
  expect(refusalOf(await tryToAsk(product, market, first.id, {}, 'provider'))).toBe('not_found');
  expect(refusalOf(await tryToAsk(product, market, first.id, {}, 'admin'))).toBe('not_found');
  expect(refusalOf(await tryToAsk(product, market, newId()))).toBe('not_found');
  const times = `/api/v1/bookings/${first.id}/second-visit-times`;
  expect(refusalOf(await other.ask('customer', 'GET', times))).toBe('not_found');
  expect((await market.ask('customer', 'GET', times)).status).toBe(200);
  const cancelled = await market.confirmed();
  await market.step('customer', cancelled.id, 'cancel');
  await product.work();
  expect(refusalOf(await tryToAsk(product, market, cancelled.id))).toBe('state_changed');
  await product.owner.execute(sql`update bookings set payment_status = 'refunded' where id = ${first.id}`);
  expect(refusalOf(await tryToAsk(product, market, first.id))).toBe('state_changed');
});

test('a blocked customer and the customer of a suspended provider are told so, and a taken time is refused', async () => {
  const market = await open();
  const first = await doneJob(product, market);
  const starts_at = hoursFrom(product.clock.now, 30);
  await market.book({ starts_at });
  expect(refusalOf(await tryToAsk(product, market, first.id, { starts_at }))).toBe('slot_taken');
  const night = new Date(product.clock.now.getTime() + 90 * 24 * 3_600_000).toISOString();
  expect(refusalOf(await tryToAsk(product, market, first.id, { starts_at: night }))).toBe('invalid_input');
  await market.ask('provider', 'PUT', `/api/v1/provider/blocked-customers/${first.id}`);
  expect(refusalOf(await tryToAsk(product, market, first.id))).toBe('provider_unavailable');
});

test('the promise of the card is kept with the booking; one that became shorter is refused with what is promised', async () => {
  const market = await open();
  const change = (warranty_days: number | null) =>
    market.ask('provider', 'PATCH', `/api/v1/provider/cards/${market.offer.id}`, { warranty_days });
  expect((await change(14)).body).toMatchObject({ warranty_days: 14 });
  const late = await market.tryToBook({ warranty_days: 30 });
  expect([refusalOf(late), late.body]).toMatchObject(['state_changed', { data: { warranty_days: 14 } }]);
  const booking = await market.book({ warranty_days: 14 });
  expect(booking.warranty).toEqual({ days: 14, until: null, can_ask: false, visit_id: null });
  await change(null);
  expect((await market.read('customer', booking.id)).warranty?.days).toBe(14);
  const none = await market.tryToBook({ warranty_days: 7, starts_at: hoursFrom(product.clock.now, 60) });
  expect([refusalOf(none), none.body]).toMatchObject(['state_changed', { data: { warranty_days: null } }]);
  expect(refusalOf(await change(8))).toBe('invalid_input');
});

test('a second visit takes no extra work, no problem, no review and no payment', async () => {
  const market = await open();
  const first = await doneJob(product, market);
  const visit = await askedVisit(product, market, first.id);
  const send = (who: 'customer' | 'provider', verb: string, body: object) =>
    market.ask(who, 'POST', `/api/v1/bookings/${visit.id}/${verb}`, body);
  expect(refusalOf(await send('customer', 'checkout', { language: 'en' }))).toBe('state_changed');
  await market.step('provider', visit.id, 'accept');
  await passHours(product, 31);
  await market.step('customer', visit.id, 'start');
  const extra = { work: '100.00', materials: '0.00', reason: 'Another pipe is broken' };
  expect(refusalOf(await send('provider', 'propose-extra', extra))).toBe('state_changed');
  const problem = { reason: 'not_as_agreed', text: 'It still drips, as before' };
  expect(refusalOf(await send('customer', 'dispute', problem))).toBe('state_changed');
  await market.step('provider', visit.id, 'finish');
  await market.step('customer', visit.id, 'confirm-completion');
  await product.work();
  const reviewed = await market.ask('customer', 'GET', `/api/v1/bookings/${visit.id}/reviews`);
  expect(reviewed.body).toMatchObject({ can_write: false });
});

test('the database refuses a free booking without a promise, a second visit with a price, and money for one', async () => {
  const market = await open();
  const first = await doneJob(product, market);
  const visit = await askedVisit(product, market, first.id);
  const paid = await market.request({ starts_at: hoursFrom(product.clock.now, 60) });
  const { owner } = product;
  const tries = [
    sql`update payments set subtotal = 0, platform_fee = 0, vat = 0, provider_commission = 0, provider_payout = 0,
      customer_total = 0 where booking_id = ${paid.id}`,
    sql`update bookings set second_visit_of = ${first.id} where id = ${paid.id}`,
    sql`update bookings set total_amount = 10 where id = ${visit.id}`,
    sql`update payments set held = 10 where booking_id = ${visit.id}`,
    sql`update bookings set warranty_days = 7 where id = ${visit.id}`,
    sql`insert into payment_attempts (id, booking_id, adapter, language, expires_at, created_at)
      values (${newId()}, ${visit.id}, 'sandbox', 'en', now(), now())`,
    sql`insert into booking_extras (id, booking_id, work, materials, minutes, is_quote, reason, proposed_at)
      values (${newId()}, ${visit.id}, 10, 0, 0, false, 'Another pipe is broken', now())`,
  ];
  for (const statement of tries)
    await expect(owner.execute(statement)).rejects.toMatchObject({ cause: { code: '23514' } });
});
