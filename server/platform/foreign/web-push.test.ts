import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { PUBLIC_ADDRESS } from '../../testing/hostile/fake-calendars.ts';
import { HOSTILE_ENDPOINTS } from '../../testing/push/hostile-endpoints.ts';
import { type Browser, startPushService } from '../../testing/push/push-service.ts';
import { newDevice } from '../../testing/push/subscriptions.ts';
import { readConfig } from '../config/config.ts';
import { withoutOutgoing } from '../outgoing.ts';
import { derivedPushKey, isPushKey, newPushKey } from './vapid.ts';
import { isPublicKey, openWebPush, type PushOutcome } from './web-push.ts';

const SETTINGS = {
  privateKey: newPushKey(),
  contact: 'Hirfa <hirfa@example.com>',
  hosts: ['push.example', '*.push.example', '*.notify.example'],
};
const push = openWebPush(SETTINGS);
const payload = { id: '1', tag: 't', title: 'A title', text: 'نص', language: 'en', path: '/', type: 'x' };

let service: Awaited<ReturnType<typeof startPushService>>;
beforeAll(async () => {
  service = await startPushService(() => push.publicKey);
});
afterAll(() => service.close());
let before = 0;
beforeEach(() => {
  before = service.server.connected.length;
});
const connections = () => service.server.connected.slice(before);

function send({ device: { fcm_token, keys } }: Pick<Browser, 'device'>, by = push): Promise<PushOutcome> {
  if (keys === null) throw new Error('a browser has keys');
  const content = JSON.stringify(payload);
  const { network } = service;
  return by.send({ address: fcm_token, keys, content, seconds: 60, urgency: 'high', topic: 't', network });
}

test.each(HOSTILE_ENDPOINTS)('nothing is pushed to “%s”', async (fcm_token) => {
  expect(push.isAllowed(fcm_token)).toBe(false);
  expect(await send({ device: newDevice({ fcm_token }) })).toBe('refused');
  expect(connections()).toEqual([]);
});

test('the hosts of the known services are allowed, those without a star alone', () => {
  const names = ['push.example', 'updates.push.example', 'a.b.push.example', 'wns2-by3p.notify.example'];
  expect(names.filter((name) => push.isAllowed(`https://${name}/w/?token=BQYAAAC%2b`))).toEqual(names);
  expect(openWebPush({ ...SETTINGS, hosts: ['push.example'] }).isAllowed('https://a.push.example/a')).toBe(false);
});

test.each([
  'https://fcm.googleapis.com/fcm/send/dQw4w9WgXcQ:APA91bH-_x',
  'https://updates.push.services.mozilla.com/wpush/v2/gAAAAABm-_x',
  'https://wns2-by3p.notify.windows.com/w/?token=BQYAAAC%2bx',
  'https://web.push.apple.com/QGfX-_x',
])('without settings the service of “%s” is known', (address) => {
  expect(openWebPush({ ...SETTINGS, hosts: readConfig({}).pushHosts }).isAllowed(address)).toBe(true);
});

test.each(['127.0.0.1', '10.0.0.8', '169.254.169.254', '::1', '::ffff:127.0.0.1', 'fd00:ec2::254'])(
  'a service whose name leads to %s is not connected to, also if it has a public address too',
  async (address) => {
    service.server.name('inside.push.example', address);
    service.server.name('mixed.push.example', PUBLIC_ADDRESS, address);
    for (const host of ['inside', 'mixed'])
      expect(await send({ device: newDevice({ fcm_token: `https://${host}.push.example/a` }) })).toBe('later');
    expect(connections()).toEqual([]);
  },
);

test('a service that proves another name is not spoken to', async () => {
  service.server.name('stolen.push.example', PUBLIC_ADDRESS);
  service.server.impersonate('stolen.push.example', 'updates.push.example');
  const device = newDevice({ fcm_token: 'https://stolen.push.example/a' });
  expect(await send({ device })).toBe('later');
  expect(service.server.asked.filter(({ headers }) => headers.host === 'stolen.push.example')).toEqual([]);
});

