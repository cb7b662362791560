import { DailyRevenue, ProviderProfile } from '@hirfa/contract/admin';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { refusalOf } from '../testing/calls.ts';
import { openMarket } from '../testing/market.ts';
import { useProduct } from '../testing/product.ts';
import { rebuildFigures } from './rebuild-figures.ts';

const product = useProduct();
const Revenue = z.strictObject({ items: z.array(DailyRevenue), totals: DailyRevenue.omit({ date: true }) });

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
  const answer = await market.ask('admin', 'GET', '/api/v1/admin/revenue');
  const { items, totals } = Revenue.parse(answer.body);
  expect([items.length, items.at(-1)?.date]).toEqual([30, '2026-11-23']);
  // 450.00 + 5 % + 14 %. Our revenue: commission 112.50, fee 22.50, and 36.00 as 8 % of the subtotal.
  expect(items.find(({ date }) => date === '2026-11-21')).toEqual({
    date: '2026-11-21',
    total_revenue: '538.65',
    business_revenue: '171.00',
    vat_collected: '66.15',
    total_jobs: 2,
    completed_jobs: 1,
    cancelled_jobs: 1,
  });
  expect(totals).toMatchObject({ total_revenue: '538.65', total_jobs: 2 });
  const kept = [...(await product.owner.execute(sql`select * from daily_revenue order by date`))];
  expect(await rebuildFigures({ ctx: { db: product.owner } })).toBe(0);
  expect([...(await product.owner.execute(sql`select * from daily_revenue order by date`))]).toEqual(kept);
  product.clock.now = bookedOn;
});

test('only admins can list providers by status', async () => {
  const market = await openMarket(product);
  const category = await market.world.category();
  const applicant = await market.world.provider(category, { verification_status: 'pending' });
  const area = await market.world.area({ name_en: 'Maadi' });
  await market.world.worksIn(applicant, area);
  const list = async (status_filter: string) =>
    z
      .array(ProviderProfile)
      .parse(
        (await market.ask('admin', 'POST', '/rest/v1/rpc/admin_get_all_provider_profiles', { status_filter })).body,
      );
  const pending = (await list('pending')).find(({ id }) => id === applicant.id);
  expect(pending).toMatchObject({ category: { slug: category.slug }, areas: [{ id: area.id, name_en: 'Maadi' }] });
  expect((await list('verified')).map(({ id }) => id)).toContain(market.provider.id);
  expect((await list('rejected')).map(({ id }) => id)).not.toContain(applicant.id);
  for (const who of ['customer', 'provider'] as const) {
    const answers = [
      await market.ask(who, 'GET', '/api/v1/admin/revenue'),
      await market.ask(who, 'POST', '/rest/v1/rpc/admin_get_all_provider_profiles', { status_filter: 'pending' }),
    ];
    expect(answers.map((answer) => [answer.status, refusalOf(answer)])).toEqual([
      [403, 'admin_required'],
      [403, 'admin_required'],
    ]);
  }
});

test('the list of providers by status is read page by page, and a header has their number', async () => {
  const market = await openMarket(product);
  const category = await market.world.category();
  for (let made = 0; made < 7; made += 1) await market.world.provider(category, { verification_status: 'rejected' });
  const page = async (range: object) => {
    const input = { status_filter: 'rejected', ...range };
    const answer = await market.ask('admin', 'POST', '/rest/v1/rpc/admin_get_all_provider_profiles', input);
    const items = z.array(ProviderProfile).parse(answer.body);
    return { ids: items.map(({ id }) => id), range: answer.headers.get('content-range') };
  };
  const [all, first, last, none] = [
    await page({}),
    await page({ limit: 3 }),
    await page({ limit: 3, offset: 6 }),
    await page({ offset: 50 }),
  ];
  expect([all.range, first.range, last.range, none.range]).toEqual(['0-6/7', '0-2/7', '6-6/7', '*/7']);
  expect([first.ids, last.ids, none.ids]).toEqual([all.ids.slice(0, 3), all.ids.slice(6), []]);
  const tooMany = await market.ask('admin', 'POST', '/rest/v1/rpc/admin_get_all_provider_profiles', {
    status_filter: 'rejected',
    limit: 101,
  });
  expect(refusalOf(tooMany)).toBe('invalid_input');
});
