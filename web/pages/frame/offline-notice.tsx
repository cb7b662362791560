import { Trans } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import WifiOff from 'lucide-react/icons/wifi-off';
import { useEffect } from 'react';
import { reportOffline } from '../../kit/early-presses.ts';
import { languageOf, plainPath } from '../../kit/i18n.ts';

/**
 * A link that is pressed without a connection keeps the page, and says why, where the code of the other page is not
 * loaded: the router would load a document, and the browser would show its own error page. Before hydration, the script
 * of early presses does the same.
 */
export function OfflineNotice() {
  const router = useRouter();
  useEffect(() => {
    function isLoaded({ pathname }: HTMLAnchorElement): boolean {
      const [routes] = router.getMatchedRoutes(plainPath(pathname));
      const areLoaded = routes.every(({ options }) => options.component?.preload === undefined);
      return areLoaded && languageOf(pathname) === router.options.context.language;
    }
    function keepPage(event: MouseEvent) {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href^="/"]');
      if (navigator.onLine || !link || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (isLoaded(link)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      reportOffline();
    }
    // Before React, which listens on the document.
    window.addEventListener('click', keepPage, true);
    return () => window.removeEventListener('click', keepPage, true);
  }, [router]);
  return (
    <output className="fixed inset-x-0 top-0 z-50 block">
      <span className="hidden min-h-11 items-center justify-center gap-2.5 bg-bad-soft px-4 py-2 text-center text-s font-semibold text-balance text-bad offline-asked:flex [&_svg]:size-4">
        <WifiOff aria-hidden />
        <Trans>No connection. Check it and try again.</Trans>
      </span>
    </output>
  );
}
