import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ContactPage, contactQuery } from '../../information/index.ts';
import { pageOptions } from './page-options.ts';

export const Route = createFileRoute('/_frame/contact')({
  ...pageOptions({
    path: '/contact',
    title: msg`Contact · Hirfa`,
    description: msg`How to reach a person at Hirfa, and when our team answers.`,
    load: (queryClient, orpc) => queryClient.ensureQueryData(contactQuery(orpc)),
  }),
  component: ContactPage,
});
