import { createFileRoute, redirect } from '@tanstack/react-router';

/** The tab becomes the first part of the path; trusted_essentials becomes trusted. 2.21, 2.22 */
export const Route = createFileRoute('/category/$categorySlug/$tab')({
  beforeLoad: ({ params: { categorySlug, tab } }) => {
    if (tab === 'trusted' || tab === 'trusted_essentials') {
      throw redirect({ to: '/trusted/$categorySlug', params: { categorySlug }, replace: true });
    }
    if (tab === 'community')
      throw redirect({ to: '/community/$categorySlug', params: { categorySlug }, replace: true });
    throw redirect({ to: '/$', params: { _splat: `${tab}/${categorySlug}` }, replace: true });
  },
});
