import { createFileRoute, redirect } from '@tanstack/react-router';

/** Without its parameters the address redirects to the home page. 2.23 */
export const Route = createFileRoute('/category')({
  beforeLoad: () => {
    throw redirect({ to: '/', replace: true });
  },
});
