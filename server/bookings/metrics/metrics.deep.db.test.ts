import { OwnMetrics } from '@hirfa/contract/providers';
import { addDays, cairoDay, startOfDay } from '@hirfa/domain/market';
import { sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { newId } from '../../platform/ids.ts';
import { providerProfiles } from '../../providers/index.ts';
import { hoursFrom, openMarket } from '../../testing/market.ts';
import { rebuildMetrics } from './rebuild-metrics.ts';
import { useMetrics, metricsOf } from './testing/metrics.ts';

const { product, at, rebuild } = useMetrics();

const MINUTE = 60_000;

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
    rating_count: 0,
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
      await product.owner
        .execute(sql`select provider_id, total_jobs, average_rating, rating_count, response_time_avg_minutes,
        acceptance_rate, completion_rate, response_rate, recent_requests from provider_metrics`),
    );
    const kept = new Map(found.map(({ provider_id, ...figures }) => [provider_id, figures]));
    for (const { id: provider, each } of everybody)
      expect(kept.get(provider), JSON.stringify(each)).toEqual(figuresOf(each, now));
  }
});
