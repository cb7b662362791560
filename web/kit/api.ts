import { createORPCClient, DynamicLink } from '@orpc/client';
import { createIsomorphicFn } from '@tanstack/react-start';
import type { Api, Caller } from './api-link.ts';
import { requestContext } from './request-context.ts';

/** In the browser the link is loaded with the first call: pages that the server rendered often make no calls. */
export const createApi = createIsomorphicFn()
  .server((_caller?: Caller): Api => {
    const context = requestContext();
    if (!context) throw new Error('A page was requested without the in-process API in its request context');
    return context.api;
  })
  .client((caller?: Caller): Api => {
    let link: ReturnType<typeof loadLink> | undefined;
    return createORPCClient(new DynamicLink(() => (link ??= loadLink(caller))));
  });

async function loadLink(caller: Caller | undefined) {
  const { createApiLink } = await import('./api-link.ts');
  return createApiLink(caller);
}
