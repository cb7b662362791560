import { createPrivateKey, type KeyObject } from 'node:crypto';
import { resolve } from 'node:path';
import type { OAuthProvider } from '@hirfa/domain/accounts';
import * as z from 'zod';
import { isPushKey } from './foreign/vapid.ts';
import type { FcmConfig } from './firebase/fcm.ts';
import { readServiceAccount } from './firebase/service-account.ts';
import { readWebApp } from './firebase/web-app.ts';
import { StartProblem } from './start-problem.ts';

const port = z.coerce.number().int().min(0).max(65_535);
const secret = z.string().min(32, 'needs at least 32 characters');

/** Every variable that the product reads, with its default; `.env.example` lists the same names. */
const Environment = z.object({
  HIRFA_MODE: z.enum(['demo', 'production']).default('demo'),
  HOST: z.string().default('127.0.0.1'),
  PORT: port.default(3000),
  PUBLIC_URL: z.url().optional(),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_LOGIN_PREFIX: z
    .string()
    .regex(/^[\w-]{1,55}$/, 'needs letters, digits, _ and -, at most 55')
    .optional(),
  DATABASE_LOGIN_SECRET: secret.optional(),
  SESSION_SECRET: secret.optional(),
  PAYMENT_GATEWAY: z.enum(['sandbox']).optional(),
  SANDBOX_PORT: port.optional(),
  SANDBOX_URL: z.url().optional(),
  SANDBOX_KEY: z.string().min(16).optional(),
  SANDBOX_WEBHOOK_SECRET: z.string().min(16).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().min(3).default('Hirfa <hirfa@localhost>'),
  TWILIO_ACCOUNT_SID: z
    .string()
    .regex(/^AC\w+$/, 'starts with AC')
    .optional(),
  TWILIO_AUTH_TOKEN: z.string().min(16).optional(),
  TWILIO_FROM: z
    .string()
    .regex(/^(\+\d{6,15}|MG[0-9a-f]{32}|[\w ]{1,11})$/, 'needs a number, a name of 11 letters or a service (MG…)')
    .optional(),
  TWILIO_URL: z.url().default('https://api.twilio.com'),
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  GOOGLE_CLIENT_SECRET: z.string().min(8).optional(),
  GOOGLE_ISSUER: z.url({ protocol: /^https?$/ }).default('https://accounts.google.com'),
  APPLE_CLIENT_ID: z.string().min(1).optional(),
  APPLE_TEAM_ID: z.string().min(1).optional(),
  APPLE_KEY_ID: z.string().min(1).optional(),
  APPLE_PRIVATE_KEY: z.string().transform(readKey).optional(),
  APPLE_ISSUER: z.url({ protocol: /^https?$/ }).default('https://appleid.apple.com'),
  FACEBOOK_CLIENT_ID: z.string().min(1).optional(),
  FACEBOOK_CLIENT_SECRET: z.string().min(8).optional(),
  FACEBOOK_ISSUER: z.url({ protocol: /^https?$/ }).default('https://www.facebook.com'),
  CUSTOM_API_URL: z.url({ protocol: /^https?$/ }).optional(),
  PUSH_HOSTS: z
    .string()
    .regex(/^(\*\.)?[a-z\d-]+(\.[a-z\d-]+)+(,(\*\.)?[a-z\d-]+(\.[a-z\d-]+)+)*$/, 'needs names with commas between them')
    .default('fcm.googleapis.com,*.push.services.mozilla.com,*.notify.windows.com,web.push.apple.com,*.push.apple.com'),
  VAPID_PRIVATE_KEY: z.string().refine(isPushKey, 'needs a private key of P-256 in base64url').optional(),
  FCM_SERVICE_ACCOUNT: z.string().transform(readServiceAccount).optional(),
  FCM_WEB_CONFIG: z.string().transform(readWebApp).optional(),
  FCM_URL: z.url({ protocol: /^https?$/ }).default('https://fcm.googleapis.com'),
  CUSTOM_API_METHOD: z.enum(['POST', 'PUT', 'PATCH']).default('POST'),
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  RATE_LIMITS: z.enum(['on', 'off']).default('on'),
  TEST_TOOLS: z.enum(['on', 'off']).optional(),
  TEST_BOOKING_ID: z.uuid().optional(),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug']).default('info'),
});

const PRODUCTION_NEEDS = [
  'DATABASE_URL',
  'DATABASE_LOGIN_SECRET',
  'SESSION_SECRET',
  'PUBLIC_URL',
  'PAYMENT_GATEWAY',
  'SMTP_URL',
  'MAIL_FROM',
] as const satisfies (keyof typeof Environment.shape)[];

/** The names of all variables; a test compares `.env.example` with them. */
export const ENVIRONMENT_NAMES = Object.keys(Environment.shape);

