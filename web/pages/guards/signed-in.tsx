import { createFileRoute, Outlet, redirect } from '@tanstack/react-router';
import { rememberRefusedPath } from '../../accounts/index.ts';
import { loadInside } from '../../kit/i18n.ts';
import { SignedInSkeleton } from '../../ui/feedback/signed-in-skeleton.tsx';

/** The guard of signed-in pages: a visitor is sent to /, which says why, and the wanted path is remembered. 2.26 */
export const Route = createFileRoute('/_frame/_signed-in')({
  ssr: false,
  headers: () => ({ 'cache-control': 'private, no-store' }),
  beforeLoad: async ({ context: { session, i18n, language }, location, preload }) => {
    if (session?.signedIn()) return loadInside(i18n, language);
    if (!preload) rememberRefusedPath(location.publicHref);
    throw redirect({ to: '/' });
  },
  pendingComponent: SignedInSkeleton,
  component: Outlet,
});
