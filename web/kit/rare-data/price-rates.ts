import { useSuspenseQuery } from '@tanstack/react-query';
import type { Orpc } from '../orpc.ts';
import { rareData } from './rare-data.ts';
import { useOrpc } from '../use-orpc.ts';

/** The rates of prices that visitors know. */
export function priceRatesQuery(orpc: Orpc) {
  return { ...orpc.payments.getPriceRates.queryOptions({ input: {} }), ...rareData };
}

/** Today's rates, which the loader of the page has read. */
export function usePriceRates() {
  return useSuspenseQuery(priceRatesQuery(useOrpc())).data;
}
