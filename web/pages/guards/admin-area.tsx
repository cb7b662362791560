import { createFileRoute, Outlet, useLocation, useMatches, useNavigate, useRouter } from '@tanstack/react-router';
import { SignOutButton } from '../../accounts/index.ts';
import {
  AdminFrame,
  AdminFrameSkeleton,
  AdminGate,
  AdminPageSkeleton,
  FiguresSkeleton,
  SearchEverything,
} from '../../admin/index.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
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

/** Figures, or rows. */
function PageSkeleton() {
  const areFigures = useMatches({
    select: (matches) => {
      const page = matches.at(-1);
      return page?.routeId === '/_frame/_signed-in/_admin-area/admin/dashboard' && page.search.tab === undefined;
    },
  });
  if (!areFigures) return <AdminPageSkeleton />;
  return (
    <div className="page-width flex flex-col gap-5 py-6">
      <Skeleton className="h-9 w-64 max-w-full" />
      <Skeleton className="h-13 w-full rounded-full! sm:w-96" />
      <FiguresSkeleton />
    </div>
  );
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
