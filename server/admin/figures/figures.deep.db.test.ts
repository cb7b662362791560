import { TOP_AREAS } from '@hirfa/domain/admin';
import { AdminPayment, AreaSummary, DailyRevenue, KeyFigures, ProviderAnalytics } from '@hirfa/contract/admin';
import { cairoDay } from '@hirfa/domain/market';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { refusalOf } from '../../testing/calls.ts';
import { type Market, openMarket } from '../../testing/market.ts';
import { rowsReadBy } from '../../testing/plans.ts';
import { useProduct } from '../../testing/product.ts';
import { countProviders, findDays, findPayments, findAreas } from './queries.ts';
import { rebuildFigures } from './rebuild-figures.ts';

const product = useProduct();
const DASHBOARD = '/api/v1/admin/dashboard';
const PAYMENTS = '/api/v1/admin/payments';
const FILE = '/api/v1/admin/figures.csv';

const Dashboard = z.object({
  period: z.object({ from: z.string(), to: z.string() }),
  before: z.object({ from: z.string(), to: z.string() }),
  figures: KeyFigures,
  figures_before: KeyFigures,
  days: z.array(DailyRevenue),
  areas: z.array(AreaSummary),
  providers: z.array(ProviderAnalytics),
});
const Payments = z.object({ items: z.array(AdminPayment), next_cursor: z.string().nullable() });

const dashboard = async (market: Market, search = '') =>
  Dashboard.parse((await market.ask('admin', 'GET', DASHBOARD + search)).body);

test('the revenue of thirty days includes settled bookings and equals a count from scratch', async () => {
  const market = await openMarket(product);
  const settled = await market.confirmed();
  const waiting = await market.request({ starts_at: settled.ends_at.replace(/T.*/, 'T20:00:00.000Z') });
  const bookedOn = product.clock.now;
  product.clock.now = new Date(settled.ends_at);
  await market.step('customer', settled.id, 'start');
  await market.step('provider', settled.id, 'finish');
  await market.step('customer', settled.id, 'confirm-completion');
  await market.step('customer', waiting.id, 'withdraw');
  await product.work();
  const { period, before, figures, figures_before, days, areas } = await dashboard(market);
  expect([period, before]).toEqual([
    { from: '2026-10-25', to: '2026-11-23' },
    { from: '2026-09-25', to: '2026-10-24' },
  ]);
  expect([days.length, days.at(-1)?.date]).toEqual([30, '2026-11-23']);
  // 450.00 + 5 % + 14 %. Our revenue: commission 112.50, fee 22.50, and 36.00 as 8 % of the subtotal.
  const money = { total_revenue: '538.65', business_revenue: '171.00', vat_collected: '66.15' };
  // One more booking is that of the many below.
  const jobs = { total_jobs: 3, completed_jobs: 1, cancelled_jobs: 1 };
  expect(days.find(({ date }) => date === '2026-11-21')).toEqual({ date: '2026-11-21', ...money, ...jobs });
  expect(figures).toEqual({ ...money, ...jobs, avg_job_value: '538.65' });
  expect(figures_before).toMatchObject({ total_revenue: '0.00', total_jobs: 0, avg_job_value: null });
  expect(areas.find(({ area }) => area.id === market.area.id)).toMatchObject({
    total_jobs: 2,
    completed_jobs: 1,
    total_revenue: '538.65',
    avg_job_value: '538.65',
  });
  expect(await rebuildFigures({ ctx: { db: product.owner } })).toBe(0);
  const later = await dashboard(market, '?from=2026-11-22&to=2026-11-22');
  expect([later.figures.total_jobs, later.figures_before.total_jobs, later.areas]).toEqual([0, 3, []]);
  product.clock.now = bookedOn;
});

test('providers are counted by status and type, with the jobs that they have completed', async () => {
  const market = await openMarket(product);
  const before = (await dashboard(market)).providers;
  const category = await market.world.category();
  await market.world.provider(category, { verification_status: 'pending', provider_type: 'trusted_essential' });
  await market.world.provider(category, { total_jobs: 7 });
  const { providers } = await dashboard(market);
  expect(providers.map(({ status, type }) => `${status} ${type}`)).toEqual([
    'pending community',
    'pending trusted_essential',
    'verified community',
    'verified trusted_essential',
    'rejected community',
    'rejected trusted_essential',
  ]);
  const added = providers.map((row, index) => [
    row.providers - (before[index]?.providers ?? 0),
    row.completedJobs - (before[index]?.completedJobs ?? 0),
  ]);
  expect(added).toEqual([
    [0, 0],
    [1, 0],
    [1, 7],
    [0, 0],
    [0, 0],
    [0, 0],
  ]);
});

