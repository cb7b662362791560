import { ProviderHome } from '@hirfa/contract/bookings';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { ask, refusalOf } from '../../testing/calls.ts';
import { hoursFrom, type Market, openMarket } from '../../testing/market.ts';
import { useProduct } from '../../testing/product.ts';
import { signedIn } from '../../testing/signed-in.ts';

const product = useProduct();
const ADDRESS = '/api/v1/provider/home';
const START = '2026-11-21T09:00:00.000Z';
beforeEach(() => void (product.clock.now = new Date(START)));

const homeOf = async (market: Market) => ProviderHome.parse((await market.ask('provider', 'GET', ADDRESS)).body);
const inHours = (hours: number) => hoursFrom(product.clock.now, hours);

test('a new provider sees that they have nothing to answer, and what would bring bookings', async () => {
  const market = await openMarket(product);
  const { provider, offer } = market;
  expect(await homeOf(market)).toMatchObject({
    requests: [],
    request_count: 0,
    next_job: null,
    week: { week: '2026-11-15', pending: '0.00', settled: '0.00', jobs: 0 },
    improvements: [
      { kind: 'payout', card_id: null },
      { kind: 'photo', card_id: null },
      { kind: 'card_photos', card_id: offer.id },
    ],
  });
  await product.owner.execute(sql`delete from provider_weekly_hours where provider_id = ${provider.id}`);
  await product.owner.execute(sql`delete from provider_service_areas where provider_id = ${provider.id}`);
  await product.owner.execute(sql`update service_cards set is_active = false where provider_id = ${provider.id}`);
  const kinds = (await homeOf(market)).improvements.map(({ kind }) => kind);
  expect(kinds).toEqual(['hours', 'areas', 'card', 'payout', 'photo']);
});

test('the requests that have to be answered soonest come first, without the address, and unpaid ones are missing', async () => {
  const market = await openMarket(product);
  const later = await market.request({ starts_at: inHours(100) });
  const soon = await market.request({ starts_at: inHours(8) });
  await market.book({ starts_at: inHours(50) });
  const home = await homeOf(market);
  expect(home.requests.map(({ id }) => id)).toEqual([soon.id, later.id]);
  expect(home.requests.map(({ respond_by }) => respond_by)).toEqual([soon.respond_by, later.respond_by]);
  expect(home.requests.map(({ address, start_code }) => [address, start_code])).toEqual([
    [null, null],
    [null, null],
  ]);
  for (const hours of [60, 64]) await market.request({ starts_at: inHours(hours) });
  const more = await homeOf(market);
  expect([more.requests.length, more.request_count]).toEqual([3, 4]);
  expect(more.requests[0]?.id).toBe(soon.id);
});

test('the next job has the address once the money is captured; a job that is under way stays the next one', async () => {
  const market = await openMarket(product);
  const second = await market.confirmed({ starts_at: inHours(60) });
  const first = await market.request({ starts_at: inHours(30) });
  await market.step('provider', first.id, 'accept');
  expect((await homeOf(market)).next_job).toMatchObject({ id: first.id, address: null });
  await product.work();
  const { next_job } = await homeOf(market);
  expect(next_job).toMatchObject({ id: first.id, address: '12 Road 9, third floor', part: 'provider', price: null });
  product.clock.now = new Date(first.starts_at);
  await market.step('customer', first.id, 'start');
  expect((await homeOf(market)).next_job).toMatchObject({ id: first.id, status: 'started' });
  await market.step('provider', first.id, 'finish');
  expect((await homeOf(market)).next_job?.id).toBe(second.id);
});

test('the week is that of Cairo, with the earnings of its jobs', async () => {
  const market = await openMarket(product);
  // Sunday, 22 November begins in Cairo two hours before.
  product.clock.now = new Date('2026-11-21T22:30:00.000Z');
  const { id, earnings } = await market.confirmed({ starts_at: inHours(30) });
  const payout = (await market.read('provider', id)).earnings?.provider_payout;
  expect(earnings).toBeNull();
  expect((await homeOf(market)).week).toEqual({ week: '2026-11-22', pending: payout, settled: '0.00', jobs: 1 });
  expect((await market.ask('provider', 'GET', '/api/v1/provider/earnings?weeks=1')).body).toEqual({
    items: [(await homeOf(market)).week],
  });
});

test('a suspended provider reads it, with their jobs and without improvements', async () => {
  const market = await openMarket(product);
  const { provider, ask: call } = market;
  const job = await market.confirmed();
  await call('admin', 'POST', `/api/v1/admin/providers/${provider.id}/suspend`, {
    reason: 'Complaints.',
    bookings: 'keep',
  });
  const home = await homeOf(market);
  expect([home.next_job?.id, home.improvements]).toEqual([job.id, []]);
});

test('only a verified provider has a home, and nobody sees anything of others in it', async () => {
  const [market, other] = [await openMarket(product), await openMarket(product)];
  await other.request();
  await other.confirmed({ starts_at: inHours(70) });
  expect(await homeOf(market)).toMatchObject({ requests: [], request_count: 0, next_job: null, week: { jobs: 0 } });
  expect(refusalOf(await market.ask('customer', 'GET', ADDRESS))).toBe('provider_required');
  expect(refusalOf(await market.ask('admin', 'GET', ADDRESS))).toBe('provider_required');
  expect(refusalOf(await ask(product, 'GET', ADDRESS))).toBe('authentication_required');
  for (const verification_status of ['pending', 'rejected'] as const) {
    const category = await market.world.category();
    const applicant = await market.world.provider(category, { verification_status, is_active: false });
    const headers = await (await signedIn(product, applicant.user_id))();
    expect(refusalOf(await ask(product, 'GET', ADDRESS, { headers }))).toBe('provider_required');
  }
});
