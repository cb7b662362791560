import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start';
import type { Api } from './api-link.ts';

/**
 * What the server passes to the rendering of a page: in-process calls, the nonce of inline scripts, and the public
 * address of the site.
 */
export type RequestContext = { api: Api; nonce: string; origin: string };

declare module '@tanstack/react-start' {
  interface Register {
    server: { requestContext: RequestContext };
  }
}

export const requestContext = createIsomorphicFn()
  .server((): RequestContext | undefined => getGlobalStartContext())
  .client((): RequestContext | undefined => undefined);
