import { piastres, type PriceLines, priceLines, type Rates, ratesFromColumns } from '@hirfa/domain/payments';
import { usePriceRates } from '../kit/rare-data/price-rates.ts';

/** What the provider asks in the examples. */
const ASKED = piastres(400_00);

/** A booking at today's rates, with which the pages show what a rule means. */
export function useExample(): { lines: PriceLines; rates: Rates } {
  const rates = ratesFromColumns(usePriceRates());
  return { lines: priceLines(ASKED, rates), rates };
}
