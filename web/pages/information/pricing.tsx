import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { pageOptions } from './page-options.ts';

export const Route = createFileRoute('/_frame/pricing')(
  pageOptions({
    path: '/pricing',
    title: msg`Prices: what you pay · Hirfa`,
    description: msg`What is in a price on Hirfa, an example with every line, when your card is charged, and what costs nothing.`,
    page: 'PricingPage',
  }),
);
