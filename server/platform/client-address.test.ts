import { expect, test } from 'vitest';
import { clientAddress } from './client-address.ts';

test.each([
  ['no proxy is trusted: what a header claims counts for nothing', '203.0.113.7', '1.2.3.4', 0, '203.0.113.7'],
  ['one proxy: what it saw', '10.0.0.1', '203.0.113.7', 1, '203.0.113.7'],
  ['one proxy: what the client wrote before counts for nothing', '10.0.0.1', '1.2.3.4, 203.0.113.7', 1, '203.0.113.7'],
  ['two proxies', '10.0.0.1', '1.2.3.4, 203.0.113.7, 10.0.0.2', 2, '203.0.113.7'],
  ['fewer names than proxies: the outermost', '10.0.0.1', '203.0.113.7', 2, '203.0.113.7'],
  ['no header behind a proxy', '10.0.0.1', null, 1, '10.0.0.1'],
  ['IPv4 in IPv6 clothes', '::ffff:203.0.113.7', null, 0, '203.0.113.7'],
  ['a network of IPv6 counts as one', '2001:db8:1:2:3:4:5:6', null, 0, '2001:db8:1:2::'],
  ['so does a shortened one', '2001:0db8:1::9', null, 0, '2001:db8:1:0::'],
  ['and one with a zone', 'fe80::1%eth0', null, 0, 'fe80:0:0:0::'],
  ['a proxy that writes ports along', '10.0.0.1', '203.0.113.7:49152', 1, '203.0.113.7'],
  ['the same of IPv6', '10.0.0.1', '[2001:db8:1:2::3]:49152', 1, '2001:db8:1:2::'],
  ['a closed socket', undefined, null, 0, ''],
])('%s', (_, socket, header, proxies, address) => {
  expect(clientAddress(socket, header, proxies)).toBe(address);
});
