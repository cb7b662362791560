import { OwnMetrics } from '@hirfa/contract/providers';
import { addDays, cairoDay, startOfDay } from '@hirfa/domain/market';
import { eq, sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { newId } from '../../platform/ids.ts';
import { providerMetrics, providerProfiles } from '../../providers/index.ts';
import { ask, refusalOf } from '../../testing/calls.ts';
import { hoursFrom, type Market, openMarket } from '../../testing/market.ts';
import { useProduct } from '../../testing/product.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { rebuildMetrics } from './rebuild-metrics.ts';

const product = useProduct();
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

function at(instant: string | Date, afterMs = 0): void {
  product.clock.now = new Date(new Date(instant).getTime() + afterMs);
}
const pass = (ms: number) => at(product.clock.now, ms);
const metricsOf = async (market: Market) =>
  OwnMetrics.parse((await market.ask('provider', 'GET', '/api/v1/provider/metrics')).body);
/** The same without a session, which ends long before figures are too old. */
const storedOf = async ({ provider }: Market) => {
  const [row] = await product.owner.select().from(providerMetrics).where(eq(providerMetrics.provider_id, provider.id));
  return row;
};
const rebuild = () => rebuildMetrics({ ctx: { db: product.owner, now: product.clock.now } });

async function settle(market: Market, id: string): Promise<void> {
  const { starts_at, ends_at } = await market.read('customer', id);
  at(starts_at);
  await market.step('customer', id, 'start');
  at(ends_at);
  await market.step('provider', id, 'finish');
  await market.step('customer', id, 'confirm-completion');
}

test('requests, answers and settled jobs change the figures of their provider at once', async () => {
  const market = await openMarket(product);
  const nothing = { total_jobs: 0, response_time_avg_minutes: null, acceptance_rate: null, completion_rate: null };
  expect(await metricsOf(market)).toEqual({ ...nothing, average_rating: null, response_rate: 95, recent_requests: 0 });
  const accepted = await market.request({ starts_at: hoursFrom(product.clock.now, 48) });
  expect(await metricsOf(market)).toMatchObject(nothing);
  pass(30 * MINUTE);
  await market.step('provider', accepted.id, 'accept');
  await product.work();
  const declined = await market.request({ starts_at: hoursFrom(product.clock.now, 72) });
  pass(60 * MINUTE);
  await market.step('provider', declined.id, 'decline', { reason: 'I am away.' });
  await product.work();
  const answered = { response_time_avg_minutes: 45, acceptance_rate: 50, response_rate: 95, recent_requests: 2 };
  expect(await metricsOf(market)).toMatchObject({ ...answered, total_jobs: 0, completion_rate: null });
  const cancelled = await market.confirmed({ starts_at: hoursFrom(product.clock.now, 30) });
  await market.step('provider', cancelled.id, 'cancel', { reason: 'The kiln is broken.' });
  expect(await metricsOf(market)).toMatchObject({ completion_rate: 0, recent_requests: 3 });
  await settle(market, accepted.id);
  expect(await metricsOf(market)).toMatchObject({ total_jobs: 1, completion_rate: 50 });
  const events = await product.owner.execute(sql`select distinct stream from stream_outbox
    where type = 'metrics_changed' and entity_id = ${market.provider.id}
    union select distinct stream from stream_events where type = 'metrics_changed' and entity_id = ${market.provider.id}`);
  expect(events).toEqual([{ stream: `provider:${market.provider.id}` }]);
  const page = await ask(product, 'GET', `/api/v1/providers/${market.provider.id}`);
  expect(page.body).toMatchObject({ total_jobs: 1, acceptance_rate: null });
});

test('of five requests on, those that expire lower the response rate; withdrawn ones count for nothing', async () => {
  const market = await openMarket(product);
  const start = product.clock.now;
  for (let number = 0; number < 5; number += 1) {
    const { id, respond_by } = await market.request({ starts_at: hoursFrom(product.clock.now, 40) });
    expect(await metricsOf(market)).toMatchObject({ response_rate: 95, recent_requests: number });
    if (number % 2 === 0) await market.step('provider', id, 'decline', { reason: 'Not today.' });
    else at(respond_by ?? '', 1);
    await product.work();
  }
  const withdrawn = await market.request({ starts_at: hoursFrom(product.clock.now, 40) });
  await market.step('customer', withdrawn.id, 'withdraw');
  const figures = { acceptance_rate: 0, response_rate: 60, recent_requests: 5 };
  expect(await metricsOf(market)).toMatchObject(figures);
  // The last instant of the day on which the first answer is counted, and the first of the next one.
  const tooOld = startOfDay(addDays(cairoDay(start), 90));
  at(tooOld, -1);
  await product.work();
  expect(await storedOf(market)).toMatchObject(figures);
  at(tooOld);
  await product.work();
  expect(await storedOf(market)).toMatchObject({ response_rate: 95, recent_requests: 4 });
  pass(90 * DAY);
  await product.work();
  expect(await storedOf(market)).toMatchObject({ acceptance_rate: null, response_rate: 95, recent_requests: 0 });
  expect(await rebuild()).toBe(0);
});

test('only a verified provider reads figures, their own; a suspended one, too', async () => {
  const market = await openMarket(product);
  expect(refusalOf(await ask(product, 'GET', '/api/v1/provider/metrics'))).toBe('authentication_required');
  for (const who of ['customer', 'admin'] as const)
    expect(refusalOf(await market.ask(who, 'GET', '/api/v1/provider/metrics'))).toBe('provider_required');
  const applicant = await market.world.provider(await market.world.category(), { verification_status: 'pending' });
  const headers = await (await signedIn(product, applicant.user_id))();
  expect(refusalOf(await ask(product, 'GET', '/api/v1/provider/metrics', { headers }))).toBe('provider_required');
  await product.owner.execute(sql`update provider_profiles set is_active = false where id = ${market.provider.id}`);
  expect((await metricsOf(market)).total_jobs).toBe(0);
});

test('bookings of one provider that are settled at once are all counted, also while an admin suspends them', async () => {
  for (let round = 0; round < 3; round += 1) {
    const market = await openMarket(product);
    const ids: string[] = [];
    for (const hours of [30, 33, 36]) {
      ids.push((await market.confirmed({ starts_at: hoursFrom(product.clock.now, hours) })).id);
    }
    at((await market.read('customer', ids[2] ?? '')).ends_at);
    for (const id of ids) {
      await market.step('customer', id, 'start');
      await market.step('provider', id, 'finish');
    }
    const suspended = { reason: 'Somebody reported them.', bookings: 'cancel' };
    const answers = await Promise.all([
      ...ids.map((id) => market.ask('customer', 'POST', `/api/v1/bookings/${id}/confirm-completion`, {})),
      market.ask('admin', 'POST', `/api/v1/admin/providers/${market.provider.id}/suspend`, suspended),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await metricsOf(market)).toMatchObject({ total_jobs: 3, completion_rate: 100 });
    await product.work();
    expect(await rebuild()).toBe(0);
  }
});

const Row = z.object({ provider_id: z.string() }).and(OwnMetrics);

/** One ended booking: which ways there are, and when it was answered and ended, in minutes before now. */
const history = fc.record({
  answer: fc.constantFrom('accepted', 'declined', 'request_expired', 'withdrawn'),
  end: fc.constantFrom('settled', 'refunded', 'provider_cancelled', 'provider_absent', 'customer_cancelled', null),
  answered: fc.integer({ min: 0, max: 140 * 24 * 60 }),
  took: fc.integer({ min: 0, max: 1500 }),
  lasted: fc.integer({ min: 0, max: 60 * 24 * 60 }),
});
type History = typeof history extends fc.Arbitrary<infer Each> ? Each : never;

/** The columns of a booking with this history. */
function columnsOf({ answer, end, answered, took, lasted }: History, now: Date) {
  const ago = (minutes: number) => new Date(now.getTime() - Math.max(0, minutes) * MINUTE).toISOString();
  const ended = ago(answered - lasted);
  const authorized_at = ago(answered + took);
  if (answer !== 'accepted')
    return { authorized_at, status: 'cancelled', cancelled_at: ago(answered), cancel_reason: answer };
  const accepted = { authorized_at, confirmed_at: ago(answered) };
  if (end === null) return { ...accepted, status: 'confirmed' };
  if (end === 'settled' || end === 'refunded') {
    const payment_status = end === 'settled' ? 'captured' : 'refunded';
    return { ...accepted, status: 'completed', payment_status, completed_at: ended };
  }
  return { ...accepted, status: 'cancelled', cancelled_at: ended, cancel_reason: end };
}

/** The same figures, counted slowly. */
function figuresOf(histories: readonly History[], now: Date) {
  const since = startOfDay(addDays(cairoDay(now), -89)).getTime();
  const isRecent = (minutes: number) => now.getTime() - Math.max(0, minutes) * MINUTE >= since;
  const answers = histories.filter(({ answer, answered }) => answer !== 'withdrawn' && isRecent(answered));
  const count = (...wanted: string[]) => answers.filter(({ answer }) => wanted.includes(answer)).length;
  const minutes = answers.filter(({ answer }) => answer !== 'request_expired').map(({ took }) => took);
  const works = histories.filter(
    ({ answer, answered, lasted }) => answer === 'accepted' && isRecent(answered - lasted),
  );
  const completed = works.filter(({ end }) => end === 'settled').length;
  const broken = works.filter(({ end }) => end === 'provider_cancelled' || end === 'provider_absent').length;
  const percent = (part: number, whole: number) => (whole === 0 ? null : Math.round((100 * part) / whole));
  const mean = minutes.reduce((sum, each) => sum + each, 0) / minutes.length;
  return {
    total_jobs: histories.filter(({ answer, end }) => answer === 'accepted' && end === 'settled').length,
    average_rating: null,
    response_time_avg_minutes: minutes.length === 0 ? null : Math.max(1, Math.round(mean)),
    acceptance_rate: percent(count('accepted'), answers.length),
    completion_rate: percent(completed, completed + broken),
    response_rate: answers.length < 5 ? 95 : percent(count('accepted', 'declined'), answers.length),
    recent_requests: answers.length,
  };
}

test('the figures of 300 generated histories are those of a slow count, on any day of the year', async () => {
  const market = await openMarket(product);
  const { id } = await market.confirmed();
  const days = ['2026-11-21T09:00:00Z', '2026-04-24T12:00:00Z', '2026-10-30T22:30:00Z', '2027-01-01T00:00:00Z'];
  const profileOf = (provider: string) => ({
    id: provider,
    user_id: newId(),
    full_name: 'x',
    display_name_en: 'x',
    display_name_ar: 'x',
    hourly_rate: '100.00',
    primary_category: 'others',
    created_at: product.clock.now,
    updated_at: product.clock.now,
  });
  for (const now of days.map((day) => new Date(day))) {
    const everybody = fc.sample(fc.array(history, { maxLength: 12 }), 75).map((each) => ({ id: newId(), each }));
    await product.owner.transaction(async (tx) => {
      // Rows of the past, without the triggers that make them.
      await tx.execute(sql`set local session_replication_role = replica`);
      await tx.insert(providerProfiles).values(everybody.map((provider) => profileOf(provider.id)));
      const rows = everybody.flatMap((provider) =>
        provider.each.map((one) => ({
          id: newId(),
          provider_id: provider.id,
          confirmed_at: null,
          ...columnsOf(one, now),
        })),
      );
      await tx.execute(sql`insert into bookings select copied.* from bookings as booking,
        lateral jsonb_array_elements(${JSON.stringify(rows)}) as given,
        lateral jsonb_populate_record(booking, given) as copied where booking.id = ${id}`);
    });
    await rebuildMetrics({ ctx: { db: product.owner, now } });
    const found = z.array(Row).parse(
      await product.owner.execute(sql`select provider_id, total_jobs, average_rating, response_time_avg_minutes,
        acceptance_rate, completion_rate, response_rate, recent_requests from provider_metrics`),
    );
    const kept = new Map(found.map(({ provider_id, ...figures }) => [provider_id, figures]));
    for (const { id: provider, each } of everybody)
      expect(kept.get(provider), JSON.stringify(each)).toEqual(figuresOf(each, now));
  }
});
