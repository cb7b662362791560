import { type IncomingMessage, request } from 'node:http';
import { isIP } from 'node:net';
import { isPublicAddress, type Network } from './network.ts';

/** A request to an address that a stranger named. */
interface Question {
  network: Network;
  signal: AbortSignal;
  headers: Readonly<Record<string, string | number>>;
  /** It is sent by POST; without one the address is read. */
  body?: Buffer;
}

/** An address that may be connected to, if its name leads to the public internet; else null. */
export function readAddress(address: string, base?: string): URL | null {
  const url = URL.parse(address, base);
  if (url?.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '') return null;
  return url.hostname.startsWith('[') || isIP(url.hostname) !== 0 || !url.hostname.includes('.') ? null : url;
}

/**
 * The head of the answer; null if a network refuses it. The name is resolved once, and the connection goes to the
 * address that was checked. Redirects are not followed.
 */
export async function askForeign(
  url: URL,
  { network, signal, headers, body }: Question,
): Promise<IncomingMessage | null> {
  const addresses = await abortable(network.resolve(url.hostname), signal);
  const [address] = addresses;
  if (address === undefined) throw new Error('the name has no address');
  if (!addresses.every(isPublicAddress)) return null;
  const all = { host: url.host, 'user-agent': 'Hirfa', connection: 'close', ...headers };
  return new Promise<IncomingMessage>((resolve, reject) => {
    const sent = request({
      method: body === undefined ? 'GET' : 'POST',
      host: url.hostname,
      path: `${url.pathname}${url.search}`,
      headers: all,
      createConnection: () => network.connect({ address, name: url.hostname }),
      signal,
      maxHeaderSize: 16_384,
    });
    sent.once('response', resolve);
    // An error after the answer is one of its body.
    sent.on('error', reject);
    sent.end(body);
  });
}

function abortable<Answer>(work: Promise<Answer>, signal: AbortSignal): Promise<Answer> {
  const { promise, reject } = Promise.withResolvers<never>();
  const abort = () => reject(signal.reason);
  if (signal.aborted) abort();
  else signal.addEventListener('abort', abort, { once: true });
  return Promise.race([work, promise]).finally(() => signal.removeEventListener('abort', abort));
}
