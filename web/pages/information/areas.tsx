import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { AreasPage, citiesQuery } from '../../information/index.ts';
import { pageOptions } from './page-options.ts';

export const Route = createFileRoute('/_frame/areas')({
  ...pageOptions({
    path: '/areas',
    title: msg`Areas where we work · Hirfa`,
    description: msg`The areas of Cairo, Giza and Alexandria in which providers of Hirfa come to you.`,
    load: (queryClient, orpc) => queryClient.ensureQueryData(citiesQuery(orpc)),
  }),
  component: AreasPage,
});
