import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { PricingPage } from '../../information/index.ts';
import { priceRatesQuery } from '../../kit/rare-data/price-rates.ts';
import { pageOptions } from './page-options.ts';

export const Route = createFileRoute('/_frame/pricing')({
  ...pageOptions({
    path: '/pricing',
    title: msg`Prices: what you pay · Hirfa`,
    description: msg`What is in a price on Hirfa, an example with every line, when your card is charged, and what costs nothing.`,
    load: (queryClient, orpc) => queryClient.ensureQueryData(priceRatesQuery(orpc)),
  }),
  component: PricingPage,
});
