const MAX_BODY_BYTES = 1_000_000;
/** So far a body that is too large is read to its end, so that its sender hears the answer instead of a cut line. */
const PATIENCE_BYTES = 10 * MAX_BODY_BYTES;

/** The request with a body of at most 1 MB, or another limit, or null when it has more. Bodies that say no length are counted. */
export async function limitBody(request: Request, maxBytes = MAX_BODY_BYTES): Promise<Request | null> {
  if (request.body === null) return request;
  const said = request.headers.get('content-length');
  if (said !== null && !request.headers.has('transfer-encoding')) return Number(said) > maxBytes ? null : request;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.length;
    if (size <= maxBytes) chunks.push(chunk);
    else if (size > PATIENCE_BYTES) break;
  }
  const { url, method, headers } = request;
  return size > maxBytes ? null : new Request(url, { method, headers, body: Buffer.concat(chunks) });
}

/** The request, whose body, if it has one, is a JSON object by its type and looks; null otherwise. Forms of other sites can send none. */
export async function requireJsonObject(request: Request): Promise<Request | null> {
  if (request.body === null) return request;
  const { url, method, headers } = request;
  const isJson = /^application\/json\s*(;|$)/i.test(headers.get('content-type') ?? 'application/json');
  const body = await request.text();
  return isJson && /^\s*(\{|$)/.test(body) ? new Request(url, { method, headers, body }) : null;
}
