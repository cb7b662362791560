import { createFileRoute, redirect } from '@tanstack/react-router';

/** 2.25 */
export const Route = createFileRoute('/onboarding/provider')({
  beforeLoad: () => {
    throw redirect({ to: '/onboarding/community', replace: true });
  },
});
