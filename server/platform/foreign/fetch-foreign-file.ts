import { type IncomingMessage, request } from 'node:http';
import { isIP } from 'node:net';
import { refuseInTransaction } from '../outgoing.ts';
import { isPublicAddress, type Network } from './network.ts';

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
  try {
    let url = readAddress(address);
    for (let hops = 0; hops <= MAX_REDIRECTS && url !== null; hops += 1) {
      const answer = await ask(url, { etag, network, signal });
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

/** An address that may be connected to, if its name leads to the public internet; else null. */
export function readAddress(address: string, base?: string): URL | null {
  const url = URL.parse(address, base);
  if (url?.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '') return null;
  return url.hostname.startsWith('[') || isIP(url.hostname) !== 0 || !url.hostname.includes('.') ? null : url;
}

/** Null if a network refuses it. */
async function ask(url: URL, { etag, network, signal }: Pick<Wish, 'etag' | 'network'> & { signal: AbortSignal }) {
  const addresses = await abortable(network.resolve(url.hostname), signal);
  const [address] = addresses;
  if (address === undefined) throw new Error('the name has no address');
  if (!addresses.every(isPublicAddress)) return null;
  const headers = {
    host: url.host,
    accept: 'text/calendar, */*;q=0.1',
    'accept-encoding': 'identity',
    'user-agent': 'Hirfa',
    connection: 'close',
    ...(etag !== null && { 'if-none-match': etag }),
  };
  return new Promise<IncomingMessage>((resolve, reject) => {
    const createConnection = () => network.connect({ address, name: url.hostname });
    const path = `${url.pathname}${url.search}`;
    const sent = request({ host: url.hostname, path, headers, createConnection, signal, maxHeaderSize: 16_384 });
    sent.once('response', resolve);
    // An error after the answer is one of its body.
    sent.on('error', reject);
    sent.end();
  });
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

function abortable<Answer>(work: Promise<Answer>, signal: AbortSignal): Promise<Answer> {
  const { promise, reject } = Promise.withResolvers<never>();
  const abort = () => reject(signal.reason);
  if (signal.aborted) abort();
  else signal.addEventListener('abort', abort, { once: true });
  return Promise.race([work, promise]).finally(() => signal.removeEventListener('abort', abort));
}
