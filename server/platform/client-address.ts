import { isIPv6 } from 'node:net';

/**
 * The address of a client: the peer of the socket or, behind trusted proxies, the address that the outermost of them
 * reported. Addresses that untrusted senders wrote into the header are ignored.
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | null,
  trustedProxies: number,
): string {
  const chain = [...(forwardedFor ?? '').split(','), socketAddress ?? ''].map((part) => part.trim()).filter(Boolean);
  return network(chain.at(-1 - Math.min(trustedProxies, Math.max(chain.length - 1, 0))) ?? '');
}

/** The address without a port. An IPv6 client usually has 2⁶⁴ addresses: its whole /64 network counts as one. */
function network(address: string): string {
  const [, host = address] = /^\[(.*)\](?::\d+)?$/.exec(address) ?? /^([\d.]+):\d+$/.exec(address) ?? [];
  const plain = host.replace(/^::ffff:(?=[\d.]+$)/i, '').replace(/%.*$/, '');
  if (!isIPv6(plain)) return plain.slice(0, 45);
  const [head = '', tail] = plain.split('::');
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const missing = tail === undefined ? 0 : 8 - left.length - right.length - (plain.includes('.') ? 1 : 0);
  const groups = [...left, ...Array<string>(Math.max(missing, 0)).fill('0'), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':')}::`;
}
