import { fromDecimal, type Piastres } from '@hirfa/domain/payments';
import { priceProblem } from '@hirfa/domain/providers';
import { asAmount } from '../../ui/fields/typed-text.ts';

/** The price that a visitor typed on any keyboard; null for what is no price of a service. */
export function askedPrice(typed: string): Piastres | null {
  const price = asAmount(typed);
  return priceProblem(price) === null ? fromDecimal(Number(price).toFixed(2)) : null;
}
