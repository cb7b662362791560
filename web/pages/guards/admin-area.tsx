import { createFileRoute, Outlet, useLocation, useMatches, useNavigate, useRouter } from '@tanstack/react-router';
import { createElement } from 'react';
import { SignOutButton } from '../../accounts/index.ts';
import { AdminFrame, AdminFrameSkeleton, AdminGate, AdminPageSkeleton, SearchEverything } from '../../admin/index.ts';
import { ADMIN_PAGES } from './admin-pages.ts';

/** The guard of admins' pages; visitors were sent home before. 2.37, 2.39 */
export const Route = createFileRoute('/_frame/_signed-in/_admin-area')({
  component: AdminArea,
  pendingComponent: AdminAreaSkeleton,
});

/** Before there are texts: afterwards the gate says that it verifies access. */
function AdminAreaSkeleton() {
  return (
    <AdminFrameSkeleton>
      <PageSkeleton />
    </AdminFrameSkeleton>
  );
}

/** That of the page in the address, or rows. */
function PageSkeleton() {
  const { routesById } = useRouter();
  const routeId = useMatches({ select: (matches) => matches.at(-1)?.routeId });
  return createElement((routeId && routesById[routeId].options.pendingComponent) ?? AdminPageSkeleton);
}

function AdminArea() {
  const router = useRouter();
  const navigate = useNavigate();
  const pathname = useLocation({ select: (location) => location.pathname });
  function goBack(): boolean {
    if (!router.history.canGoBack()) return false;
    router.history.back();
    return true;
  }
  return (
    <AdminGate goBack={goBack} signOut={<SignOutButton />} skeleton={<PageSkeleton />}>
      <AdminFrame
        pages={ADMIN_PAGES}
        pathname={pathname}
        search={<SearchEverything pages={ADMIN_PAGES} go={(link) => void navigate(link)} />}
      >
        <Outlet />
      </AdminFrame>
    </AdminGate>
  );
}
