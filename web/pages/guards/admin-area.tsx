import { createFileRoute, Outlet, useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import { SignOutButton } from '../../accounts/index.ts';
import { AdminFrame, AdminGate, SearchEverything } from '../../admin/index.ts';
import { ADMIN_PAGES } from './admin-pages.ts';

/** The guard of admins' pages; visitors were sent home before. 2.37, 2.39 */
export const Route = createFileRoute('/_frame/_signed-in/_admin-area')({ component: AdminArea });

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
    <AdminGate goBack={goBack} signOut={<SignOutButton />}>
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
