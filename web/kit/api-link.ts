import type { contract as contractWithSchemas } from '@hirfa/contract';
import { onError, ORPCError } from '@orpc/client';
import type { ContractRouterClient } from '@orpc/contract';
import type { JsonifiedClient } from '@orpc/openapi-client';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { contract } from 'virtual:contract';

/** The options of a call beside its input. */
export interface CallOptions {
  /** The idempotency key: the server runs the call once, however often it is sent. */
  idempotencyKey?: string;
  /** Another `Authorization` header than that of the signed-in person. */
  authorization?: string;
}

/** All calls of the contract, the same in the browser and during server rendering. */
export type Api = JsonifiedClient<ContractRouterClient<typeof contractWithSchemas, CallOptions>>;

/** Supplies the identity of the caller. */
export interface Caller {
  /** The `Authorization` header of the next call; undefined while signed out. */
  authorization(): Promise<string | undefined>;
  /** The server refused a call with that header; resolves once it is known whether the session goes on. */
  callRefused(): Promise<void>;
}

/** How calls are sent from a browser: HTTP at the contract's paths. */
export function createApiLink(caller: Caller | undefined) {
  return new OpenAPILink<CallOptions>(contract, {
    url: window.location.origin,
    headers: async ({ context }) => {
      const header = context.authorization ?? (await caller?.authorization());
      return {
        ...(header && { authorization: header }),
        ...(context.idempotencyKey !== undefined && { 'idempotency-key': context.idempotencyKey }),
      };
    },
    customErrorResponseBodyDecoder: (body, response) => {
      return refusalOf(body, response.status, response.headers['retry-after']);
    },
    // Where the session is over, the page is left before its calls end: it shows no error.
    interceptors: [
      onError(async (error) => {
        if (error instanceof ORPCError && error.code === 'authentication_required') await caller?.callRefused();
      }),
    ],
  });
}

/** A refusal in the contract's shape `{ code, message, data, request_id }`; anything else is handled by the link. */
function refusalOf(body: unknown, status: number, retryAfter: unknown) {
  if (typeof body !== 'object' || body === null || !('code' in body) || typeof body.code !== 'string') return null;
  const message = 'message' in body && typeof body.message === 'string' ? body.message : body.code;
  const data = 'data' in body ? (body.data ?? undefined) : undefined;
  const request = 'request_id' in body ? body.request_id : undefined;
  return new ORPCError(body.code, {
    defined: true,
    status,
    message,
    data,
    cause: { request_id: request, retry_after: retryAfter },
  });
}
