import type { IncomingMessage } from 'node:http';
import { refuseInTransaction } from '../outgoing.ts';
import { askForeign, readAddress } from './ask.ts';
import type { Network } from './network.ts';

const MAX_REDIRECTS = 3;
const REDIRECTS: readonly number[] = [301, 302, 303, 307, 308];
/** Other tags are not kept: they are stored and sent back. */
const TAG = /^(?:W\/)?"[\x21\x23-\x7E]{0,200}"$/;

/** `refused`: an address that this product does not connect to, or too many redirects. */
export type FetchProblem = 'unreachable' | 'refused' | 'too_large' | 'too_slow';
export type FetchedFile = { bytes: Uint8Array; etag: string | null } | 'unchanged' | FetchProblem;

interface Wish {
  address: string;
  /** The tag of the file that the caller has. */
  etag: string | null;
  network: Network;
  limits: { maxBytes: number; ms: number };
}

/**
 * The file at an address that a stranger named. Every address on the way, also of redirects, is checked: https at the
 * usual port, a name without credentials that leads to the public internet only. The name is resolved once, and the
 * connection goes to the address that was checked. What the file claims to be does not matter; nothing is unpacked.
 */
export async function fetchForeignFile({ address, etag, network, limits }: Wish): Promise<FetchedFile> {
  refuseInTransaction();
  const signal = AbortSignal.timeout(limits.ms);
  const sent = {
    accept: 'text/calendar, */*;q=0.1',
    'accept-encoding': 'identity',
    ...(etag !== null && { 'if-none-match': etag }),
  };
  try {
    let url = readAddress(address);
    for (let hops = 0; hops <= MAX_REDIRECTS && url !== null; hops += 1) {
      const answer = await askForeign(url, { network, signal, headers: sent });
      if (answer === null) return 'refused';
      const { statusCode = 0, headers } = answer;
      if (!REDIRECTS.includes(statusCode)) return await bodyOf(answer, etag, limits.maxBytes);
      answer.destroy();
      url = readAddress(headers.location ?? '', url.href);
    }
    return 'refused';
  } catch {
    return signal.aborted ? 'too_slow' : 'unreachable';
  }
}

async function bodyOf(answer: IncomingMessage, etag: string | null, maxBytes: number): Promise<FetchedFile> {
  const { statusCode, headers } = answer;
  if (statusCode !== 200) {
    answer.destroy();
    return statusCode === 304 && etag !== null ? 'unchanged' : 'unreachable';
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    // Leaving the loop ends the connection.
    if (size > maxBytes) return 'too_large';
    chunks.push(chunk);
  }
  return {
    bytes: Buffer.concat(chunks),
    etag: headers.etag !== undefined && TAG.test(headers.etag) ? headers.etag : null,
  };
}
