import { RouterClient } from '@tanstack/react-router/ssr/client';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { preloadWhenIdle } from './preload-when-idle.ts';
import { getRouter } from './router.tsx';

/** Wakes up the page the server sent. Start's own entry also brings what server functions need, which we have none of. */
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
