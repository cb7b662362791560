import { ORPCError } from '@orpc/client';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { contract } from 'virtual:contract';
import type { Caller, CallOptions } from './api.ts';

/** How calls are sent from a browser: HTTP at the contract's paths. */
export function makeLink(caller: Caller | undefined) {
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
      const refusal = refusalOf(body, response.status, response.headers['retry-after']);
      if (refusal?.code === 'authentication_required') caller?.callRefused();
      return refusal;
    },
  });
}

/** A refusal in the contract's shape `{ code, message, data, request_id }`; anything else is handled by the link. */
function refusalOf(body: unknown, status: number, retryAfter: unknown) {
  if (typeof body !== 'object' || body === null || !('code' in body) || typeof body.code !== 'string') return null;
  const message = 'message' in body && typeof body.message === 'string' ? body.message : body.code;
  const data = 'data' in body ? (body.data ?? undefined) : undefined;
  const request = 'request_id' in body ? body.request_id : undefined;
  return new ORPCError(body.code, { defined: true, status, message, data, cause: { request_id: request, retry_after: retryAfter } });
}
