import { NO_LINES, type PriceLines } from './price-lines.ts';
import type { PaymentStatus } from './statuses.ts';

/** What the lines of a payment depend on, besides what was booked. */
interface Outcome {
  payment_status: PaymentStatus;
  /** Whether its booking is cancelled. */
  is_cancelled: boolean;
}

/**
 * The lines of a payment as they are now: what the books have, or will have if nothing is decided meanwhile. All of
 * them are zero once everything went back, and where a booking ended before money was taken. The row of a payment keeps
 * what was booked in both cases; after a partial refund it has what is left. 3.7
 */
export function linesNow(booked: PriceLines, { payment_status, is_cancelled }: Outcome): PriceLines {
  switch (payment_status) {
    case 'captured':
    case 'partially_refunded':
    case 'charged_back':
      return booked;
    case 'refunded':
    case 'voided':
      return NO_LINES;
    case 'pending':
    case 'authorized':
    case 'failed':
      return is_cancelled ? NO_LINES : booked;
  }
}
