import { KeyFigures, AreaSummary } from '@hirfa/contract/admin';
import { TOP_AREAS } from '@hirfa/domain/admin';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { copyBookings, scanFigures } from '../../testing/figures/many-bookings.ts';
import { openMarket } from '../../testing/market.ts';
import { useProduct } from '../../testing/product.ts';
import { rebuildFigures } from './rebuild-figures.ts';

const product = useProduct('demo');
const Dashboard = z.object({
  period: z.object({ from: z.string(), to: z.string() }),
  figures: KeyFigures,
  areas: z.array(AreaSummary),
});

test('the dashboard of 20 000 bookings equals a full scan, before and after a rebuild', async () => {
  // The copies are of the days before this run.
  product.clock.now = new Date();
  await copyBookings(product.owner, 20_000);
  expect(await rebuildFigures({ ctx: { db: product.owner } })).toBeGreaterThanOrEqual(20_000);
  const market = await openMarket(product);
  await market.request();
  for (const days of [7, 30, 90, 366]) {
    const answer = await market.ask('admin', 'GET', `/api/v1/admin/dashboard?days=${days}`);
    const { period, figures, areas } = Dashboard.parse(answer.body);
    const scanned = await scanFigures(product.owner, period);
    expect(figures).toEqual(scanned.figures);
    expect(areas.map(({ area, ...row }) => ({ area_id: area.id, ...row }))).toEqual(scanned.areas);
    expect([figures.total_jobs > days * 20, areas.length > TOP_AREAS]).toEqual([true, true]);
  }
  expect(await rebuildFigures({ ctx: { db: product.owner } })).toBe(0);
});
