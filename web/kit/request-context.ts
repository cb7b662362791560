import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start';
import type { Api } from './api-link.ts';

/**
 * What the server passes to the rendering of a page: in-process calls, the nonce of inline scripts, the public address
 * of the site, whether it is the demo, and what receives the HTML.
 */
export type RequestContext = {
  api: Api;
  nonce: string;
  origin: string;
  isDemo: boolean;
  send: (html: string) => void;
};

declare module '@tanstack/react-start' {
  interface Register {
    server: { requestContext: RequestContext };
  }
}

export const requestContext = createIsomorphicFn()
  .server((): RequestContext | undefined => getGlobalStartContext())
  .client((): RequestContext | undefined => undefined);
