import { useSuspenseQuery } from '@tanstack/react-query';
import { useOrpc } from '../../kit/use-orpc.ts';
import { priceRatesQuery } from '../queries.ts';

/** Today's rates, which the loader of the page has read. */
export function useRates() {
  return useSuspenseQuery(priceRatesQuery(useOrpc())).data;
}
