import { expect, test } from 'vitest';
import { readAddress } from './ask.ts';
import { isPublicAddress } from './network.ts';

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '100.100.100.200',
  '127.0.0.1',
  '168.63.129.16',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.192',
  '192.168.1.1',
  '198.18.0.1',
  '203.0.113.9',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '::ffff:7f00:1',
  '::7f00:1',
  '64:ff9b::7f00:1',
  '64:ff9b:1::1',
  '2001::1',
  '2001:db8::1',
  '2002:7f00:1::',
  'fc00::1',
  'fd00:ec2::254',
  'fe80::1',
  'fec0::1',
  'ff02::1',
])('%s is not on the public internet', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(['8.8.8.8', '172.15.0.1', '172.32.0.1', '192.169.0.1', '100.128.0.1', '2606:4700::1', '2a00:1450::2'])(
  '%s is on the public internet',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test.each([
  'http://calendar.example/a.ics',
  'ftp://calendar.example/a.ics',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'https://user:pass@calendar.example/a.ics',
  'https://user@calendar.example/a.ics',
  'https://calendar.example:8443/a.ics',
  'https://localhost/a.ics',
  'https://127.0.0.1/a.ics',
  'https://0x7f.1/a.ics',
  'https://2130706433/a.ics',
  'https://８.8.8.8/a.ics',
  'https://[::1]/a.ics',
  'https://[::ffff:8.8.8.8]/a.ics',
  'calendar.example/a.ics',
  '',
])('%s is never read', (address) => {
  expect(readAddress(address)).toBeNull();
});

test('an address at a name is read, also at the usual port', () => {
  expect(readAddress('https://Calendar.example:443/a.ics?key=1#x')?.href).toBe(
    'https://calendar.example/a.ics?key=1#x',
  );
  expect(readAddress('/b.ics', 'https://calendar.example/a.ics')?.href).toBe('https://calendar.example/b.ics');
});
