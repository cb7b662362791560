import { expect, test } from 'vitest';
import { clientAddress } from './client-address.ts';

test.each([
  ['the header is ignored if no proxy is trusted', '203.0.113.7', '1.2.3.4', 0, '203.0.113.7'],
  ['one proxy reports the client', '10.0.0.1', '203.0.113.7', 1, '203.0.113.7'],
  ['addresses that the client wrote are ignored', '10.0.0.1', '1.2.3.4, 203.0.113.7', 1, '203.0.113.7'],
  ['the outer of two proxies reports the client', '10.0.0.1', '1.2.3.4, 203.0.113.7, 10.0.0.2', 2, '203.0.113.7'],
  ['the first address counts if there are fewer than proxies', '10.0.0.1', '203.0.113.7', 2, '203.0.113.7'],
  ['a missing header leaves the address of the proxy', '10.0.0.1', null, 1, '10.0.0.1'],
  ['an IPv4-mapped IPv6 address is read as IPv4', '::ffff:203.0.113.7', null, 0, '203.0.113.7'],
  ['an IPv6 address counts as its network', '2001:db8:1:2:3:4:5:6', null, 0, '2001:db8:1:2::'],
  ['a shortened IPv6 address counts as its network', '2001:0db8:1::9', null, 0, '2001:db8:1:0::'],
  ['an IPv6 address with a zone counts as its network', 'fe80::1%eth0', null, 0, 'fe80:0:0:0::'],
  ['a port is removed', '10.0.0.1', '203.0.113.7:49152', 1, '203.0.113.7'],
  ['the port of an IPv6 address is removed', '10.0.0.1', '[2001:db8:1:2::3]:49152', 1, '2001:db8:1:2::'],
  ['a closed socket has no address', undefined, null, 0, ''],
])('%s', (_, socket, header, proxies, address) => {
  expect(clientAddress(socket, header, proxies)).toBe(address);
});