/** Our registration with an OAuth provider. */
export interface OAuthConfig {
  issuer: string;
  clientId: string;
  /** A shared secret, or the key that signs a new secret for each sign-in. */
  clientSecret: string | { teamId: string; keyId: string; privateKey: KeyObject };
}

export interface Config {
  mode: 'demo' | 'production';
  host: string;
  port: number;
  /** The origin at which people open the site; null: http://localhost with the opened port. */
  publicUrl: string | null;
  dataDir: string;
  /** null: the embedded PostgreSQL in `dataDir`. */
  databaseUrl: string | null;
  /** What the names of the product's database logins begin with. */
  databaseLoginPrefix: string;
  databaseLoginSecret: string | null;
  sessionSecret: string | null;
  /** The port of the sandbox gateway; 0: any free one. */
  sandboxPort: number;
  /** The address of a sandbox gateway that is already running; null: the product starts its own. */
  sandboxUrl: string | null;
  /** Key and secret of that gateway. */
  sandboxKey: string | null;
  sandboxWebhookSecret: string | null;
  /** The mail server; null: mails are written to the terminal. */
  smtpUrl: string | null;
  mailFrom: string;
  /** The SMS service; null: text messages are written to the terminal in demo mode, and not sent in production. */
  twilio: { url: string; accountSid: string; authToken: string; from: string } | null;
  /** The OAuth providers with which people can sign in. */
  oauth: Partial<Record<OAuthProvider, OAuthConfig>>;
  /** The hosts of the services that push to browsers. */
  pushHosts: readonly string[];
  /** The key that signs pushes to browsers; null: one that the first start has made. */
  vapidPrivateKey: string | null;
  /** Firebase Cloud Messaging; null: nothing is pushed to apps, and to browsers only by Web Push. */
  fcm: FcmConfig | null;
  /** The optional API that is told about new providers and their notifications. */
  customApi: { url: string; method: 'POST' | 'PUT' | 'PATCH' } | null;
  /** The number of trusted proxies in front of this process: their X-Forwarded-For is used. */
  trustedProxies: number;
  /** Whether an address or a person may send only so many requests, and an address have only so many connections. */
  rateLimits: boolean;
  /** What admins may delete in a demo; null: there are no test tools. `bookingId`: deleted once by itself. 7.36 */
  testTools: { bookingId: string | null } | null;
  logLevel: 'silent' | 'fatal' | 'error' | 'warn' | 'info' | 'debug';
}

/**
 * Reads the configuration; empty variables count as absent.
 * @throws StartProblem that names every invalid variable.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = Environment.safeParse(given);
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new StartProblem(`The configuration is not valid. ${problems.join('; ')}. See .env.example.`);
  }
  const values = parsed.data;
  const missing = PRODUCTION_NEEDS.filter((name) => values.HIRFA_MODE === 'production' && given[name] === undefined);
  if (missing.length > 0) {
    throw new StartProblem(`HIRFA_MODE=production needs ${missing.join(', ')}. See .env.example.`);
  }
  if (values.HIRFA_MODE === 'production' && !isConfidential(new URL(values.PUBLIC_URL ?? '')))
    throw new StartProblem(
      'PUBLIC_URL: needs https, unless its host is 127.0.0.1, localhost or [::1]. See .env.example.',
    );
  return {
    mode: values.HIRFA_MODE,
    host: values.HOST,
    port: values.PORT,
    publicUrl: values.PUBLIC_URL === undefined ? null : new URL(values.PUBLIC_URL).origin,
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL ?? null,
    databaseLoginPrefix: readLoginPrefix(values),
    databaseLoginSecret: values.DATABASE_LOGIN_SECRET ?? null,
    sessionSecret: values.SESSION_SECRET ?? null,
    sandboxPort: values.SANDBOX_PORT ?? (values.PORT === 0 ? 0 : values.PORT + 1),
    sandboxUrl: values.SANDBOX_URL ?? null,
    sandboxKey: values.SANDBOX_KEY ?? null,
    sandboxWebhookSecret: values.SANDBOX_WEBHOOK_SECRET ?? null,
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.MAIL_FROM,
    twilio: readTwilio(values),
    oauth: { ...readGoogle(values), ...readApple(values), ...readFacebook(values) },
    pushHosts: values.PUSH_HOSTS.split(','),
    vapidPrivateKey: values.VAPID_PRIVATE_KEY ?? null,
    fcm: readFcm(values),
    customApi:
      values.CUSTOM_API_URL === undefined ? null : { url: values.CUSTOM_API_URL, method: values.CUSTOM_API_METHOD },
    trustedProxies: values.TRUSTED_PROXIES,
    rateLimits: values.RATE_LIMITS === 'on',
    testTools: readTestTools(values),
    logLevel: values.LOG_LEVEL,
  };
}

/** The name of the given database: logins belong to the whole server, on which there may be a second installation. */
function readLoginPrefix({ DATABASE_URL: url, DATABASE_LOGIN_PREFIX: given }: z.infer<typeof Environment>): string {
  if (given !== undefined || url === undefined) return given ?? 'hirfa';
  const name = decodeURIComponent(new URL(url).pathname.slice(1));
  if (/^[\w-]{1,55}$/.test(name)) return name;
  throw new StartProblem(
    'DATABASE_URL names no database, or one whose name is no beginning of names of logins. ' +
      'Set DATABASE_LOGIN_PREFIX: letters, digits, _ and -, at most 55.',
  );
}

