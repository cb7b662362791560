import type { FigureTable } from '@hirfa/contract/admin';
import { type Period, periodOf, type PeriodWish } from '@hirfa/domain/admin';
import { cairoDay, cairoMinute, type Language, textIn } from '@hirfa/domain/market';
import { FIGURES_FILE } from '@hirfa/templates/admin';
import { csvIn } from '../../kernel/csv.ts';
import type { Cursor } from '../../kernel/cursors.ts';
import { streamOf } from '../../kernel/stream-of.ts';
import { type AdminCtx, type Ctx, isRefusal, type Person, type Refusal } from '../../kernel/verb.ts';
import { newId } from '../../platform/ids.ts';
import { getDashboard, noPeriod } from './get-dashboard.ts';
import { decimalsNow, positionOf } from './list-payments.ts';
import { findPayments, type PaymentRow } from './queries.ts';

/** How many payments are read in one transaction. */
const AT_ONCE = 500;

/** Reads in a transaction of the person. */
type Read = <Answer>(
  work: (ctx: Ctx<Person>) => Promise<Answer>,
) => Promise<Answer | Refusal<'authentication_required'>>;

type Wish = PeriodWish & { table: FigureTable; language: Language };

/** One table of the dashboard as CSV; payments are read while the client takes them. */
export async function exportFigures({ ctx: { person }, input }: { ctx: { person: Read }; input: Wish }) {
  const { table, language } = input;
  const dashboard = await person(async (ctx) => ({ read: await getDashboard({ ctx, input }), now: ctx.now }));
  if (isRefusal(dashboard)) return dashboard;
  if (isRefusal(dashboard.read)) return dashboard.read;
  const period = periodOf(input, cairoDay(dashboard.now));
  if (period === null) return noPeriod();
  const rows =
    table === 'payments' ? paymentRows(person, period, language) : figureRows(dashboard.read, table, language);
  return streamOf(recordsOf(rows, table, language));
}

/** That somebody took a table away is in the audit log. */
export async function noteFile({ ctx, input }: { ctx: AdminCtx; input: Wish }) {
  const entry = { action: 'figures.export' as const, entity_type: 'figures', entity_id: newId(ctx.now.getTime()) };
  await ctx.audit({ ...entry, before: {}, after: { ...input } });
  return {};
}

async function* recordsOf(
  batches: AsyncIterable<string[][]> | Iterable<string[][]>,
  table: FigureTable,
  language: Language,
): AsyncGenerator<string, void> {
  const csv = csvIn(language);
  yield csv.head(FIGURES_FILE[language][table]);
  for await (const rows of batches) yield rows.map((row) => csv.record(row)).join('');
}

type Dashboard = Exclude<Awaited<ReturnType<typeof getDashboard>>, Refusal>;

function figureRows(
  { days, areas, providers }: Dashboard,
  table: Exclude<FigureTable, 'payments'>,
  language: Language,
): string[][][] {
  const { status, type } = FIGURES_FILE[language];
  const text = (row: readonly (string | number | null)[]) => row.map((field) => String(field ?? ''));
  const rows = {
    days: () =>
      days.map((day) => [
        day.date,
        day.total_revenue,
        day.business_revenue,
        day.vat_collected,
        day.total_jobs,
        day.completed_jobs,
        day.cancelled_jobs,
      ]),
    areas: () =>
      areas.map((row) => [
        textIn(row.area, 'name', language),
        row.total_jobs,
        row.completed_jobs,
        row.total_revenue,
        row.avg_job_value,
      ]),
    providers: () => providers.map((row) => [status[row.status], type[row.type], row.providers, row.completedJobs]),
  };
  return [rows[table]().map(text)];
}

async function* paymentRows(person: Read, period: Period, language: Language): AsyncGenerator<string[][], void> {
  let cursor: Cursor | null = null;
  for (;;) {
    const at: Cursor | null = cursor;
    const rows = await person(({ db }) => findPayments(db, period, { cursor: at, rows: AT_ONCE }));
    if (isRefusal(rows)) throw new Error('the session ended while payments were read');
    yield rows.map((row) => fieldsOf(row, language));
    const last = rows.at(-1);
    if (rows.length < AT_ONCE || last === undefined) return;
    cursor = positionOf(last);
  }
}

function fieldsOf(row: PaymentRow, language: Language): string[] {
  const minute = cairoMinute(row.created_at);
  const lines = decimalsNow(row);
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return [
    cairoDay(row.created_at),
    `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`,
    textIn(row, 'title', language),
    textIn(row, 'provider_name', language),
    FIGURES_FILE[language].payment[row.payment_status],
    lines.subtotal,
    lines.platform_fee,
    lines.vat,
    lines.referral_bonus,
    lines.customer_total,
    lines.provider_commission,
    lines.provider_payout,
    row.refunded,
    row.booking_id,
  ];
}
