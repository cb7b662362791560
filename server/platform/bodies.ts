const MAX_BODY_BYTES = 1_000_000;
/** A body that is too large is read up to this size, because clients read the answer only after sending all of it. */
const MAX_READ_BYTES = 10 * MAX_BODY_BYTES;

/** The client broke off while it sent a body, or was too slow. */
export class BrokenBody extends Error {
  override name = 'BrokenBody';
}

/**
 * The body of a request, if it has at most `maxBytes`, else null.
 * @throws BrokenBody if it does not arrive completely.
 */
export async function readBody(request: Request, maxBytes = MAX_BODY_BYTES): Promise<Uint8Array<ArrayBuffer> | null> {
  const { headers } = request;
  const length = headers.get('content-length');
  // Node reads no more than the declared length.
  const isDeclared = length !== null && !headers.has('transfer-encoding');
  if (isDeclared && Number(length) > maxBytes) return null;
  try {
    return isDeclared ? new Uint8Array(await request.arrayBuffer()) : await readCounted(request.body ?? [], maxBytes);
  } catch (cause) {
    throw new BrokenBody('the body did not arrive completely', { cause });
  }
}

async function readCounted(
  body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size <= maxBytes) chunks.push(chunk);
    else if (size > MAX_READ_BYTES) break;
  }
  return size > maxBytes ? null : Buffer.concat(chunks);
}

/** The text of a body. */
export const textOf = (body: Uint8Array): string => new TextDecoder().decode(body);

/**
 * The text of a body that has the type and the beginning of a JSON object, or is empty and has this type or none; else
 * null. Other sites can not send this type.
 */
export function jsonTextOf(body: Uint8Array, type: string): string | null {
  if (type === '' && body.length === 0) return '';
  if (!/^application\/json\s*(;|$)/i.test(type)) return null;
  const text = textOf(body);
  return /^\s*(\{|$)/.test(text) ? text : null;
}
