import { createDecipheriv, createHmac, createPublicKey } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import type { NewDevice, PushPayload } from '@hirfa/contract/notifications';
import { compactVerify } from 'jose';
import * as z from 'zod';
import { derivedPushKey, vapidKeys } from '../../platform/foreign/vapid.ts';
import { PUBLIC_ADDRESS, startFakeCalendars } from '../hostile/fake-calendars.ts';
import { TEST_LOGIN_SECRET } from '../test-postgres.ts';
import { type BrowserKeys, browserKeys, newDevice } from './subscriptions.ts';

type FakeServer = Awaited<ReturnType<typeof startFakeCalendars>>;

/** With it browsers subscribe to the products of tests. */
export const PUSH_KEY = vapidKeys(derivedPushKey(TEST_LOGIN_SECRET)).publicKey;

const HOST = 'updates.push.example';
const Claims = z.object({ aud: z.string(), exp: z.number(), sub: z.string().startsWith('mailto:') });

/** A push as the browser reads it, with what the service was told about it. */
export interface ReceivedPush {
  payload: PushPayload;
  ttl: number;
  urgency: string;
  topic: string;
}

/** A browser that has subscribed. */
export interface Browser {
  /** What its page registers. */
  device: NewDevice;
  /** The pushes that the service took. */
  received: ReceivedPush[];
  /** How long the service takes to answer after it took a push. */
  delayMs: number;
  /** How often the service was asked. */
  asked: number;
  /** How the service answers: with a status, or in a way of its own. */
  answer: number | ((request: IncomingMessage, response: ServerResponse) => unknown);
}

/**
 * A push service that speaks the protocol of browsers over real https: it accepts only what the key of the subscriber
 * has signed for it (RFC 8292), and the browser decrypts what arrives (RFC 8291), with no code of the product.
 */
export async function startPushService(publicKey: () => string) {
  const server = await startFakeCalendars();
  server.name(HOST, PUBLIC_ADDRESS);
  return { network: server.network, server, ...pushServiceAt(server, publicKey), close: () => server.close() };
}

/** The same at a server that stands for every name already. */
export function pushServiceAt(server: Pick<FakeServer, 'serve'>, publicKey: () => string) {
  return {
    subscribe(changes: Partial<NewDevice> = {}): Browser {
      const keys = browserKeys();
      const device = newDevice(changes, keys);
      const browser: Browser = { device, received: [], delayMs: 0, asked: 0, answer: 201 };
      server.serve(new URL(device.fcm_token).pathname, (request, response) => {
        void take(browser, keys, publicKey(), request, response);
      });
      return browser;
    },
  };
}

async function take(
  browser: Browser,
  keys: BrowserKeys,
  publicKey: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  browser.asked += 1;
  const { headers, method } = request;
  const body = await buffer(request);
  if (method !== 'POST' || !(await isSigned(headers.authorization ?? '', publicKey))) {
    response.writeHead(403).end();
    return;
  }
  if (typeof browser.answer === 'function') {
    browser.answer(request, response);
    return;
  }
  if (browser.answer === 201) {
    if (headers['content-encoding'] !== 'aes128gcm' || body.length > 4096) throw new Error('it is not encrypted so');
    const payload: PushPayload = JSON.parse(decrypt(body, keys));
    const { ttl, urgency, topic } = headers;
    browser.received.push({ payload, ttl: Number(ttl), urgency: String(urgency), topic: String(topic) });
  }
  if (browser.delayMs > 0) await setTimeout(browser.delayMs);
  response.writeHead(browser.answer, { location: 'https://updates.push.example/message' }).end();
}

/** Whether the key with which the browser subscribed has signed it, for this service and for a day at most. */
async function isSigned(authorization: string, publicKey: string): Promise<boolean> {
  const [, token = '', key] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  const point = Buffer.from(publicKey, 'base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: point.toString('base64url', 1, 33), y: point.toString('base64url', 33) };
  try {
    const { payload } = await compactVerify(token, createPublicKey({ format: 'jwk', key: jwk }), {
      algorithms: ['ES256'],
    });
    const { aud, exp } = Claims.parse(JSON.parse(Buffer.from(payload).toString()));
    const left = exp - Date.now() / 1000;
    return key === publicKey && aud === `https://${HOST}` && left > 0 && left <= 86_400;
  } catch {
    return false;
  }
}

const hmac = (key: Buffer, data: Buffer) => createHmac('sha256', key).update(data).digest();
/** HKDF of one block (RFC 5869). */
const derive = (salt: Buffer, secret: Buffer, info: Buffer, length: number) =>
  hmac(hmac(salt, secret), Buffer.concat([info, Buffer.from([1])])).subarray(0, length);

/** One record of aes128gcm (RFC 8188): salt, size, length of the sender's key, that key, the sealed text. */
function decrypt(body: Buffer, { ecdh, auth }: BrowserKeys): string {
  const salt = body.subarray(0, 16);
  const sender = body.subarray(21, 21 + body.readUInt8(20));
  const sealed = body.subarray(21 + sender.length);
  const both = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender]);
  const secret = derive(auth, ecdh.computeSecret(sender), both, 32);
  const key = derive(salt, secret, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(salt, secret, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(sealed.subarray(-16));
  const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return text.subarray(0, text.lastIndexOf(2)).toString();
}
