import type { QueueItem } from '@hirfa/contract/admin';
import {
  fromDecimal,
  linesFromDecimals,
  linesToDecimals,
  piastres,
  type Piastres,
  ratesFromColumns,
  refundOf,
  splitLines,
  subtotalAfterRefund,
  toDecimal,
} from '@hirfa/domain/payments';

export type DecideLines = Priced['lines'];
type Priced = Pick<Extract<QueueItem, { kind: 'dispute' }>, 'lines' | 'rates'>;

/** All lines where so much of the price stays, and what goes back then; null where it is more than the price. */
export function splitAt({ lines, rates }: Priced, subtotal: Piastres) {
  const present = linesFromDecimals(lines);
  if (subtotal > present.subtotal) return null;
  const kept = splitLines(present, ratesFromColumns(rates), subtotal);
  return { kept: linesToDecimals(kept), refund: toDecimal(refundOf(present, kept)) };
}

/**
 * What goes back of the cash that was paid, where these lines stay; null where it is more than the price, or less than
 * stays.
 */
export function backOfCash({ lines }: Priced, kept: DecideLines, collected: Piastres | null): string | null {
  if (collected === null || collected > fromDecimal(lines.customer_total)) return null;
  const back = collected - fromDecimal(kept.customer_total);
  return back < 0 ? null : toDecimal(piastres(back));
}

/** How much of the price stays for a refund: never less goes back than was typed. */
export function subtotalFor({ lines, rates }: Priced, refund: Piastres): Piastres {
  return subtotalAfterRefund(linesFromDecimals(lines), ratesFromColumns(rates), refund);
}

/** A share of the price in hundredths, and which one an amount is. */
export function subtotalOf({ lines }: Priced, percent: number): Piastres {
  return piastres(Math.round((fromDecimal(lines.subtotal) * percent) / 100));
}
export function percentOf({ lines }: Priced, subtotal: Piastres): number {
  return Math.round((subtotal / fromDecimal(lines.subtotal)) * 100);
}
