/** The client broke off while it sent a body, or was too slow. */
export class BrokenBody extends Error {
  override name = 'BrokenBody';
}

/** A body that is too large is read up to this size, because clients read the answer only after sending all of it. */
const MAX_READ_BYTES = 10_000_000;
/** Node puts a declared body of at most this size together faster than a stream does. */
const SMALL = 64_000;

/** The time in which a body has to arrive: a photo of 5 MB within two minutes. */
const PATIENCE = { ms: 20_000, bytesPerMs: 50 };
const timeFor = (bytes: number) => PATIENCE.ms + bytes / PATIENCE.bytesPerMs;

/** How long the body of a request is as it says, and no longer than that; null if it does not say. */
export function declaredLength(headers: Headers): number | null {
  const length = headers.get('content-length');
  // Node reads no more than the declared length.
  return length === null || headers.has('transfer-encoding') ? null : Number(length);
}

/**
 * The body of a request, if it has at most `maxBytes`, else null.
 * @throws BrokenBody if it does not arrive completely and in time.
 */
export async function readBody(
  request: Request,
  maxBytes: number,
  withinMs = timeFor(maxBytes),
): Promise<Uint8Array<ArrayBuffer> | null> {
  const length = declaredLength(request.headers);
  if (length !== null && length > maxBytes) return null;
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('it took too long')), withinMs);
  const reader = length !== null && length <= SMALL ? null : request.body?.getReader();
  try {
    const reading = reader ? readCounted(reader, length ?? maxBytes) : request.arrayBuffer().then(bytesOf);
    return await Promise.race([reading, late]);
  } catch (cause) {
    reader?.cancel().catch(() => undefined);
    throw new BrokenBody('the body did not arrive completely', { cause });
  } finally {
    clearTimeout(timer);
  }
}

const bytesOf = (buffer: ArrayBuffer) => new Uint8Array(buffer);

/** Reads into memory of the size that was reserved for it. */
async function readCounted(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const bytes = new Uint8Array(maxBytes);
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return size > maxBytes ? null : bytes.subarray(0, size);
    if (size + value.length <= maxBytes) bytes.set(value, size);
    size += value.length;
    if (size > MAX_READ_BYTES) {
      await reader.cancel();
      return null;
    }
  }
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