/** In production only who switches them on by name has them. */
function readTestTools(values: z.infer<typeof Environment>): Config['testTools'] {
  const { HIRFA_MODE: mode, TEST_TOOLS: given = mode === 'demo' ? 'on' : 'off', TEST_BOOKING_ID: id } = values;
  return given === 'on' ? { bookingId: id ?? null } : null;
}

/** Whether passwords that are sent to this URL can not be read on the network: HTTPS, or the same machine. */
function isConfidential({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || (protocol === 'http:' && ['127.0.0.1', 'localhost', '[::1]'].includes(hostname));
}

function readTwilio(values: z.infer<typeof Environment>): Config['twilio'] {
  const { TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken, TWILIO_FROM: from, TWILIO_URL: url } = values;
  if (accountSid === undefined && authToken === undefined && from === undefined) return null;
  if (accountSid === undefined || authToken === undefined || from === undefined)
    throw new StartProblem('TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_FROM belong together. See .env.example.');
  return { url: new URL(url).origin, accountSid, authToken, from };
}

function readGoogle(values: z.infer<typeof Environment>): Config['oauth'] {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_ISSUER: issuer } = values;
  if (clientId === undefined && clientSecret === undefined) return {};
  if (clientId === undefined || clientSecret === undefined)
    throw new StartProblem('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET belong together. See .env.example.');
  return { google: { issuer, clientId, clientSecret } };
}

function readApple(values: z.infer<typeof Environment>): Config['oauth'] {
  const {
    APPLE_CLIENT_ID: clientId,
    APPLE_TEAM_ID: teamId,
    APPLE_KEY_ID: keyId,
    APPLE_PRIVATE_KEY: privateKey,
  } = values;
  if ([clientId, teamId, keyId, privateKey].every((each) => each === undefined)) return {};
  if (clientId === undefined || teamId === undefined || keyId === undefined || privateKey === undefined)
    throw new StartProblem(
      'APPLE_CLIENT_ID, APPLE_TEAM_ID, APPLE_KEY_ID and APPLE_PRIVATE_KEY belong together. See .env.example.',
    );
  return { apple: { issuer: values.APPLE_ISSUER, clientId, clientSecret: { teamId, keyId, privateKey } } };
}

function readFacebook(values: z.infer<typeof Environment>): Config['oauth'] {
  const { FACEBOOK_CLIENT_ID: clientId, FACEBOOK_CLIENT_SECRET: clientSecret, FACEBOOK_ISSUER: issuer } = values;
  if (clientId === undefined && clientSecret === undefined) return {};
  if (clientId === undefined || clientSecret === undefined)
    throw new StartProblem('FACEBOOK_CLIENT_ID and FACEBOOK_CLIENT_SECRET belong together. See .env.example.');
  return { facebook: { issuer, clientId, clientSecret } };
}

function readFcm(values: z.infer<typeof Environment>): Config['fcm'] {
  const { FCM_SERVICE_ACCOUNT: account, FCM_WEB_CONFIG: web, FCM_URL: url } = values;
  if (account === undefined && web === undefined) return null;
  if (account === undefined) throw new StartProblem('FCM_WEB_CONFIG needs FCM_SERVICE_ACCOUNT. See .env.example.');
  if (web !== undefined && web.project_id !== account.project_id)
    throw new StartProblem('FCM_WEB_CONFIG and FCM_SERVICE_ACCOUNT are of two projects. See .env.example.');
  return { account, url: new URL(url).origin, web: web ?? null };
}

/** A key as it is downloaded (PKCS #8, PEM), its lines broken or written with \n. */
function readKey(pem: string, ctx: z.core.$RefinementCtx): KeyObject {
  try {
    const key = createPrivateKey(pem.replaceAll('\\n', '\n'));
    if (key.asymmetricKeyDetails?.namedCurve === 'prime256v1') return key;
  } catch {
    // Reported below, like a key of another kind.
  }
  ctx.addIssue('needs the text of the .p8 file');
  return z.NEVER;
}
