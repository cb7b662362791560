import { CURRENCY, linesToDecimals, type PriceLines, type Rates, ratesToColumns } from '@hirfa/domain/payments';
import type { payments } from './tables.ts';

interface NewPayment {
  booking_id: string;
  provider_id: string;
  payer_id: string;
  lines: PriceLines;
  rates: Rates;
  created_at: Date;
  /** The first booking of its package. */
  package_id?: string;
}

/** The payment of a new booking, which is inserted with it. */
export function newPayment({ lines, rates, package_id, ...payment }: NewPayment): typeof payments.$inferSelect {
  return {
    ...payment,
    ...linesToDecimals(lines),
    ...ratesToColumns(rates),
    currency: CURRENCY,
    rail_state: 'none',
    held: '0.00',
    refused: '0.00',
    taken: '0.00',
    taken_of_lines: '0.00',
    package_id: package_id ?? null,
    is_cash: false,
    collected: null,
    released_at: null,
  };
}
