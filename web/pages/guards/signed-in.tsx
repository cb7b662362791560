import { createFileRoute, Outlet, redirect, useMatches, useRouter } from '@tanstack/react-router';
import { createElement } from 'react';
import { rememberRefusedPath } from '../../accounts/index.ts';
import { hydrated } from '../../kit/early-presses.ts';
import { loadInside } from '../../kit/i18n.ts';
import { NeedsScripts } from '../../ui/feedback/needs-scripts.tsx';
import { PageSkeleton } from '../../ui/feedback/signed-in-skeleton.tsx';

/** The guard of signed-in pages: a visitor is sent to /, which says why, and the wanted path is remembered. 2.26 */
export const Route = createFileRoute('/_frame/_signed-in')({
  ssr: false,
  headers: () => ({ 'cache-control': 'private, no-store' }),
  beforeLoad: async ({ context: { session, i18n, language }, location, preload }) => {
    if (!session?.signedIn()) {
      if (!preload) rememberRefusedPath(location.publicHref);
      throw redirect({ to: '/' });
    }
    await loadInside(i18n, language);
    // The guards and loaders of the pages may redirect, which would change what is being hydrated.
    await hydrated;
  },
  pendingComponent: Pending,
  component: Outlet,
});

/**
 * The skeleton of the wanted page, in that of its area. It reads the matches, not the address, which the guard may
 * change.
 */
function Pending() {
  const { routesById } = useRouter();
  const routeId = useMatches({
    select: (matches) =>
      matches
        .map((match) => match.routeId)
        .find((id) => id.startsWith(`${Route.id}/`) && routesById[id].options.pendingComponent !== undefined),
  });
  const skeleton = (routeId && routesById[routeId].options.pendingComponent) ?? PageSkeleton;
  return (
    <>
      <NeedsScripts />
      <div className="noscript:hidden">{createElement(skeleton)}</div>
    </>
  );
}
