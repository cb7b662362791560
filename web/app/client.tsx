import { RouterClient } from '@tanstack/react-router/ssr/client';
import { StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { handleReturn, rememberRefusedPath } from '../accounts/index.ts';
import { repeatEarlyPresses } from '../kit/early-presses.ts';
import { languageOf, pathIn, plainPath } from '../kit/i18n.ts';
import { preloadWhenIdle } from './preload-when-idle.ts';
import { isLoadedLater } from './later.ts';
import { getRouter } from './router.tsx';
import { rememberRelease } from '../pages/frame/use-update-notice.ts';

/**
 * Hydrates the page that the server sent. The default entry of Start also loads code for server functions, which this
 * site does not use.
 */
async function hydrate(): Promise<void> {
  const router = await getRouter();
  if (redirectVisitor(router)) return;
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterClient router={router} />
        <Hydrated />
      </StrictMode>,
    );
  });
  const { session } = router.options.context;
  // For visitors of a document, the browser has already fetched them when it was idle.
  if (session?.signedIn() || !isLoadedLater()) preloadWhenIdle(router);
}

function Hydrated() {
  // After the effect, because React does not hydrate anything else during one.
  useEffect(() => void setTimeout(repeatEarlyPresses), []);
  return null;
}

/**
 * A visitor of a guarded page is sent home, and the wanted path is remembered, before hydration: a redirect during
 * hydration would keep parts of the page that the server sent. 2.26
 */
function redirectVisitor({ latestLocation, matchRoutes, options }: Awaited<ReturnType<typeof getRouter>>): boolean {
  const { session, language } = options.context;
  const isGuarded = matchRoutes(latestLocation).some(({ routeId }) => routeId.includes('_signed-in'));
  if (!isGuarded || session?.signedIn()) return false;
  rememberRefusedPath(latestLocation.publicHref);
  window.location.replace(pathIn(language, '/'));
  return true;
}

/** Redirects where the returned parameters of the address, or a pending reset, belong to another page. */
async function redirectToReturn(): Promise<boolean> {
  const { pathname } = window.location;
  const path = await handleReturn(plainPath(pathname));
  if (path !== null) window.location.replace(pathIn(languageOf(pathname), path));
  return path !== null;
}

if (!(await redirectToReturn())) {
  rememberRelease(import.meta.url);
  await hydrate();
}
// A link to the open page changes only the fragment, without a load.
window.addEventListener('hashchange', async () => {
  const before = window.location.href;
  if (!(await redirectToReturn()) && window.location.href !== before) window.location.reload();
});
