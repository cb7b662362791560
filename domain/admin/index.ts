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
  TOP_AREAS,
} from './periods.ts';
export {
  type LaterDecisionOf,
  laterDecisions,
  MOST_COUNTED,
  QUEUE_KINDS,
  queueDeadline,
  type QueueKind,
  UNDO_MS,
  waitingSince,
} from './queue.ts';
