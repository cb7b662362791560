import type { DailyRevenue } from '@hirfa/contract/admin';
import { addDays, cairoDay } from '@hirfa/domain/market';
import { fromDecimal, piastres, toDecimal } from '@hirfa/domain/payments';
import { REVENUE_WINDOW_DAYS } from '@hirfa/domain/admin';
import { type Ctx, type Person, refuse } from '../kernel/verb.ts';
import { findRevenueSince } from './queries.ts';

const NOTHING = {
  total_revenue: '0.00',
  business_revenue: '0.00',
  vat_collected: '0.00',
  total_jobs: 0,
  completed_jobs: 0,
  cancelled_jobs: 0,
};
type Figures = typeof NOTHING;

/** The last 30 Cairo days including today, with their totals. */
export async function listDailyRevenue({ ctx }: { ctx: Ctx<Person> }) {
  if (!ctx.actor.roles.includes('admin')) return refuse('admin_required');
  const first = addDays(cairoDay(ctx.now), 1 - REVENUE_WINDOW_DAYS);
  const days = Array.from({ length: REVENUE_WINDOW_DAYS }, (_, index) => addDays(first, index));
  const known = new Map((await findRevenueSince(ctx.db, first)).map((row) => [row.date, row]));
  const items: DailyRevenue[] = days.map((date) => known.get(date) ?? { date, ...NOTHING });
  return { items, totals: items.reduce(add, NOTHING) };
}

function add(sum: Figures, day: Figures): Figures {
  const money = (name: 'total_revenue' | 'business_revenue' | 'vat_collected') =>
    toDecimal(piastres(fromDecimal(sum[name]) + fromDecimal(day[name])));
  return {
    total_revenue: money('total_revenue'),
    business_revenue: money('business_revenue'),
    vat_collected: money('vat_collected'),
    total_jobs: sum.total_jobs + day.total_jobs,
    completed_jobs: sum.completed_jobs + day.completed_jobs,
    cancelled_jobs: sum.cancelled_jobs + day.cancelled_jobs,
  };
}
