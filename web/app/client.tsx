import { RouterClient } from '@tanstack/react-router/ssr/client';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { meetReturn } from '../accounts/index.ts';
import { languageOf, pathIn, plainPath } from './i18n.ts';
import { preloadWhenIdle } from './preload-when-idle.ts';
import { getRouter } from './router.tsx';
import { noteRelease } from './use-update-notice.ts';

/** Wakes up the page the server sent. Start's own entry also brings what server functions need, which we have none of. */
async function wakeUp(): Promise<void> {
  const router = await getRouter();
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
