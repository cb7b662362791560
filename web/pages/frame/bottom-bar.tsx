import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import House from 'lucide-react/icons/house';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import LogIn from 'lucide-react/icons/log-in';
import MessageCircle from 'lucide-react/icons/message-circle';
import Search from 'lucide-react/icons/search';
import { Link } from '../../ui/link.tsx';
import { DashboardName } from './dashboard-name.tsx';
import { Unread } from './unread.tsx';
import { useDashboard } from './use-dashboard.ts';
import { useIsInServices } from './use-is-in-services.ts';

const item =
  'group flex flex-1 flex-col items-center justify-center gap-0.5 rounded-s text-[.75rem] leading-tight font-semibold text-ink-2 aria-[current]:text-teal';

const pill =
  'inline-flex h-7 w-14 items-center justify-center rounded-full group-aria-[current]:bg-clay-soft group-aria-[current]:text-clay-ink [&_svg]:size-5';

/**
 * The navigation on a phone (up to 767 px wide). Sign-in pages have none, and on pages with their own bar
 * (`data-own-bar`) it is hidden.
 */
export function BottomBar() {
  const { t } = useLingui();
  const dashboard = useDashboard();
  const isInServices = useIsInServices();
  const isInBookings = useLocation({
    select: ({ pathname }) => /^\/booking(?:s|-confirmation)(?:\/|$)/.test(pathname),
  });
  const hidden = useLocation({
    select: ({ pathname }) => /^\/(auth|email-confirmed|reset-password|undo-security)(\/|$)/.test(pathname),
  });
  if (hidden) return null;
  return (
    <nav
      data-bottom-bar
      aria-label={t`Quick links`}
      className="fixed inset-x-0 bottom-0 z-30 flex h-(--nav-bar) gap-1 border-t border-sand-2 bg-card px-2 pt-1 pb-[max(.25rem,env(safe-area-inset-bottom))] own-bar:hidden md:hidden"
    >
      <Link to="/" activeOptions={{ exact: true }} className={item}>
        <span className={pill}>
          <House aria-hidden />
        </span>
        <Trans>Home</Trans>
      </Link>
      <Link to="/services" aria-current={isInServices || undefined} className={item}>
        <span className={pill}>
          <Search aria-hidden />
        </span>
        <Trans>Services</Trans>
      </Link>
      <Link to="/auth" search={{ mode: 'signin' }} className={`${item} visitors-only`}>
        <span className={pill}>
          <LogIn aria-hidden className="rtl:-scale-x-100" />
        </span>
        <Trans>Sign in</Trans>
      </Link>
      <Link to="/messages" preload={false} className={`${item} relative signed-in-only`}>
        <span className={pill}>
          <MessageCircle aria-hidden />
        </span>
        <Trans>Messages</Trans>
        <span className="absolute inset-x-0 top-0 mx-auto w-13">
          <Unread of="messages" />
        </span>
      </Link>
      <Link
        to={dashboard}
        aria-current={(isInBookings && dashboard === '/dashboard') || undefined}
        className={`${item} signed-in-only`}
      >
        <span className={pill}>
          <LayoutDashboard aria-hidden />
        </span>
        <DashboardName path={dashboard} />
      </Link>
    </nav>
  );
}
