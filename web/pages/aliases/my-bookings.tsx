import { createFileRoute, redirect } from '@tanstack/react-router';

/** 2.28 */
export const Route = createFileRoute('/my-bookings')({
  beforeLoad: () => {
    throw redirect({ to: '/bookings', replace: true });
  },
});
