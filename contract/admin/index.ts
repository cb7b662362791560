import { AUTH_ALERTS, AUTH_EVENTS } from '@hirfa/domain/accounts';
import * as z from 'zod';
import { adminCall } from '../calls.ts';
import { auditLog } from './audit-log.ts';
import { bookings } from './bookings.ts';
import { figures } from './figures.ts';
import { outbox } from './outbox.ts';
import { people } from './people.ts';
import { queue } from './queue.ts';
import { settings } from './settings.ts';
import { tables } from './tables.ts';
import { testTools } from './test-tools.ts';
import { work } from './work.ts';

export { AdminBooking, AdminSearchResult, BookingSummary } from './bookings.ts';
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
export { Person, type PersonBooking, PersonSummary } from './people.ts';
export { LaterDecision, type NewLaterDecision, QueueCounts, QueueItem } from './queue.ts';
export { type CatalogueChange, type CatalogueEntry, WholeCatalogue } from '../catalogue/index.ts';
export { type HoursSetting, type RateSetting, Settings } from './settings.ts';
export type { AdminTable, NewAdminFile } from './tables.ts';
export { JobKind, WebhookRecord } from './work.ts';
export { AuditRecord } from '../audit.ts';
export { Applicant, type ApplicantDocument, ProviderProfile } from '../providers/index.ts';

/** Sign-in statistics of the last 24 hours; rates are from 0 to 1. 9.11, 9.12 */
export const AuthStatistics = z.strictObject({
  counts: z.record(z.enum(AUTH_EVENTS), z.int()),
  error_rate: z.number(),
  /** Null where nobody tried to sign in. */
  sign_in_success: z.number().nullable(),
  alerts: z.array(z.enum(AUTH_ALERTS)),
  /** When each type of event happened last; types that did not happen are left out. */
  last: z.array(z.strictObject({ type: z.enum(AUTH_EVENTS), at: z.iso.datetime() })),
});
export type AuthStatistics = z.infer<typeof AuthStatistics>;

/** Figures and lists for admins (specification 6.5). */
export const admin = {
  ...auditLog,
  ...outbox,
  ...figures,
  ...people,
  ...queue,
  ...bookings,
  ...work,
  ...settings,
  ...tables,
  ...testTools,
  getAuthStatistics: adminCall
    .route({ method: 'GET', path: '/api/v1/admin/auth-statistics', summary: 'Sign-in statistics', tags: ['admin'] })
    .input(z.strictObject({}))
    .output(AuthStatistics),
};
