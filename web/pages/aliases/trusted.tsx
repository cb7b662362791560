import { createFileRoute, redirect } from '@tanstack/react-router';

/** 2.24 */
export const Route = createFileRoute('/trusted/$categorySlug')({
  beforeLoad: ({ params: { categorySlug } }) => {
    throw redirect({ to: '/community/$categorySlug', params: { categorySlug }, replace: true });
  },
});
