import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAuthority } from '../../testing/hostile/certificates.ts';
import { PUBLIC_ADDRESS, startFakeCalendars } from '../../testing/hostile/fake-calendars.ts';
import { withoutOutgoing } from '../outgoing.ts';
import { type FetchedFile, fetchForeignFile } from './fetch-foreign-file.ts';

let fake: Awaited<ReturnType<typeof startFakeCalendars>>;
beforeAll(async () => {
  fake = await startFakeCalendars();
  fake.name('calendar.example', PUBLIC_ADDRESS);
  fake.name('other.example', PUBLIC_ADDRESS);
});
afterAll(() => fake.close());

const LIMITS = { maxBytes: 100_000, ms: 60_000 };
const read = (path: string, given: Partial<Parameters<typeof fetchForeignFile>[0]> = {}): Promise<FetchedFile> => {
  const address = path.startsWith('/') ? `https://calendar.example${path}` : path;
  return fetchForeignFile({ address, etag: null, network: fake.network, limits: LIMITS, ...given });
};
const redirect = (path: string, to: string, status = 302) =>
  fake.serve(path, (_, response) => response.writeHead(status, { location: to }).end());
const textOf = (file: FetchedFile) => (typeof file === 'string' ? file : new TextDecoder().decode(file.bytes));

test('a file is read whatever its type, from the address that was checked', async () => {
  fake.serve('/a.ics?key=1', (_, response) =>
    response.writeHead(200, { 'content-type': 'text/html', etag: '"one"' }).end('BEGIN'),
  );
  const file = await read('/a.ics?key=1');
  expect(file).toEqual({ bytes: Buffer.from('BEGIN'), etag: '"one"' });
  expect(fake.connected.at(-1)).toBe(PUBLIC_ADDRESS);
  expect(fake.asked.at(-1)?.headers).toMatchObject({ host: 'calendar.example', 'accept-encoding': 'identity' });
});

test('the connection has to prove the name: another name, or an authority that nobody knows, is not read', async () => {
  fake.serve('/proof', (_, response) => response.end('proven'));
  expect(textOf(await read('https://other.example/proof'))).toBe('proven');
  expect([fake.named.at(-1), fake.connected.at(-1)]).toEqual(['other.example', PUBLIC_ADDRESS]);
  const before = fake.asked.length;
  fake.name('stolen.example', PUBLIC_ADDRESS);
  fake.impersonate('stolen.example', 'calendar.example');
  expect(await read('https://stolen.example/proof')).toBe('unreachable');
  fake.impersonate('stolen.example', createAuthority().issue('stolen.example'));
  expect(await read('https://stolen.example/proof')).toBe('unreachable');
  expect(fake.asked).toHaveLength(before);
});

test('a server that knows the tag of the file says that it is unchanged', async () => {
  fake.serve('/tag', ({ headers }, response) =>
    response.writeHead(headers['if-none-match'] === '"one"' ? 304 : 200).end('new'),
  );
  expect([await read('/tag', { etag: '"one"' }), textOf(await read('/tag', { etag: '"two"' }))]).toEqual([
    'unchanged',
    'new',
  ]);
  fake.serve('/untrue', (_, response) => response.writeHead(304).end());
  expect(await read('/untrue')).toBe('unreachable');
  fake.serve('/long-tag', (_, response) => response.writeHead(200, { etag: `"${'x'.repeat(500)}"` }).end('new'));
  expect(await read('/long-tag')).toMatchObject({ etag: null });
});

test('three redirects are followed, a fourth is not', async () => {
  redirect('/r1', '/r2', 301);
  redirect('/r2', 'https://other.example/r3', 307);
  redirect('/r3', '/end', 308);
  fake.serve('/end', (_, response) => response.end('here'));
  redirect('/r0', '/r1');
  expect([textOf(await read('/r1')), await read('/r0')]).toEqual(['here', 'refused']);
  redirect('/loop', '/loop');
  expect(await read('/loop')).toBe('refused');
});

const PRIVATE = ['127.0.0.1', '10.0.0.8', '169.254.169.254', '::1', '::ffff:127.0.0.1', 'fd00:ec2::254'];

test.each(PRIVATE)('a name at %s is refused without a connection, also after a redirect', async (address) => {
  fake.name('inside.example', address);
  fake.name('mixed.example', PUBLIC_ADDRESS, address);
  redirect('/to-inside', 'https://inside.example/');
  const before = fake.connected.length;
  expect([await read('https://inside.example/'), await read('https://mixed.example/')]).toEqual(['refused', 'refused']);
  expect(fake.connected).toHaveLength(before);
  expect(await read('/to-inside')).toBe('refused');
  expect(fake.connected.slice(before)).toEqual([PUBLIC_ADDRESS]);
});

test.each([
  'http://other.example/',
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://user:pass@other.example/',
  'https://other.example:22/',
  'file:///etc/passwd',
])('a redirect to “%s” is refused', async (to) => {
  redirect('/to', to);
  expect(await read('/to')).toBe('refused');
});

test('a name that changes between two answers is checked each time, and resolved once for each connection', async () => {
  fake.serve('/', (_, response) => response.end('ok'));
  fake.changingName('rebinding.example', PUBLIC_ADDRESS, '127.0.0.1');
  const before = fake.connected.length;
  expect(textOf(await read('https://rebinding.example/'))).toBe('ok');
  expect(await read('https://rebinding.example/')).toBe('refused');
  expect(fake.connected.slice(before)).toEqual([PUBLIC_ADDRESS]);
});

test('an endless body, a slow one, none and a broken one are bounded', async () => {
  fake.serve('/endless', (_, response) => {
    const send = (): unknown => response.write('x'.repeat(10_000), () => setImmediate(send));
    response.writeHead(200);
    send();
  });
  fake.serve('/drip', (_, response) => {
    response.write('x');
    const timer = setInterval(() => response.write('x'), 50);
    response.on('close', () => clearInterval(timer));
  });
  fake.serve('/silent', () => undefined);
  fake.serve('/broken', (_, response) => {
    response.writeHead(200, { 'content-length': '1000' }).write('BEGIN');
    setImmediate(() => response.destroy());
  });
  fake.serve('/huge-header', (_, response) => response.writeHead(200, { 'x-a': 'x'.repeat(20_000) }).end());
  expect(await read('/endless')).toBe('too_large');
  const short = { limits: { ...LIMITS, ms: 500 } };
  expect([await read('/drip', short), await read('/silent', short)]).toEqual(['too_slow', 'too_slow']);
  const resolve = () => new Promise<string[]>(() => undefined);
  expect(await read('/a', { ...short, network: { ...fake.network, resolve } })).toBe('too_slow');
  expect([await read('/broken'), await read('/huge-header'), await read('/nothing')]).toEqual([
    'unreachable',
    'unreachable',
    'unreachable',
  ]);
  expect(await read('https://unknown.example/')).toBe('unreachable');
});

test('packed bytes are not unpacked', async () => {
  const bomb = gzipSync(Buffer.alloc(50_000_000));
  fake.serve('/bomb', (_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb));
  expect(await read('/bomb')).toEqual({ bytes: bomb, etag: null });
});

test('it does not work inside a transaction', async () => {
  await expect(withoutOutgoing(() => read('/end'))).rejects.toThrow('inside a transaction');
});