const STATUSES: readonly [number, PushOutcome][] = [
  [201, 'sent'],
  [202, 'sent'],
  [301, 'refused'],
  [302, 'refused'],
  [307, 'refused'],
  [308, 'refused'],
  [400, 'refused'],
  [403, 'refused'],
  [404, 'gone'],
  [408, 'later'],
  [410, 'gone'],
  [413, 'refused'],
  [429, 'later'],
  [500, 'later'],
  [503, 'later'],
];

test.each(STATUSES)('the answer %i means “%s”, and is not followed', async (status, outcome) => {
  const browser = service.subscribe();
  browser.answer = status;
  expect(await send(browser)).toBe(outcome);
  expect([browser.asked, connections()]).toEqual([1, [PUBLIC_ADDRESS]]);
});

test('a silent service, a slow one and a huge head are bounded; of an endless answer only the head is read', async () => {
  const quick = openWebPush({ ...SETTINGS, ms: 500 });
  const [silent, broken, huge, endless] = [
    service.subscribe(),
    service.subscribe(),
    service.subscribe(),
    service.subscribe(),
  ];
  silent.answer = () => undefined;
  broken.answer = (_, response) => response.destroy();
  huge.answer = (_, response) => response.writeHead(201, { 'x-a': 'x'.repeat(20_000) }).end();
  const closed = Promise.withResolvers<void>();
  endless.answer = (_, response) => {
    const more = (): unknown => response.write('x'.repeat(10_000), () => setImmediate(more));
    response.on('close', closed.resolve).writeHead(201);
    more();
  };
  expect(await send(silent, quick)).toBe('later');
  expect([await send(broken), await send(huge), await send(endless)]).toEqual(['later', 'later', 'sent']);
  await closed.promise;
  const resolve = () => new Promise<string[]>(() => undefined);
  const device = newDevice();
  const keys = device.keys ?? { p256dh: '', auth: '' };
  const rest = { keys, content: '', seconds: 60, urgency: 'normal' as const, topic: 't' };
  const lost = { ...rest, address: device.fcm_token, network: { ...service.network, resolve } };
  expect(await quick.send(lost)).toBe('later');
});

test('only the browser reads a push, and its service knows who sent it', async () => {
  const browser = service.subscribe();
  expect(await send(browser)).toBe('sent');
  expect(browser.received).toEqual([{ payload, ttl: 60, urgency: 'high', topic: 't' }]);
  const other = openWebPush({ ...SETTINGS, privateKey: newPushKey() });
  expect([other.publicKey === push.publicKey, await send(browser, other)]).toEqual([false, 'refused']);
  expect(openWebPush(SETTINGS).publicKey).toBe(push.publicKey);
});

test('only points of the curve are public keys', () => {
  const key = newDevice().keys?.p256dh ?? '';
  expect(isPublicKey(key)).toBe(true);
  const bytes = Buffer.from(key, 'base64url');
  bytes[64] = (bytes[64] ?? 0) ^ 1;
  const wrong = [bytes.toString('base64url'), 'A'.repeat(87), `B${'A'.repeat(86)}`, key.slice(1), ''];
  expect(wrong.filter(isPublicKey)).toEqual([]);
});

test('a private key is one of P-256, as programs for VAPID print it', () => {
  fc.assert(
    fc.property(fc.string(), (secret) => {
      expect(isPushKey(derivedPushKey(secret))).toBe(true);
      expect(derivedPushKey(secret)).toBe(derivedPushKey(secret));
    }),
  );
  const wrong = ['', 'A'.repeat(43), '_'.repeat(43), `${newPushKey()}=`, newPushKey().slice(1)];
  expect(wrong.filter(isPushKey)).toEqual([]);
});

test('it does not work inside a transaction', async () => {
  await expect(withoutOutgoing(() => send(service.subscribe()))).rejects.toThrow('inside a transaction');
});
