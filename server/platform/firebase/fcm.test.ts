import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type FakeFcm, startFakeFcm } from '../../testing/push/fcm.ts';
import { withoutOutgoing } from '../outgoing.ts';
import { type Fcm, type FcmConfig, openFcm } from './fcm.ts';

let google: FakeFcm;
beforeAll(async () => {
  google = await startFakeFcm();
});
afterAll(() => google.close());
beforeEach(() => {
  Object.assign(google.state, { expiresIn: 3599, tokenRequests: 0, wrong: {} });
});

function open(changes: Partial<FcmConfig> = {}, ms?: number): Fcm {
  const fcm = openFcm({ fcm: { ...google.config.fcm, ...changes } }, ms);
  if (fcm === null) throw new Error('it is configured');
  return fcm;
}
const messageTo = (token: string) => ({ token, data: { tag: 'a' } });
const newToken = () => google.install('android').device.fcm_token;

test('twenty pushes at once need one access token, and so do those that follow', async () => {
  const fcm = open();
  const tokens = Array.from({ length: 20 }, newToken);
  const outcomes = await Promise.all(tokens.map((token) => fcm.send(messageTo(token))));
  await fcm.send(messageTo(newToken()));
  expect([new Set(outcomes), google.state.tokenRequests]).toEqual([new Set(['sent']), 1]);
});

test('a token that is about to expire, or that Google no longer takes, is replaced', async () => {
  const [fcm, token] = [open(), newToken()];
  await fcm.send(messageTo(token));
  google.revokeTokens();
  expect([await fcm.send(messageTo(token)), google.state.tokenRequests]).toEqual(['sent', 2]);
  google.state.expiresIn = 59;
  google.revokeTokens();
  await fcm.send(messageTo(token));
  expect([await fcm.send(messageTo(token)), google.state.tokenRequests]).toEqual(['sent', 4]);
});

test.each([
  ['UNREGISTERED', 'gone'],
  ['INVALID_ARGUMENT', 'refused'],
  ['SENDER_ID_MISMATCH', 'refused'],
] as const)('%s of Firebase means that the device is %s', async (answer, outcome) => {
  const device = google.install('ios');
  device.answer = answer;
  expect(await open().send(messageTo(device.device.fcm_token))).toBe(outcome);
});

test.each(['QUOTA_EXCEEDED', 'UNAVAILABLE', 'THIRD_PARTY_AUTH_ERROR'] as const)(
  '%s of Firebase says nothing about the device: it is asked again later, with the same token',
  async (answer) => {
    const [fcm, device] = [open(), google.install('ios')];
    device.answer = answer;
    await expect(fcm.send(messageTo(device.device.fcm_token))).rejects.toThrow(answer);
    device.answer = 'sent';
    expect(await fcm.send(messageTo(device.device.fcm_token))).toBe('sent');
    expect([device.asked, google.state.tokenRequests]).toEqual([2, 1]);
  },
);

test.each([
  [
    'an address that does not know us',
    { status: 404, body: '{"error":{"code":404,"status":"NOT_FOUND"}}' },
    '(404, NOT_FOUND)',
  ],
  [
    'a right that is missing',
    { status: 403, body: '{"error":{"code":403,"status":"PERMISSION_DENIED"}}' },
    '(403, PERMISSION_DENIED)',
  ],
  ['a page in place of JSON', { status: 502, body: '<!DOCTYPE html>' }, '(502, no reason)'],
  ['another shape', { status: 400, body: '{"error":"no"}' }, '(400, no reason)'],
  ['a redirect', { status: 307, body: '' }, 'fetch failed'],
  [
    'more than is read',
    { status: 200, body: JSON.stringify({ name: 'x'.repeat(70_000) }) },
    'Google answered with more than is read',
  ],
])('%s is no fault of the device', async (_, wrong, reason) => {
  const [fcm, token] = [open(), newToken()];
  google.state.wrong = { send: wrong };
  await expect(fcm.send(messageTo(token))).rejects.toThrow(reason);
  google.state.wrong = {};
  expect(await fcm.send(messageTo(token))).toBe('sent');
});

test('without an access token nothing is sent, and the next push asks for one again', async () => {
  const fcm = open();
  const device = google.install('android');
  const send = () => fcm.send(messageTo(device.device.fcm_token));
  google.state.wrong = { token: { status: 503, body: '' } };
  await expect(send()).rejects.toThrow('Google gave no access token (503, no reason)');
  google.state.wrong = { token: { status: 400, body: '{"error":"invalid_grant"}' } };
  await expect(send()).rejects.toThrow('Google gave no access token (400, invalid_grant)');
  google.state.wrong = {};
  expect([await send(), device.asked, google.state.tokenRequests]).toEqual(['sent', 1, 3]);
  const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
  const account = { ...google.config.fcm.account, private_key: stranger };
  await expect(open({ account }).send(messageTo(newToken()))).rejects.toThrow('invalid_grant');
});

test.each(['token', 'send'] as const)('a %s request that is not answered ends in time', async (part) => {
  google.state.wrong = { [part]: null };
  await expect(open({}, 100).send(messageTo(newToken()))).rejects.toThrow('timeout');
});

test('nothing is pushed inside a transaction', async () => {
  await expect(withoutOutgoing(() => open().send(messageTo(newToken())))).rejects.toThrow('inside a transaction');
});
