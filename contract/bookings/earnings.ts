import { EARNINGS, PACKAGE_KINDS, PRICED_WORKS } from '@hirfa/domain/bookings';
import { LANGUAGES } from '@hirfa/domain/market';
import * as z from 'zod';
import { EXPORT_RATE, providerCall } from '../calls.ts';
import { Amount, DayText, page, pageOf, SignedAmount } from '../lists.ts';
import { Earnings } from '../payments/index.ts';

/**
 * What a provider gets for the jobs of one week in Cairo. `week` is its Sunday, and a job belongs to the week of its
 * start. `pending` are jobs that are confirmed, under way or done, but not settled. 4.25, 9.17
 */
export const EarningsWeek = z.strictObject({
  week: DayText,
  pending: SignedAmount,
  settled: SignedAmount,
  jobs: z.int(),
});
export type EarningsWeek = z.infer<typeof EarningsWeek>;

/** What a provider gets for one job, as the ledger has it; a late cancellation pays a part. */
export const EarningsLine = z.strictObject({
  booking_id: z.uuid(),
  title_en: z.string(),
  title_ar: z.string(),
  starts_at: z.iso.datetime(),
  is_settled: z.boolean(),
  is_late_cancellation: z.boolean(),
  work: z.enum(PRICED_WORKS),
  /** Of a job that is a date of a package: the price is its share. */
  package: z.strictObject({ kind: z.enum(PACKAGE_KINDS), number: z.int() }).nullable(),
  hourly_rate: Amount.nullable(),
  total_hours: z.string().nullable(),
  earnings: z.strictObject({
    ...Earnings.shape,
    subtotal: SignedAmount,
    provider_commission: SignedAmount,
    provider_payout: SignedAmount,
  }),
  /** What the bank of the customer took back, and the provider bears: the payout is less by this. */
  charged_back: Amount,
  /** What the customer pays in cash, or has paid: the payout is less by this, too. */
  in_cash: Amount,
});
export type EarningsLine = z.infer<typeof EarningsLine>;

const tags = ['bookings'];

/** The earnings of the calling provider, who may be suspended. */
export const earnings = {
  /**
   * The weeks from that of the day `from`, also those without a job. By default the last ones, up to the present week.
   */
  getEarnings: providerCall
    .meta({ staleAfter: { any: ['booking_changed'] } })
    .route({ method: 'GET', path: '/api/v1/provider/earnings', summary: 'My earnings by week', tags })
    .input(
      z.strictObject({
        from: DayText.optional(),
        weeks: z.int().min(1).max(EARNINGS.maxWeeks).default(EARNINGS.weeks),
      }),
    )
    .output(z.strictObject({ items: z.array(EarningsWeek) })),
  /** The jobs of the week of a day, in the order of their start. */
  listEarnings: providerCall
    .meta({ staleAfter: { any: ['booking_changed'] } })
    .route({ method: 'GET', path: '/api/v1/provider/earnings/lines', summary: 'My earnings of a week', tags })
    .input(z.strictObject({ ...page, week: DayText }))
    .output(pageOf(EarningsLine)),
  /**
   * The jobs of some days, both included, as a file for spreadsheets: RFC 4180 in UTF-8 with a byte order mark; in
   * Arabic with semicolons, as spreadsheets expect there. `to` is at most `EARNINGS.maxFileDays` days after `from`.
   */
  exportEarnings: providerCall
    .meta({ rate: EXPORT_RATE })
    .route({
      method: 'GET',
      path: '/api/v1/provider/earnings.csv',
      summary: 'My earnings as CSV',
      tags,
      spec: (operation) => {
        const content = { 'text/csv': { schema: { type: 'string' as const } } };
        return { ...operation, responses: { ...operation.responses, 200: { description: 'OK', content } } };
      },
    })
    .input(z.strictObject({ from: DayText, to: DayText, language: z.enum(LANGUAGES).default('en') }))
    .output(z.unknown()),
};