test('a period that is none is refused by all three calls', async () => {
  const market = await openMarket(product);
  for (const search of [
    'days=0',
    'days=367',
    'from=2026-11-01',
    'from=2026-11-02&to=2026-11-01',
    'days=7&to=2026-11-01',
  ])
    for (const call of [`${DASHBOARD}?`, `${PAYMENTS}?`, `${FILE}?table=days&`])
      expect(refusalOf(await market.ask('admin', 'GET', call + search)), call + search).toBe('invalid_input');
});

const MANY = 30_000;
let many: Market;

/**
 * The figures of twenty years before. Ninety days of a single year are a fifth of them: reading all costs the planner
 * hardly more than an index, so that its choice would be left to chance.
 */
async function addYears() {
  const days = sql`generate_series(date '1996-01-01', date '2015-12-31', interval '1 day') as day`;
  await product.owner.execute(sql`insert into daily_revenue (date, total_jobs) select day, 3 from ${days}
    on conflict do nothing`);
  await product.owner.execute(sql`insert into daily_area_jobs (date, area_id, total_jobs)
    select day, id, 1 from ${days} cross join service_areas on conflict do nothing`);
}

/** Many bookings, three of each hour up to now, in a dozen areas. */
beforeAll(async () => {
  many = await openMarket(product);
  const { id } = await many.confirmed();
  for (let made = 0; made < 12; made += 1) await many.world.area({ name_en: `=Area ${made}` });
  await product.owner.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`create temporary table copies on commit drop as select uuidv7() as copy, n, ${id}::uuid as original,
      timestamptz '2025-06-01T12:00:00Z' - n / 3 * interval '1 hour' as at from generate_series(1, ${MANY}::int) as n`);
    await tx.execute(sql`insert into bookings select copied.* from copies join bookings as booking on booking.id = original,
      lateral jsonb_populate_record(booking, jsonb_build_object('id', copy, 'status', 'completed', 'completed_at', at,
        'payment_status', case when n % 7 = 0 then 'refunded' else 'captured' end, 'title', '=1+' || n,
        'area_id', (select array_agg(id order by id) from service_areas)[n * n % 29 % 13 + 1])) as copied`);
    await tx.execute(sql`insert into payments select copied.* from copies join payments as payment on booking_id = original,
      lateral jsonb_populate_record(payment, jsonb_build_object('booking_id', copy, 'created_at', at)) as copied`);
  });
  await rebuildFigures({ ctx: { db: product.owner } });
  await addYears();
  await product.owner.execute(sql`vacuum (analyze)`);
});

const PERIOD = { from: '2025-03-01', to: '2025-05-29' };
const SEARCH = `?from=${PERIOD.from}&to=${PERIOD.to}`;
const within = sql`(payments.created_at at time zone 'Africa/Cairo')::date between ${PERIOD.from} and ${PERIOD.to}`;

test('the figures of many bookings equal a full scan', async () => {
  const { figures, days, areas } = await dashboard(many, SEARCH);
  const [scan] = await product.owner
    .execute(sql`select sum(customer_total) filter (where settled)::text as total_revenue,
      sum(provider_commission + payments.platform_fee + round(subtotal * 0.08, 2)) filter (where settled)::text as business_revenue,
      sum(vat) filter (where settled)::text as vat_collected, count(*)::int as total_jobs,
      (count(*) filter (where settled))::int as completed_jobs, 0 as cancelled_jobs
    from bookings join payments on booking_id = id, lateral (select payment_status = 'captured' as settled) as s where ${within}`);
  const { avg_job_value, ...sums } = figures;
  expect(sums).toEqual(scan);
  expect(avg_job_value).toBe('538.65');
  expect(days.map(({ total_jobs }) => total_jobs)).toContain(72);
  expect(days.length).toBe(90);
  const top = await product.owner
    .execute(sql`select area_id, count(*)::int as jobs from bookings join payments on booking_id = id
    where ${within} group by area_id order by 2 desc, sum(customer_total) filter (where payment_status = 'captured') desc, 1`);
  expect(top.length).toBeGreaterThan(TOP_AREAS);
  expect(areas.map(({ area, total_jobs }) => ({ area_id: area.id, jobs: total_jobs }))).toEqual(top);
});

