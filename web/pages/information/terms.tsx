import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { contactQuery, TermsPage } from '../../information/index.ts';
import { priceRatesQuery } from '../../kit/rare-data/price-rates.ts';
import { pageOptions } from './page-options.ts';

export const Route = createFileRoute('/_frame/terms')({
  ...pageOptions({
    path: '/terms',
    title: msg`Terms of use · Hirfa`,
    description: msg`What customers, providers and Hirfa promise each other: booking, price, cancelling, the job and what we answer for.`,
    load: (queryClient, orpc) =>
      Promise.all([
        queryClient.ensureQueryData(priceRatesQuery(orpc)),
        queryClient.ensureQueryData(contactQuery(orpc)),
      ]),
  }),
  component: TermsPage,
});
