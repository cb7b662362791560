import { auditLog } from './audit-log.ts';
import { figures } from './figures.ts';
import { outbox } from './outbox.ts';
import { queue } from './queue.ts';
import { search } from './search.ts';
import { settings } from './settings.ts';
import { tables } from './tables.ts';
import { testTools } from './test-tools.ts';
import { work } from './work.ts';

export { AdminSearchResult } from './search.ts';
export {
  AdminPayment,
  AreaSummary,
  DailyRevenue,
  FIGURE_TABLES,
  type FigureTable,
  KeyFigures,
  ProviderAnalytics,
} from './figures.ts';
export { Deletion, type KeptBooking, type TestTools } from './test-tools.ts';
export { OpenedMail, OutboxMail } from './outbox.ts';
export { LaterDecision, type NewLaterDecision, QueueCounts, QueueItem } from './queue.ts';
export { Settings } from './settings.ts';
export type { AdminTable, NewAdminFile } from './tables.ts';
export { JobKind, WebhookRecord } from './work.ts';

/** Figures and lists for admins (specification 6.5). */
export const admin = {
  ...auditLog,
  ...outbox,
  ...figures,
  ...queue,
  ...search,
  ...work,
  ...settings,
  ...tables,
  ...testTools,
};
