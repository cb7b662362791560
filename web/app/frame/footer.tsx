import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '../../ui/link.tsx';
import { Mark } from '../../ui/mark.tsx';
import { LanguageLink } from './language-link.tsx';
import { ThemeMenu } from './theme-menu.tsx';

const footerLink = 'inline-flex min-h-11 items-center rounded-full text-s font-medium text-ink-1 hover:text-ink-0';

export function Footer() {
  const { t } = useLingui();
  return (
    <footer className="mt-20 border-t border-sand-2 bg-sand-1">
      <div className="page-width flex flex-col gap-x-12 gap-y-4 py-8 md:flex-row md:items-center">
        <div className="flex items-center gap-3">
          <Mark className="size-9" />
          <div>
            <p className="font-bold text-teal">
              <Trans>Hirfa</Trans>
            </p>
            <p className="text-xs text-ink-2">
              <Trans>Skilled hands across Egypt.</Trans>
            </p>
          </div>
        </div>
        <nav aria-label={t`Footer`} className="flex flex-wrap items-center gap-x-6 md:ms-auto">
          <Link to="/services" className={footerLink}>
            <Trans>Services</Trans>
          </Link>
          <Link to="/" hash="how" activeOptions={{ includeHash: true }} className={footerLink}>
            <Trans>How it works</Trans>
          </Link>
          <LanguageLink className="inline-flex min-h-11 items-center" />
          <div className="-mx-3">
            <ThemeMenu />
          </div>
        </nav>
      </div>
    </footer>
  );
}
