import { addDays, cairoDay, startOfDay } from '@hirfa/domain/market';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { providerMetrics } from '../../providers/index.ts';
import { ask, refusalOf } from '../../testing/calls.ts';
import { hoursFrom, type Market, openMarket } from '../../testing/market.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { useMetrics, metricsOf } from './testing/metrics.ts';

const { product, at, rebuild } = useMetrics();

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const pass = (ms: number) => at(product.clock.now, ms);
/** The same without a session, which ends long before figures are too old. */
const storedOf = async ({ provider }: Market) => {
  const [row] = await product.owner.select().from(providerMetrics).where(eq(providerMetrics.provider_id, provider.id));
  return row;
};

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
  expect(await metricsOf(market)).toEqual({
    ...nothing,
    average_rating: null,
    rating_count: 0,
    response_rate: 95,
    recent_requests: 0,
  });
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
