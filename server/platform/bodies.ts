const MAX_BODY_BYTES = 1_000_000;
/** A body that is too large is read up to this size, because clients read the answer only after sending all of it. */
const MAX_READ_BYTES = 10 * MAX_BODY_BYTES;

/** The client broke off while it sent a body, or was too slow. */
export class BrokenBody extends Error {
  override name = 'BrokenBody';
}

/**
 * The request with its body in memory, if that has at most `maxBytes`, else null. A body without a declared length is
 * read and counted.
 * @throws BrokenBody if the body does not arrive completely.
 */
export async function limitBody(request: Request, maxBytes = MAX_BODY_BYTES): Promise<Request | null> {
  if (request.body === null) return request;
  const length = request.headers.get('content-length');
  if (length !== null && !request.headers.has('transfer-encoding') && Number(length) > maxBytes) return null;
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of request.body) {
      size += chunk.length;
      if (size <= maxBytes) chunks.push(chunk);
      else if (size > MAX_READ_BYTES) break;
    }
  } catch (cause) {
    throw new BrokenBody('the body did not arrive completely', { cause });
  }
  const { url, method, headers } = request;
  return size > maxBytes ? null : new Request(url, { method, headers, body: Buffer.concat(chunks) });
}

/**
 * The request, if it has no body or a body with the type and the beginning of a JSON object; else null. Forms of other
 * sites can not send this type.
 */
export async function requireJsonObject(request: Request): Promise<Request | null> {
  if (request.body === null) return request;
  const { url, method, headers } = request;
  const isJson = /^application\/json\s*(;|$)/i.test(headers.get('content-type') ?? 'application/json');
  const body = await request.text();
  return isJson && /^\s*(\{|$)/.test(body) ? new Request(url, { method, headers, body }) : null;
}
