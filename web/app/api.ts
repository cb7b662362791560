import type { contract } from '@hirfa/contract';
import { createORPCClient, ORPCError } from '@orpc/client';
import type { ContractRouterClient } from '@orpc/contract';
import type { JsonifiedClient } from '@orpc/openapi-client';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { createIsomorphicFn } from '@tanstack/react-start';
import { contract as routes } from 'virtual:contract';
import { requestContext } from './request-context.ts';

/** Every call of the contract, the same in the browser and while a page is rendered. */
export type Api = JsonifiedClient<ContractRouterClient<typeof contract>>;

/** Gives the `Authorization` header of the next call, nothing while signed out. */
export type Authorization = () => string | undefined | Promise<string | undefined>;

export const makeApi = createIsomorphicFn()
  .server((_authorization?: Authorization): Api => {
    const context = requestContext();
    if (!context) throw new Error('A page was asked for without the in-process API in its request context');
    return context.api;
  })
  .client((authorization?: Authorization): Api => {
    const link = new OpenAPILink(routes, {
      url: window.location.origin,
      headers: async () => {
        const header = await authorization?.();
        return header ? { authorization: header } : {};
      },
      customErrorResponseBodyDecoder: (body, response) => refusalOf(body, response.status),
    });
    return createORPCClient(link);
  });

/** A refusal in the contract's shape `{ code, message, data, request_id }`; anything else is left to the link. */
function refusalOf(body: unknown, status: number) {
  if (typeof body !== 'object' || body === null || !('code' in body) || typeof body.code !== 'string') return null;
  const message = 'message' in body && typeof body.message === 'string' ? body.message : body.code;
  const data = 'data' in body ? (body.data ?? undefined) : undefined;
  const request = 'request_id' in body ? body.request_id : undefined;
  return new ORPCError(body.code, { defined: true, status, message, data, cause: { request_id: request } });
}
