import { createFileRoute, redirect } from '@tanstack/react-router';

/** 2.18 */
export const Route = createFileRoute('/verify-email')({
  beforeLoad: () => {
    throw redirect({ to: '/', replace: true });
  },
});
