import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { pageOptions } from './page-options.ts';

export const Route = createFileRoute('/_frame/terms')(
  pageOptions({
    path: '/terms',
    title: msg`Terms of use · Hirfa`,
    description: msg`What customers, providers and Hirfa promise each other: booking, price, cancelling, the job and what we answer for.`,
    page: 'TermsPage',
  }),
);
