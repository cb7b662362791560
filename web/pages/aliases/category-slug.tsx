import { createFileRoute, redirect } from '@tanstack/react-router';

/** Without its tab the address redirects to the home page. 2.23 */
export const Route = createFileRoute('/category/$categorySlug')({
  beforeLoad: () => {
    throw redirect({ to: '/', replace: true });
  },
});
