import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { pageOptions } from './page-options.ts';

export const Route = createFileRoute('/_frame/contact')(
  pageOptions({
    path: '/contact',
    title: msg`Contact · Hirfa`,
    description: msg`How to reach a person at Hirfa, and when our team answers.`,
    page: 'ContactPage',
  }),
);
