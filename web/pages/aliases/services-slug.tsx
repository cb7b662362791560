import { createFileRoute, redirect } from '@tanstack/react-router';

/** 2.19 */
export const Route = createFileRoute('/services/$serviceSlug')({
  beforeLoad: ({ params: { serviceSlug } }) => {
    throw redirect({ to: '/service/$serviceSlug', params: { serviceSlug }, replace: true });
  },
});
