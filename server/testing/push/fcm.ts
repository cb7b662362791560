import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { NewDevice } from '@hirfa/contract/notifications';
import { jwtVerify } from 'jose';
import * as z from 'zod';
import { readServiceAccount } from '../../platform/firebase/service-account.ts';
import { newDevice } from './subscriptions.ts';

const PROJECT = 'hirfa-test';
const EMAIL = 'pushes@hirfa-test.iam.gserviceaccount.com';
const KEYS = generateKeyPairSync('rsa', { modulusLength: 2048 });
const MAX_BYTES = 4096;

/** Google refuses fields that it does not know, and keys of data that are its own. */
const Data = z.record(z.string().regex(/^(?!from$|message_type$|google|gcm)/), z.string());
const Message = z.strictObject({
  token: z.string().min(1),
  data: Data,
  android: z
    .strictObject({
      priority: z.enum(['NORMAL', 'HIGH']),
      ttl: z.string().regex(/^\d+s$/),
      collapse_key: z.string(),
      notification: z.strictObject({
        title: z.string(),
        body: z.string(),
        tag: z.string(),
        channel_id: z.string(),
        sound: z.string().optional(),
      }),
    })
    .optional(),
  apns: z
    .strictObject({
      headers: z.record(z.string(), z.string()),
      payload: z.object({ aps: z.object({ alert: z.object({ title: z.string(), body: z.string() }) }).loose() }),
    })
    .optional(),
  webpush: z.strictObject({ headers: z.record(z.string(), z.string()) }).optional(),
});
export type FcmMessage = z.infer<typeof Message>;

/** The codes of Firebase, with the status of the answer and the one of all Google's services. */
const REFUSALS = {
  UNREGISTERED: [404, 'NOT_FOUND'],
  INVALID_ARGUMENT: [400, 'INVALID_ARGUMENT'],
  SENDER_ID_MISMATCH: [403, 'PERMISSION_DENIED'],
  THIRD_PARTY_AUTH_ERROR: [401, 'UNAUTHENTICATED'],
  QUOTA_EXCEEDED: [429, 'RESOURCE_EXHAUSTED'],
  UNAVAILABLE: [503, 'UNAVAILABLE'],
} as const;

/** An installed app, or a browser, that has a token of Firebase. */
export interface FcmDevice {
  /** What it registers. */
  device: NewDevice;
  received: FcmMessage[];
  /** How often Firebase was asked to push to it. */
  asked: number;
  answer: 'sent' | keyof typeof REFUSALS;
}

export type FakeFcm = Awaited<ReturnType<typeof startFakeFcm>>;
type Reply = { status: number; body: string };
const json = (status: number, body: object): Reply => ({ status, body: JSON.stringify(body) });
const refusal = (status: number, name: string, errorCode?: string): Reply =>
  json(status, {
    error: {
      code: status,
      message: 'It is refused.',
      status: name,
      ...(errorCode && { details: [{ '@type': 'type.googleapis.com/google.firebase.fcm.v1.FcmError', errorCode }] }),
    },
  });

/** What its tests change, and see. */
interface State {
  devices: Map<string, FcmDevice>;
  /** The access tokens that it takes. */
  valid: Set<string>;
  /** How long new ones are valid, in seconds. */
  expiresIn: number;
  tokenRequests: number;
  /** What one of its parts answers in place of the right answer; null: nothing. */
  wrong: { token?: Reply | null; send?: Reply | null };
}

/** Google's tokens for accounts of programs, and Firebase Cloud Messaging (HTTP v1), at one address. */
export async function startFakeFcm() {
  const state: State = { devices: new Map(), valid: new Set(), expiresIn: 3599, tokenRequests: 0, wrong: {} };
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const isToken = request.url === '/token';
    if (isToken) state.tokenRequests += 1;
    const wrong = isToken ? state.wrong.token : state.wrong.send;
    if (wrong === null) return;
    const reply = wrong ?? (isToken ? await grant(state, body, `${url}/token`) : send(state, request, body));
    response.writeHead(reply.status, { 'content-type': 'application/json' }).end(reply.body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const keyFile = keyFileOf(`${url}/token`);
  return {
    state,
    url,
    keyFile,
    config: { fcm: { account: z.string().transform(readServiceAccount).parse(keyFile), url, web: null } },
    install(platform: NewDevice['platform'], changes: Partial<NewDevice> = {}): FcmDevice {
      const fcm_token = `${randomBytes(16).toString('base64url')}:APA91b${randomBytes(99).toString('base64url')}`;
      const device = { ...newDevice(), fcm_token, keys: null, ...changes, platform };
      const installed: FcmDevice = { device, received: [], asked: 0, answer: 'sent' };
      state.devices.set(fcm_token, installed);
      return installed;
    },
    /** Google no longer takes the access tokens that it gave. */
    revokeTokens: () => state.valid.clear(),
    async close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** The key file of the account. */
const keyFileOf = (token_uri: string) =>
  JSON.stringify({
    type: 'service_account',
    project_id: PROJECT,
    private_key_id: '0123456789abcdef',
    private_key: KEYS.privateKey.export({ type: 'pkcs8', format: 'pem' }),
    client_email: EMAIL,
    token_uri,
  });

async function grant({ valid, expiresIn }: State, body: string, audience: string): Promise<Reply> {
  if (!(await isSigned(new URLSearchParams(body), audience)))
    return json(400, { error: 'invalid_grant', error_description: 'Invalid JWT Signature.' });
  const access_token = randomBytes(24).toString('base64url');
  valid.add(access_token);
  return json(200, { access_token, expires_in: expiresIn, token_type: 'Bearer' });
}

function send({ valid, devices }: State, { method, url, headers }: IncomingMessage, body: string): Reply {
  const [, token = ''] = /^Bearer (.+)$/.exec(headers.authorization ?? '') ?? [];
  if (!valid.has(token)) return refusal(401, 'UNAUTHENTICATED');
  if (method !== 'POST' || url !== `/v1/projects/${PROJECT}/messages:send`) return refusal(404, 'NOT_FOUND');
  const given = z.strictObject({ message: Message }).safeParse(JSON.parse(body));
  if (!given.success || Buffer.byteLength(body) > MAX_BYTES) return refusal(400, 'INVALID_ARGUMENT');
  const { message } = given.data;
  const device = devices.get(message.token);
  if (device === undefined) return refusal(404, 'NOT_FOUND', 'UNREGISTERED');
  device.asked += 1;
  if (device.answer !== 'sent') {
    const [status, name] = REFUSALS[device.answer];
    return refusal(status, name, device.answer);
  }
  device.received.push(message);
  return json(200, { name: `projects/${PROJECT}/messages/${randomBytes(8).toString('hex')}` });
}

/** Whether the key of the account has signed it, for this purpose, this address and an hour at most. */
async function isSigned(form: URLSearchParams, audience: string): Promise<boolean> {
  try {
    const { payload } = await jwtVerify(form.get('assertion') ?? '', KEYS.publicKey, {
      algorithms: ['RS256'],
      issuer: EMAIL,
      audience,
      requiredClaims: ['iat', 'exp'],
    });
    const { iat = 0, exp = Infinity, scope } = payload;
    const isForPushes = scope === 'https://www.googleapis.com/auth/firebase.messaging';
    return form.get('grant_type') === 'urn:ietf:params:oauth:grant-type:jwt-bearer' && isForPushes && exp - iat <= 3600;
  } catch {
    return false;
  }
}
