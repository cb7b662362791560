import { createFileRoute, redirect } from '@tanstack/react-router';

/** Without its parameters the address leads home. 2.23 */
export const Route = createFileRoute('/category')({
  beforeLoad: () => {
    throw redirect({ to: '/', replace: true });
  },
});
