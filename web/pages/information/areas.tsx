import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { pageOptions } from './page-options.ts';

export const Route = createFileRoute('/_frame/areas')(
  pageOptions({
    path: '/areas',
    title: msg`Areas where we work · Hirfa`,
    description: msg`The areas of Cairo, Giza and Alexandria in which providers of Hirfa come to you.`,
    page: 'AreasPage',
  }),
);
