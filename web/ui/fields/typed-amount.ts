import { fromDecimal, type Piastres } from '@hirfa/domain/payments';

const AMOUNT = /^\d{1,8}(?:\.\d{1,2})?$/;

/** What somebody types ("150" or "150.5"); null for anything else. */
export function typedAmount(text: string): Piastres | null {
  const typed = text.trim();
  if (!AMOUNT.test(typed)) return null;
  const [pounds = '0', rest = ''] = typed.split('.');
  return fromDecimal(`${pounds}.${rest.padEnd(2, '0')}`);
}
