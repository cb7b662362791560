import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from '../../ui/link.tsx';
import { Mark } from '../../ui/mark.tsx';
import { Pattern } from '../../ui/pattern.tsx';
import { DashboardName } from './dashboard-name.tsx';
import { LanguageLink } from './language-link.tsx';
import { ThemeMenu } from './theme-menu.tsx';
import { OfferLink } from './offer-link.tsx';
import { useDashboard } from './use-dashboard.ts';

const footerLink =
  'inline-flex min-h-11 min-w-11 items-center rounded-s text-s font-medium text-on-deep-quiet hover:text-on-deep';

/** The footer: the product, links, and the choice of language and theme. */
export function Footer() {
  const { t } = useLingui();
  return (
    <footer className="relative isolate mt-20 overflow-hidden bg-deep text-on-deep">
      <Pattern from="end" className="-z-10 text-on-deep opacity-10" />
      <div className="page-width grid gap-x-12 gap-y-8 pt-12 pb-6 sm:grid-cols-3 md:grid-cols-[1.4fr_1fr_1fr_1fr]">
        <div className="sm:max-md:col-span-full">
          <p className="flex items-center gap-3 text-xl font-bold">
            <Mark className="size-9" />
            <Trans>Hirfa</Trans>
          </p>
          <p className="mt-3 max-w-xs text-s text-on-deep-quiet">
            <Trans>Skilled hands across Egypt: verified craftspeople, teachers and firms, in Arabic and English.</Trans>
          </p>
        </div>
        <Group label={t`Explore`}>
          <Link to="/services" className={footerLink}>
            <Trans>Services</Trans>
          </Link>
          <Link to="/areas" className={footerLink}>
            <Trans>Areas</Trans>
          </Link>
          <Link to="/" hash="how" activeOptions={{ includeHash: true }} className={footerLink}>
            <Trans>How it works</Trans>
          </Link>
          <OfferLink className={footerLink} />
        </Group>
        <Group label={t`About Hirfa`}>
          <Link to="/about" className={footerLink}>
            <Trans>About us</Trans>
          </Link>
          <Link to="/faq" className={footerLink}>
            <Trans>Questions</Trans>
          </Link>
          <Link to="/pricing" className={footerLink}>
            <Trans>Prices</Trans>
          </Link>
          <Link to="/safety" className={footerLink}>
            <Trans>Safety</Trans>
          </Link>
          <Link to="/contact" className={footerLink}>
            <Trans>Contact</Trans>
          </Link>
        </Group>
        <AccountGroup />
      </div>
      <div className="page-width flex flex-wrap items-center justify-between gap-x-6 pb-6">
        <Legal />
        <div className="flex items-center gap-4">
          <LanguageLink className={footerLink} />
          <div className="-mx-3 noscript:hidden [&_button]:text-on-deep-quiet [&_button]:hover:bg-transparent [&_button]:hover:text-on-deep">
            <ThemeMenu />
          </div>
        </div>
      </div>
    </footer>
  );
}

/** What everybody agrees to. */
function Legal() {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Terms and privacy`} className="flex flex-wrap gap-x-6">
      <Link to="/terms" className={footerLink}>
        <Trans>Terms</Trans>
      </Link>
      <Link to="/privacy" className={footerLink}>
        <Trans>Privacy and cookies</Trans>
      </Link>
      <Link to="/refund-policy" className={footerLink}>
        <Trans>Refunds</Trans>
      </Link>
    </nav>
  );
}

function Group({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label} className="flex flex-col items-start">
      <p aria-hidden className="text-xs font-semibold text-on-deep">
        {label}
      </p>
      {children}
    </nav>
  );
}

/** The links of visitors and of signed-in people are both rendered, and the mark on <html> shows the right ones. */
function AccountGroup() {
  const { t } = useLingui();
  const dashboard = useDashboard();
  return (
    <Group label={t`Your account`}>
      <Link to="/auth" search={{ mode: 'signin' }} className={`${footerLink} visitors-only`}>
        <Trans>Sign in</Trans>
      </Link>
      <Link to="/auth" search={{ mode: 'signup' }} className={`${footerLink} visitors-only`}>
        <Trans>Create an account</Trans>
      </Link>
      <Link to={dashboard} className={`${footerLink} signed-in-only`}>
        <DashboardName path={dashboard} />
      </Link>
      <Link to="/bookings" className={`${footerLink} signed-in-only`}>
        <Trans>My bookings</Trans>
      </Link>
      <Link to="/profile" className={`${footerLink} signed-in-only`}>
        <Trans>My profile</Trans>
      </Link>
    </Group>
  );
}
