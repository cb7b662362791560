import { outgoingFetch } from '../outgoing.ts';

const MAX_BYTES = 65_536;

/** An answer of Google; `body` is null where it is no JSON. */
export interface GoogleAnswer {
  status: number;
  body: unknown;
}

/** Posts to an address of Google, and reads the answer up to a limit. */
export async function postToGoogle(
  address: string,
  { headers, body, ms }: { headers?: Record<string, string>; body: string | URLSearchParams; ms: number },
): Promise<GoogleAnswer> {
  const answer = await outgoingFetch(address, {
    method: 'POST',
    ...(headers && { headers }),
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(ms),
  });
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer.body ?? []) {
    size += chunk.length;
    if (size > MAX_BYTES) throw new Error('Google answered with more than is read');
    chunks.push(chunk);
  }
  return { status: answer.status, body: parse(Buffer.concat(chunks).toString()) };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
