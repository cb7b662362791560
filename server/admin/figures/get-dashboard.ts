import type { DailyRevenue, KeyFigures, ProviderAnalytics } from '@hirfa/contract/admin';
import { averageOf, type Period, periodBefore, periodOf, type PeriodWish } from '@hirfa/domain/admin';
import { addDays, cairoDay } from '@hirfa/domain/market';
import { fromDecimal, piastres, toDecimal } from '@hirfa/domain/payments';
import { PROVIDER_TYPES, VERIFICATION_STATUSES } from '@hirfa/domain/providers';
import { type Ctx, type Person, refuseField } from '../../kernel/verb.ts';
import { countProviders, findAreas, findDays } from './queries.ts';

const NOTHING = {
  total_revenue: '0.00',
  business_revenue: '0.00',
  vat_collected: '0.00',
  total_jobs: 0,
  completed_jobs: 0,
  cancelled_jobs: 0,
};
type Figures = typeof NOTHING;

/** The figures of a period beside those of the period before. */
export async function getDashboard({ ctx, input }: { ctx: Ctx<Person>; input: PeriodWish }) {
  const period = periodOf(input, cairoDay(ctx.now));
  if (period === null) return noPeriod();
  const before = periodBefore(period);
  const [found, areas, counted] = await Promise.all([
    findDays(ctx.db, { from: before.from, to: period.to }),
    findAreas(ctx.db, period),
    countProviders(ctx.db),
  ]);
  const known = new Map(found.map((row) => [row.date, row]));
  const [days, daysBefore] = [allDays(period, known), allDays(before, known)];
  const [figures, figures_before] = [sumOf(days), sumOf(daysBefore)];
  return { period, before, figures, figures_before, days, areas, providers: allProviders(counted) };
}

export const noPeriod = () => refuseField('to', 'days, or from and to, have to be a period of 1 to 366 days');

function allDays({ from, to }: Period, known: ReadonlyMap<string, DailyRevenue>): DailyRevenue[] {
  const days: DailyRevenue[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) days.push(known.get(date) ?? { date, ...NOTHING });
  return days;
}

function sumOf(days: readonly Figures[]): KeyFigures {
  const jobs = (name: 'total_jobs' | 'completed_jobs' | 'cancelled_jobs') =>
    days.reduce((sum, day) => sum + day[name], 0);
  const money = (name: 'total_revenue' | 'business_revenue' | 'vat_collected') =>
    toDecimal(piastres(days.reduce((sum, day) => sum + fromDecimal(day[name]), 0)));
  const [total_revenue, completed_jobs] = [money('total_revenue'), jobs('completed_jobs')];
  return {
    total_revenue,
    business_revenue: money('business_revenue'),
    vat_collected: money('vat_collected'),
    total_jobs: jobs('total_jobs'),
    completed_jobs,
    cancelled_jobs: jobs('cancelled_jobs'),
    avg_job_value: averageOf(total_revenue, completed_jobs),
  };
}

/** Every status and type, also those of nobody. */
function allProviders(counted: readonly ProviderAnalytics[]): ProviderAnalytics[] {
  return VERIFICATION_STATUSES.flatMap((status) =>
    PROVIDER_TYPES.map(
      (type) =>
        counted.find((row) => row.status === status && row.type === type) ?? {
          status,
          type,
          providers: 0,
          completedJobs: 0,
        },
    ),
  );
}