test('payments of a period are read page by page, oldest first, each once', async () => {
  const expected = await product.owner.execute(sql`select booking_id from payments
    where ${sql`(created_at at time zone 'Africa/Cairo')::date between '2025-05-30' and '2025-06-01'`} order by created_at, booking_id`);
  const read: z.infer<typeof AdminPayment>[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const at: string = cursor === '' ? '' : `&cursor=${cursor}`;
    const { body } = await many.ask('admin', 'GET', `${PAYMENTS}?from=2025-05-30&to=2025-06-01&limit=50${at}`);
    const page = Payments.parse(body);
    read.push(...page.items);
    cursor = page.next_cursor;
  }
  expect(read.map(({ booking_id }) => booking_id)).toEqual(expected.map(({ booking_id }) => booking_id));
  expect(read.length).toBeGreaterThan(100);
  expect(new Set(read.map(({ created_at }) => cairoDay(new Date(created_at))))).toEqual(
    new Set(['2025-05-30', '2025-05-31', '2025-06-01']),
  );
});

test('the file of payments has the whole period, its texts are no formulas, and Arabic Excel opens it', async () => {
  const { body, headers } = await many.ask('admin', 'GET', `${FILE}${SEARCH}&table=payments&language=ar`);
  const [head = '', ...lines] = z.string().parse(body).split('\r\n');
  const [{ total } = { total: 0 }] = await product.owner.execute<{ total: number }>(
    sql`select count(*)::int as total from payments where ${within}`,
  );
  expect(lines.length - 1).toBe(total);
  expect(total).toBeGreaterThan(6000);
  expect(head).toMatch(/^\uFEFF?اليوم;الساعة;العمل;مقدم الخدمة;الحالة;/);
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
  const english = await many.ask('admin', 'GET', `${FILE}?from=2025-05-29&to=2025-05-29&table=payments`);
  expect(z.string().parse(english.body).split('\r\n')[1]).toMatch(/^2025-05-29,00:\d\d,'=1\+\d+,/);
  const areas = await many.ask('admin', 'GET', `${FILE}${SEARCH}&table=areas`);
  const log = await product.owner.execute(sql`select after ->> 'table' as taken from audit_log
    where action = 'figures.export' and actor_id = ${many.admin.id} order by 1`);
  expect(log, 'each download is in the audit log').toEqual(
    ['areas', 'payments', 'payments'].map((taken) => ({ taken })),
  );
  expect(z.string().parse(areas.body).split('\r\n')[1]).toMatch(/^'=Area \d+,\d+,\d+,[\d.]+,538\.65$|^area-/);
});

test('the figures of a period read its days and areas only, and a page of payments reads one page', async () => {
  // They are gone where figures were computed again from all bookings.
  await addYears();
  await product.owner.execute(sql`vacuum (analyze)`);
  const reader = { userId: many.admin.id, isAdmin: true };
  const page = { rows: 25 };
  const last = { cursor: [Date.parse('2025-05-01T00:00:00Z'), many.admin.id] as [number, string], ...page };
  const counts = [
    await rowsReadBy(product, reader, (db) => findDays(db, PERIOD)),
    await rowsReadBy(product, reader, (db) => findAreas(db, PERIOD)),
    await rowsReadBy(product, reader, (db) => countProviders(db)),
    await rowsReadBy(product, reader, (db) => findPayments(db, PERIOD, { cursor: null, ...page })),
    await rowsReadBy(product, reader, (db) => findPayments(db, PERIOD, last)),
  ].flat();
  expect(counts.length).toBe(5);
  // Ninety days of thirteen areas, which are as many as the areas themselves.
  for (const count of counts) expect(count, `rows read: ${counts.join(', ')}`).toBeLessThan(1400);
  for (const count of counts.slice(3)) expect(count).toBeLessThan(200);
});
