import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { pageOptions } from './page-options.ts';

export const Route = createFileRoute('/_frame/safety')(
  pageOptions({
    path: '/safety',
    title: msg`Safety · Hirfa`,
    description: msg`Whom Hirfa checks and how, what protects you in a booking, and whom to call in an emergency.`,
    page: 'SafetyPage',
  }),
);
