import { Resolver } from 'node:dns/promises';
import { BlockList, isIPv4 } from 'node:net';
import type { Duplex } from 'node:stream';
import { connect } from 'node:tls';

/** How this process reaches addresses that strangers name. */
export interface Network {
  /** All addresses of a name. */
  resolve(name: string): Promise<string[]>;
  /** An encrypted connection to exactly this address, which has to prove that it is the name. */
  connect(to: { address: string; name: string }): Duplex;
}

const PORT = 443;

/** Names are asked of the name servers, not of this machine's own list, and without its few threads for files. */
export const publicNetwork: Network = {
  async resolve(name) {
    const resolver = new Resolver({ timeout: 2000, tries: 2 });
    const answers = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
    return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  },
  connect: (to) => connectSecurely(to, { port: PORT }),
};

/** `ca` is the authority to trust in place of those of the platform, for tests. */
export function connectSecurely(
  { address, name }: { address: string; name: string },
  options: { port: number; ca?: string },
): Duplex {
  return connect({ host: address, servername: name, ...options });
}

/** IPv4 networks that are not the public internet (IANA's special purposes), and Azure's service for its machines. */
const CLOSED_V4 = new BlockList();
for (const network of [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '168.63.129.16/32',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
])
  addTo(CLOSED_V4, network, 'ipv4');

/** Of IPv6 only global addresses are public, without those that contain an IPv4 address or stand in documents. */
const OPEN_V6 = new BlockList();
addTo(OPEN_V6, '2000::/3', 'ipv6');
const CLOSED_V6 = new BlockList();
for (const network of ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']) addTo(CLOSED_V6, network, 'ipv6');

function addTo(list: BlockList, network: string, type: 'ipv4' | 'ipv6'): void {
  const [address = '', bits] = network.split('/');
  list.addSubnet(address, Number(bits), type);
}

/** Whether an address is on the public internet: no private, local, shared, link-local or mapped one. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !CLOSED_V4.check(address, 'ipv4');
  return OPEN_V6.check(address, 'ipv6') && !CLOSED_V6.check(address, 'ipv6');
}
