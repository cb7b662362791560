import { isIPv6 } from 'node:net';

/**
 * Where a request comes from: the other end of its socket, or, behind so many proxies of our own, what the outermost of them saw. Names
 * that nobody trusted wrote are passed over.
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | null,
  trustedProxies: number,
): string {
  const chain = [...(forwardedFor ?? '').split(','), socketAddress ?? ''].map((part) => part.trim()).filter(Boolean);
  return network(chain.at(-1 - Math.min(trustedProxies, Math.max(chain.length - 1, 0))) ?? '');
}

/** Without the port that some proxies write along. Who has an IPv6 address has at least 2⁶⁴ of them: they count as one. */
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
