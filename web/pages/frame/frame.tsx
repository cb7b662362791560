import { Trans } from '@lingui/react/macro';
import { createFileRoute, Outlet, redirect } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense } from 'react';
import { pendingReset, RESET_PATH, SessionBanner, useSignedIn } from '../../accounts/index.ts';
import { Agreements } from './agreements.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { DemoStrip } from './demo-strip.tsx';
import { Favourites } from './favourites.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { LanguageOffer } from './language-offer.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { useChosenSounds } from './use-chosen-sounds.ts';
import { useFocusHeading } from './use-focus-heading.ts';
import { useUpdateNotice } from './use-update-notice.ts';
import { Tooltips } from '../../ui/overlays/tooltips.tsx';
import { Toaster } from '../../ui/toasts/toaster.tsx';
import { SessionWatch } from './session-watch.tsx';
import { SignInNotice } from './sign-in-notice.tsx';
import { SupportButton } from './support-button.tsx';

/** Where this can't be loaded, the page works without live changes. */
const Live = lazy(() => import('./live.tsx').catch(() => ({ default: (): ReactNode => null })));

export const Route = createFileRoute('/_frame')({
  /** While a reset is pending in this tab, every other page redirects to it. 2.66 */
  beforeLoad: ({ location: { pathname } }) => {
    if (!import.meta.env.SSR && pathname !== RESET_PATH && pendingReset() !== null)
      throw redirect({ to: RESET_PATH, replace: true });
  },
  component: Frame,
});

function Frame() {
  const signedIn = useSignedIn();
  useUpdateNotice();
  useFocusHeading();
  useChosenSounds();
  return (
    <div className="flex min-h-dvh flex-col pb-(--bottom-bar)">
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:start-4 focus:top-4 focus:z-50 focus:rounded-full focus:bg-ink-0 focus:px-5 focus:py-3 focus:text-s focus:font-semibold focus:text-sand-0"
      >
        <Trans>Skip to the content</Trans>
      </a>
      <DemoStrip />
      <Agreements />
      <SessionBanner />
      <OfflineNotice />
      <LanguageOffer />
      <Header />
      {/* The footer is below the first screen, so that content which is loaded later does not move it in sight. */}
      <main id="main" tabIndex={-1} className="min-h-lvh outline-none">
        <Outlet />
      </main>
      <Footer />
      <SupportButton />
      <BottomBar />
      <Toaster />
      <Tooltips />
      <SessionWatch />
      <SignInNotice />
      <Favourites />
      <Suspense>{signedIn === true && <Live />}</Suspense>
    </div>
  );
}
