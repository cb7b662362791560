import { movedTo } from '@hirfa/domain/screens';
import { t } from '@lingui/core/macro';
import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import { NotFound } from './not-found.tsx';

/** Addresses without a page, within the frame of the site. The server redirects those that have moved before. */
export const Route = createFileRoute('/_frame/$')({
  beforeLoad: ({ location: { pathname } }) => {
    const now = movedTo(pathname);
    if (now === undefined) throw notFound();
    throw redirect({ to: '/$', params: { _splat: now.slice(1) }, search: true, replace: true });
  },
  head: ({ match }) => ({ meta: [{ title: t(match.context.i18n)`Page not found` }] }),
  notFoundComponent: NotFound,
});
