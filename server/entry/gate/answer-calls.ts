import type { CallFacts } from '../../kernel/call-facts.ts';
import type { CallContext } from '../../kernel/calls.ts';
import { callFinder, callHandler, type CallRequest, type CallRouter, errorResponse } from '../../kernel/http.ts';
import { jsonTextOf } from '../../platform/bodies.ts';
import { type AppOptions, callContext, type RequestContext } from '../call-context.ts';
import type { Gate } from './gate.ts';

type HandleCall = ReturnType<typeof callHandler>;

/** Types of files. Forms of other sites can not send such a body. */
const FILE_TYPES = /^(image\/|application\/octet-stream)/;

/** Answers the requests of calls; `method` is GET for HEAD, too. */
export function answerCalls(options: AppOptions, router: CallRouter, gate: Gate) {
  const [findCall, handleCall] = [callFinder(router), callHandler(router)];
  return async (c: RequestContext, method: string): Promise<Response> => {
    const url = new URL(c.req.raw.url);
    const call = await findCall(method, url.pathname);
    if (call === undefined) return errorResponse('not_found', c.get('requestId'));
    const sender = await gate.admit(c, call);
    if (sender instanceof Response) return sender;
    const context = callContext(options, c);
    if (method === 'GET') return finish(await handleCall({ method, url, body: () => undefined }, context), context);
    if (call.body.isFile && !FILE_TYPES.test(c.req.header('content-type') ?? ''))
      return invalidBody(c, 'The body has to be a picture or another file');
    return gate.receive(c, call.body, sender, async (bytes) =>
      finish(await answerBody(handleCall, c, { method, url }, bytes, call, context), context),
    );
  };
}

/** Only other methods than GET have a body. */
async function answerBody(
  handleCall: HandleCall,
  c: RequestContext,
  { method, url }: Pick<CallRequest, 'method' | 'url'>,
  bytes: Uint8Array<ArrayBuffer>,
  { body: { isFile } }: CallFacts,
  context: CallContext,
): Promise<Response | undefined> {
  const type = c.req.header('content-type') ?? '';
  if (isFile) return await handleCall({ method, url, body: () => new File([bytes], 'upload', { type }) }, context);
  const text = jsonTextOf(bytes, type);
  if (text === null) return invalidBody(c, 'The body has to be a JSON object');
  return await handleCall({ method, url, body: () => (text === '' ? undefined : JSON.parse(text)) }, context);
}

function invalidBody(c: RequestContext, message: string): Response {
  return errorResponse('invalid_input', c.get('requestId'), { fields: [{ path: '', message }] });
}

/** With `vary` already there, the compression leaves an answer that it does not compress as cheap as it is. */
function finish(response: Response | undefined, { reply, request_id }: CallContext): Response {
  if (response === undefined) return errorResponse('not_found', request_id);
  response.headers.append('vary', 'accept-encoding');
  for (const [name, value] of reply) response.headers.append(name, value);
  if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'no-store');
  return response;
}
