import { t } from '@lingui/core/macro';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { NotFound } from './not-found.tsx';

/** Addresses without a page, within the frame of the site. */
export const Route = createFileRoute('/_frame/$')({
  beforeLoad: () => {
    throw notFound();
  },
  head: ({ match }) => ({ meta: [{ title: t(match.context.i18n)`Page not found` }] }),
  notFoundComponent: NotFound,
});
