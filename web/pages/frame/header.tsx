import { Trans, useLingui } from '@lingui/react/macro';
import Bell from 'lucide-react/icons/bell';
import MessageCircle from 'lucide-react/icons/message-circle';
import { ButtonLink, Link } from '../../ui/link.tsx';
import { Mark } from '../../ui/mark.tsx';
import { DashboardName } from './dashboard-name.tsx';
import { LanguageLink } from './language-link.tsx';
import { OfferLink } from './offer-link.tsx';
import { ProfileLink } from './profile-link.tsx';
import { SupportLink } from './support-link.tsx';
import { ThemeMenu } from './theme-menu.tsx';
import { UnreadLink } from './unread-link.tsx';
import { useIsInServices } from './use-is-in-services.ts';
import { useDashboard } from './use-dashboard.ts';

const navLink =
  'inline-flex min-h-11 items-center rounded-full px-2 text-s font-medium whitespace-nowrap text-ink-1 decoration-clay decoration-2 underline-offset-8 hover:text-ink-0 aria-[current]:text-teal aria-[current]:underline lg:px-3';

export function Header() {
  const { t } = useLingui();
  const isInServices = useIsInServices();
  return (
    <header className="page-width flex items-center gap-1 py-2.5 md:gap-2 lg:gap-4">
      <Link
        to="/"
        className="flex min-h-11 items-center gap-2 rounded-s text-xl font-bold whitespace-nowrap text-teal sm:gap-2.5"
      >
        <Mark className="size-8" />
        <Trans>Hirfa</Trans>
      </Link>
      <nav aria-label={t`Main`} className="hidden md:flex lg:ps-2">
        <Link to="/services" aria-current={isInServices || undefined} className={navLink}>
          <Trans>Services</Trans>
        </Link>
        <Link to="/" hash="how" activeOptions={{ includeHash: true }} className={navLink}>
          <Trans>How it works</Trans>
        </Link>
        <OfferLink className={`${navLink} max-lg:hidden`} />
      </nav>
      <div className="ms-auto flex items-center gap-1 lg:gap-2">
        <LanguageLink className="inline-flex min-h-11 min-w-11 items-center justify-center rounded-full px-1.5 text-s font-medium whitespace-nowrap text-ink-1 hover:text-ink-0 sm:px-3" />
        <div className="hidden md:block noscript:hidden!">
          <ThemeMenu />
        </div>
        <Account />
      </div>
    </header>
  );
}

/** Both ways to the account are always rendered, and the mark on <html> shows the right one. */
function Account() {
  const { t } = useLingui();
  const dashboard = useDashboard();
  return (
    <>
      <ButtonLink
        to="/auth"
        search={{ mode: 'signin' }}
        variant="secondary"
        className="px-4 whitespace-nowrap visitors-only sm:px-5"
      >
        <Trans>Sign in</Trans>
      </ButtonLink>
      <UnreadLink
        to="/messages"
        of="messages"
        icon={<MessageCircle aria-hidden className="size-5" />}
        label={t`Messages`}
        className="max-md:hidden"
      />
      <ButtonLink to={dashboard} variant="secondary" className="signed-in-only px-5 whitespace-nowrap max-md:hidden">
        <DashboardName path={dashboard} />
      </ButtonLink>
      <SupportLink />
      <UnreadLink
        to="/notifications"
        of="notifications"
        icon={<Bell aria-hidden className="size-5.5" />}
        label={t`Notifications`}
      />
      <ProfileLink />
    </>
  );
}
