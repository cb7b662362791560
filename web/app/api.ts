import type { contract } from '@hirfa/contract';
import { createORPCClient, DynamicLink } from '@orpc/client';
import type { ContractRouterClient } from '@orpc/contract';
import type { JsonifiedClient } from '@orpc/openapi-client';
import { createIsomorphicFn } from '@tanstack/react-start';
import { requestContext } from './request-context.ts';

/** What a call may carry beside its input: the key under which the server does it once, however often it is sent. */
export interface CallOptions {
  idempotencyKey?: string;
}

/** Every call of the contract, the same in the browser and while a page is rendered. */
export type Api = JsonifiedClient<ContractRouterClient<typeof contract, CallOptions>>;

/** Gives the `Authorization` header of the next call, nothing while signed out. */
export type Authorization = () => string | undefined | Promise<string | undefined>;

/** In the browser the link is loaded with the first call: a page that was rendered whole often makes none. */
export const makeApi = createIsomorphicFn()
  .server((_authorization?: Authorization): Api => {
    const context = requestContext();
    if (!context) throw new Error('A page was asked for without the in-process API in its request context');
    return context.api;
  })
  .client((authorization?: Authorization): Api => {
    let link: ReturnType<typeof loadLink> | undefined;
    return createORPCClient(new DynamicLink(() => (link ??= loadLink(authorization))));
  });

async function loadLink(authorization: Authorization | undefined) {
  const { makeLink } = await import('./api-link.ts');
  return makeLink(authorization);
}
