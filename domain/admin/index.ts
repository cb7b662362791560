export {
  averageOf,
  type Change,
  changeOf,
  MAX_PERIOD_DAYS,
  type Period,
  periodBefore,
  periodOf,
  REVENUE_WINDOW_DAYS,
  type PeriodWish,
} from './periods.ts';
