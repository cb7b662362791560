import { BOOKING_STATUSES } from '@hirfa/domain/bookings';
import { LANGUAGES } from '@hirfa/domain/market';
import { PAYMENT_STATUSES } from '@hirfa/domain/payments';
import { PROVIDER_TYPES, VERIFICATION_STATUSES } from '@hirfa/domain/providers';
import * as z from 'zod';
import { ServiceArea } from '../catalogue/index.ts';
import { EXPORT_RATE, adminCall } from '../calls.ts';
import { Amount, DayText, page, pageOf } from '../lists.ts';

/**
 * One Cairo day of the marketplace (specification 3: daily revenue summary). Amounts count settled bookings only, net
 * of refunds, on the day of the payment. 3.17
 */
export const DailyRevenue = z.strictObject({
  date: DayText,
  total_revenue: Amount,
  business_revenue: Amount,
  vat_collected: Amount,
  total_jobs: z.int(),
  completed_jobs: z.int(),
  cancelled_jobs: z.int(),
});
export type DailyRevenue = z.infer<typeof DailyRevenue>;

/** The figures of a period. The average is that of completed jobs, null without one. */
export const KeyFigures = DailyRevenue.omit({ date: true }).extend({ avg_job_value: Amount.nullable() });
export type KeyFigures = z.infer<typeof KeyFigures>;

/** The jobs in person of a period in one area. 3.18 */
export const AreaSummary = z.strictObject({
  area: ServiceArea,
  total_jobs: z.int(),
  completed_jobs: z.int(),
  total_revenue: Amount,
  avg_job_value: Amount.nullable(),
});
export type AreaSummary = z.infer<typeof AreaSummary>;

/** How many providers there are of a status and a type, and the jobs that they have completed, of all time. 3.19 */
export const ProviderAnalytics = z.strictObject({
  status: z.enum(VERIFICATION_STATUSES),
  type: z.enum(PROVIDER_TYPES),
  providers: z.int(),
  completedJobs: z.int(),
});
export type ProviderAnalytics = z.infer<typeof ProviderAnalytics>;

/**
 * A payment as admins see it (specification 3: payments), with the names of its job and its provider. Its lines are
 * those that the books have now (`linesNow`), and `refunded` is what went back after it was taken. 3.7, 7.22
 */
export const AdminPayment = z.strictObject({
  booking_id: z.uuid(),
  created_at: z.iso.datetime(),
  status: z.enum(BOOKING_STATUSES),
  payment_status: z.enum(PAYMENT_STATUSES),
  title_en: z.string(),
  title_ar: z.string(),
  provider_id: z.uuid(),
  provider_name_en: z.string(),
  provider_name_ar: z.string(),
  subtotal: Amount,
  platform_fee: Amount,
  vat: Amount,
  referral_bonus: Amount,
  customer_total: Amount,
  provider_commission: Amount,
  provider_payout: Amount,
  refunded: Amount,
});
export type AdminPayment = z.infer<typeof AdminPayment>;

const Period = z.strictObject({ from: DayText, to: DayText });

/** The last `days` Cairo days up to today, or those from `from` to `to`, both included; at most 366. */
const period = { days: z.int().optional(), from: DayText.optional(), to: DayText.optional() };

/** The tables of the dashboard, each of which is also a file. */
export const FIGURE_TABLES = ['days', 'areas', 'providers', 'payments'] as const;
export type FigureTable = (typeof FIGURE_TABLES)[number];

const tags = ['admin'];

/** The figures of the dashboard. */
export const figures = {
  /**
   * The figures of a period and of the period of the same length before; its days, oldest first, empty ones included;
   * the areas with jobs, those with most first; providers by status and type. 1.4, 2.40, 3.17, 3.18, 3.19, 9.13, 9.14
   */
  getDashboard: adminCall
    .meta({ staleAfter: { any: ['revenue_changed', 'provider_changed'] } })
    .route({ method: 'GET', path: '/api/v1/admin/dashboard', summary: 'Figures of the marketplace', tags })
    .input(z.strictObject(period))
    .output(
      z.strictObject({
        period: Period,
        before: Period,
        figures: KeyFigures,
        figures_before: KeyFigures,
        days: z.array(DailyRevenue),
        areas: z.array(AreaSummary),
        providers: z.array(ProviderAnalytics),
      }),
    ),
  /** The payments of a period, oldest first unless `order` says otherwise, also those that nobody has paid. 7.22 */
  listPayments: adminCall
    .meta({ staleAfter: { any: ['revenue_changed'] } })
    .route({ method: 'GET', path: '/api/v1/admin/payments', summary: 'Payments', tags })
    .input(z.strictObject({ ...page, ...period, order: z.enum(['oldest', 'newest']).optional() }))
    .output(pageOf(AdminPayment)),
  /**
   * One table of a period as a file for spreadsheets, whole: RFC 4180 in UTF-8 with a byte order mark; in Arabic with
   * semicolons, as spreadsheets expect there.
   */
  exportFigures: adminCall
    .meta({ audit: ['figures.export'], rate: EXPORT_RATE })
    .route({
      method: 'GET',
      path: '/api/v1/admin/figures.csv',
      summary: 'Figures as CSV',
      tags,
      spec: (operation) => {
        const content = { 'text/csv': { schema: { type: 'string' as const } } };
        return { ...operation, responses: { ...operation.responses, 200: { description: 'OK', content } } };
      },
    })
    .input(z.strictObject({ ...period, table: z.enum(FIGURE_TABLES), language: z.enum(LANGUAGES).default('en') }))
    .output(z.unknown()),
};
