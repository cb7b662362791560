import { createFileRoute, Outlet, useLocation, useMatches, useNavigate, useRouter } from '@tanstack/react-router';
import { SignOutButton } from '../../accounts/index.ts';
import {
  AdminFrame,
  AdminFrameSkeleton,
  AdminGate,
  AdminPageSkeleton,
  AdminRecordSkeleton,
  AdminRowsSkeleton,
  AuditSkeleton,
  FiguresSkeleton,
  QueueSkeleton,
  SearchEverything,
  SupportSkeleton,
} from '../../admin/index.ts';
import { ProvidersDeskSkeleton } from '../../providers/index.ts';
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

/** What the page will look like. */
function PageSkeleton() {
  const shape = useMatches({
    select: (matches) => {
      const page = matches.at(-1);
      switch (page?.routeId) {
        case '/_frame/_signed-in/_admin-area/admin/audit':
          return 'audit';
        case '/_frame/_signed-in/_admin-area/admin/queue':
          return 'queue';
        case '/_frame/_signed-in/_admin-area/admin/bookings/$bookingId':
        case '/_frame/_signed-in/_admin-area/admin/people/$personId':
          return 'record';
        case '/_frame/_signed-in/_admin-area/admin/support':
          return 'support';
        case '/_frame/_signed-in/_admin-area/admin/hidden-reviews':
          return 'hidden reviews';
        case '/_frame/_signed-in/_admin-area/admin/promotions':
          return 'promotions';
        case '/_frame/_signed-in/_admin-area/admin/dashboard':
          if (page.search.tab === undefined) return 'figures';
          return page.search.id === undefined ? 'providers' : 'provider';
        default:
          return 'rows';
      }
    },
  });
  if (shape === 'audit') return <AuditSkeleton />;
  if (shape === 'queue') return <QueueSkeleton />;
  if (shape === 'record') return <AdminRecordSkeleton />;
  if (shape === 'support') return <SupportSkeleton />;
  if (shape === 'hidden reviews') return <AdminRowsSkeleton lead="h-5 w-120 max-w-full" />;
  if (shape === 'promotions') return <AdminRowsSkeleton hasButton />;
  if (shape === 'rows') return <AdminPageSkeleton />;
  return (
    <div className="page-width flex flex-col gap-5 py-6">
      <Skeleton className="h-9 w-64 max-w-full" />
      <Skeleton className="h-13 w-full rounded-full! sm:w-96" />
      {shape === 'figures' ? <FiguresSkeleton /> : <ProvidersDeskSkeleton isOpen={shape === 'provider'} />}
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
