import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { pageOptions } from './page-options.ts';

export const Route = createFileRoute('/_frame/refund-policy')(
  pageOptions({
    path: '/refund-policy',
    title: msg`Refunds: what you get back · Hirfa`,
    description: msg`What you get back when you cancel, when the provider does not come, and when the money is there, with amounts.`,
    page: 'RefundPage',
  }),
);
