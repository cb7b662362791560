import { MONTH, type Month } from '@hirfa/domain/payments';

/** Which month of the books a page shows; without one that of today. */
interface MonthSearch {
  month?: Month;
}

/** The month of an address, which may have any text. */
export const monthIn = ({ month }: Record<string, unknown>): MonthSearch =>
  typeof month === 'string' && MONTH.test(month) ? { month } : {};
