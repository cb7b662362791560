import { createFileRoute, redirect } from '@tanstack/react-router';

/** 2.3 */
export const Route = createFileRoute('/sign-in')({
  validateSearch: (search: Record<string, unknown>): { mode?: 'signin' | 'signup' } =>
    search.mode === 'signup' ? { mode: 'signup' } : { mode: 'signin' },
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/auth', search, replace: true });
  },
});
