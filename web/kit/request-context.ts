import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start';
import type { Api } from './api-link.ts';

/**
 * What the server hands to a page's rendering: calls made in process, the nonce of inline scripts, and the site's
 * public address.
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
