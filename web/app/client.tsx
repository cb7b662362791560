import { RouterClient } from '@tanstack/react-router/ssr/client';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { meetReturn, rememberWantedPath } from '../accounts/index.ts';
import { languageOf, pathIn, plainPath } from '../kit/i18n.ts';
import { preloadWhenIdle } from './preload-when-idle.ts';
import { getRouter } from './router.tsx';
import { noteRelease } from '../pages/frame/use-update-notice.ts';

/** Wakes up the page the server sent. Start's own entry also brings what server functions need, which we have none of. */
async function wakeUp(): Promise<void> {
  const router = await getRouter();
  if (leadsHome(router)) return;
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterClient router={router} />
      </StrictMode>,
    );
  });
  preloadWhenIdle(router);
}

/**
 * Visitors have no page here: the browser leads them home, and the wanted path is remembered, before anything wakes up. What woke up and
 * was led on at once would keep parts of the page the server sent. 2.26
 */
function leadsHome({ latestLocation, matchRoutes, options }: Awaited<ReturnType<typeof getRouter>>): boolean {
  const { session, language } = options.context;
  const isGuarded = matchRoutes(latestLocation).some(({ routeId }) => routeId.includes('_signed-in'));
  if (!isGuarded || session?.signedIn()) return false;
  rememberWantedPath(latestLocation.publicHref);
  window.location.replace(pathIn(language, '/'));
  return true;
}

/** Whether what the address brought back, or a reset that is pending, belongs to another page; the browser is on its way there. */
function isElsewhere(): boolean {
  const { pathname } = window.location;
  const place = meetReturn(plainPath(pathname));
  if (place !== null) window.location.replace(pathIn(languageOf(pathname), place));
  return place !== null;
}

if (!isElsewhere()) {
  noteRelease(import.meta.url);
  await wakeUp();
}
// A link that is opened on the page it leads to changes its fragment only.
window.addEventListener('hashchange', () => {
  const before = window.location.href;
  if (!isElsewhere() && window.location.href !== before) window.location.reload();
});
