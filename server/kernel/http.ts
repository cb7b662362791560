import { contract, ErrorBody, type ErrorCode, ERRORS, type FieldProblem } from '@hirfa/contract';
import { SmartCoercionPlugin } from '@orpc/json-schema';
import { OpenAPIGenerator } from '@orpc/openapi';
import { StandardOpenAPIHandler, StandardOpenAPIMatcher } from '@orpc/openapi/standard';
import { createRouterClient, type Router, type RouterClient } from '@orpc/server';
import { toFetchResponse } from '@orpc/standard-server-fetch';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import { declaredError, errorBody, readError } from './call-errors.ts';
import { type CallFacts, factsOf } from './call-facts.ts';
import type { CallContext } from './calls.ts';

export type CallRouter = Router<typeof contract, CallContext>;
/** All calls, in this process: pages use them while they are rendered. */
export type InProcessApi = RouterClient<CallRouter>;

const RETRY_AFTER_S = 2;
const schemaConverters = [new ZodToJsonSchemaConverter()];

/** Wraps an error of a call, to distinguish it from an unreadable request. */
class CallFailure extends Error {
  override name = 'CallFailure';
}

/** Files, streams and outputs with headers are not plain. */
function isPlain(output: unknown): output is object {
  return typeof output === 'object' && output !== null && Object.getPrototypeOf(output) === Object.prototype;
}

/** A request of a call. What is thrown by its body is answered as unreadable. */
export interface CallRequest {
  method: string;
  url: URL;
  body(): unknown;
}

/** Finds the call that a method and a path name, as the handler does. */
export function callFinder(router: CallRouter) {
  const matcher = new StandardOpenAPIMatcher();
  matcher.init(router);
  return async (method: string, pathname: string): Promise<CallFacts | undefined> => {
    const found = await matcher.match(method, `/${pathname.slice(1)}`);
    return found && factsOf(found.path.join('.'));
  };
}

/** The calls as an HTTP handler, which returns undefined if there is no call with this method and path. */
export function callHandler(router: CallRouter) {
  const handler = new StandardOpenAPIHandler(router, {
    plugins: [new SmartCoercionPlugin({ schemaConverters })],
    clientInterceptors: [
      async ({ next, context, procedure }) => {
        try {
          const output = await next();
          if (!isPlain(output) || procedure['~orpc'].route.outputStructure === 'detailed') return output;
          context.output = output;
          return undefined;
        } catch (cause) {
          throw new CallFailure('call failed', { cause });
        }
      },
    ],
    interceptors: [
      async ({ next, context }) => {
        try {
          const answer = await next();
          const { output: body } = context;
          return answer.matched && body ? { ...answer, response: { ...answer.response, body } } : answer;
        } catch (error) {
          const response = refusalResponse(error, context);
          return { matched: true as const, response };
        }
      },
    ],
  });
  return async ({ method, url, body }: CallRequest, context: CallContext): Promise<Response | undefined> => {
    // No call reads headers from its input.
    const request = { method, url, headers: {}, signal: undefined, body: async () => body() };
    const { matched, response } = await handler.handle(request, { context });
    if (!matched) return undefined;
    return isPlain(response.body) && Object.keys(response.headers).length === 0
      ? Response.json(response.body, { status: response.status })
      : toFetchResponse(response);
  };
}

function refusalResponse(error: unknown, { request_id, log, reply }: CallContext) {
  const unreadable = {
    code: 'invalid_input' as const,
    data: { fields: [{ path: '', message: 'The body can not be read as JSON' }] },
    bug: false,
  };
  const { code, data, bug } = error instanceof CallFailure ? readError(error.cause) : unreadable;
  askToRetry(code, reply);
  if (bug) log.error({ error: error instanceof CallFailure ? error.cause : error, request_id }, 'call failed');
  return { status: ERRORS[code].status, headers: {}, body: errorBody(code, request_id, data) };
}

/** Browsers, proxies and search engines try again after a short outage. */
function askToRetry(code: ErrorCode, reply: Headers): void {
  if (code === 'database_unavailable') reply.set('retry-after', String(RETRY_AFTER_S));
}

/**
 * An error response without a call: for an unknown path, or a body that is too large. `retryAfter`: the seconds after
 * which the client may try again.
 */
export function errorResponse(
  code: ErrorCode,
  requestId: string,
  { fields, retryAfter }: { fields?: FieldProblem[]; retryAfter?: number } = {},
): Response {
  const headers = {
    'cache-control': 'no-store',
    ...(code === 'body_too_large' && { connection: 'close' }),
    ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
  };
  return Response.json(errorBody(code, requestId, fields && { fields }), { status: ERRORS[code].status, headers });
}

/** The calls in this process; their refusals have the same codes as over HTTP. */
export function inProcessApi(router: CallRouter, context: () => CallContext): InProcessApi {
  const interceptors = [
    async ({ next }: { next(): Promise<unknown> }) => {
      try {
        return await next();
      } catch (error) {
        const { code, data, bug } = readError(error);
        const { log, request_id, reply } = context();
        askToRetry(code, reply);
        if (bug) log.error({ error, request_id }, 'call of a page failed');
        throw declaredError({ refused: code, ...(data && { data }) });
      }
    },
  ];
  return createRouterClient(router, { context, interceptors });
}

/** The OpenAPI description of all calls. */
export function openApiDocument() {
  const [, body] = new ZodToJsonSchemaConverter().convert(ErrorBody, { strategy: 'output' });
  return new OpenAPIGenerator({ schemaConverters }).generate(contract, {
    info: { title: 'Hirfa', version: '1' },
    customErrorResponseBodySchema: () => body,
  });
}
