import type { contract } from '@hirfa/contract';
import { createORPCClient, DynamicLink } from '@orpc/client';
import type { ContractRouterClient } from '@orpc/contract';
import type { JsonifiedClient } from '@orpc/openapi-client';
import { createIsomorphicFn } from '@tanstack/react-start';
import { requestContext } from './request-context.ts';

/** What a call may carry beside its input. */
export interface CallOptions {
  /** The idempotency key: the server does it once, however often it is sent. */
  idempotencyKey?: string;
  /** The `Authorization` header, where it is not that of the signed-in person. */
  authorization?: string;
}

/** Every call of the contract, the same in the browser and while a page is rendered. */
export type Api = JsonifiedClient<ContractRouterClient<typeof contract, CallOptions>>;

/** Supplies the identity of the caller. */
export interface Caller {
  /** The `Authorization` header of the next call, nothing while signed out. */
  authorization(): Promise<string | undefined>;
  /** The server refused a call with that header. */
  callRefused(): void;
}

/** In the browser the link is loaded with the first call: a page rendered by the server often makes none. */
export const makeApi = createIsomorphicFn()
  .server((_caller?: Caller): Api => {
    const context = requestContext();
    if (!context) throw new Error('A page was asked for without the in-process API in its request context');
    return context.api;
  })
  .client((caller?: Caller): Api => {
    let link: ReturnType<typeof loadLink> | undefined;
    return createORPCClient(new DynamicLink(() => (link ??= loadLink(caller))));
  });

async function loadLink(caller: Caller | undefined) {
  const { makeLink } = await import('./api-link.ts');
  return makeLink(caller);
}
