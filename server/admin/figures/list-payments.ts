import type { AdminPayment } from '@hirfa/contract/admin';
import { periodOf, type PeriodWish } from '@hirfa/domain/admin';
import { cairoDay } from '@hirfa/domain/market';
import { linesFromDecimals, linesNow, linesToDecimals } from '@hirfa/domain/payments';
import { type Cursor, cutPage, readCursor } from '../../kernel/cursors.ts';
import { type Ctx, isRefusal, type Person } from '../../kernel/verb.ts';
import { noPeriod } from './get-dashboard.ts';
import { findPayments, type PaymentOrder, type PaymentRow } from './queries.ts';

type Wish = PeriodWish & { limit: number; cursor?: string | undefined; order?: PaymentOrder | undefined };

/** The payments of a period. 7.22 */
export async function listPayments({ ctx, input }: { ctx: Ctx<Person>; input: Wish }) {
  const period = periodOf(input, cairoDay(ctx.now));
  if (period === null) return noPeriod();
  const cursor = readCursor(input.cursor);
  if (isRefusal(cursor)) return cursor;
  const rows = await findPayments(ctx.db, period, { cursor, rows: input.limit + 1, order: input.order });
  return cutPage(rows, input.limit, viewPayment, positionOf);
}

export const positionOf = (row: PaymentRow): Cursor => [row.created_at.getTime(), row.booking_id];

function viewPayment(row: PaymentRow): AdminPayment {
  return { ...row, ...decimalsNow(row), created_at: row.created_at.toISOString() };
}

/** The lines of a payment as the books have them now. */
export function decimalsNow({ status, payment_status, ...row }: PaymentRow) {
  return linesToDecimals(linesNow(linesFromDecimals(row), { payment_status, is_cancelled: status === 'cancelled' }));
}
