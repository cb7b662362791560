import { resolve } from 'node:path';
import type { OAuthProvider } from '@hirfa/domain/accounts';
import type { EReceiptIssuer } from '@hirfa/domain/invoices';
import type { FcmConfig } from '../firebase/fcm.ts';
import { StartProblem } from '../start-problem.ts';
import { Environment, type GatewayName } from './environment.ts';
import {
  isLocal,
  type OAuthConfig,
  type PaymobConfig,
  readEReceipts,
  readFcm,
  readOAuth,
  readPaymob,
  readSms,
  readStripe,
  readTexts,
  type SmsConfig,
  type StripeConfig,
} from './services.ts';

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
  /** The payment gateways of new payments, the preferred one first. */
  gateways: readonly GatewayName[];
  /** The account of Stripe; null if none is configured. */
  stripe: StripeConfig | null;
  /** The account of Paymob; null if none is configured. */
  paymob: PaymobConfig | null;
  /** Whether there is a sandbox gateway: in the demo, as the gateway of new payments, and where one is given. */
  sandbox: boolean;
  /** The port of the sandbox gateway; 0: any free one. */
  sandboxPort: number;
  /** The address at which people open the pages of the sandbox gateway; null: localhost. */
  sandboxPublicUrl: string | null;
  /** The address of a sandbox gateway that is already running; null: the product starts its own. */
  sandboxUrl: string | null;
  /** Key and secret of that gateway. */
  sandboxKey: string | null;
  sandboxWebhookSecret: string | null;
  /** The mail server; null: mails are written to the terminal. */
  smtpUrl: string | null;
  mailFrom: string;
  /** The service of text messages; null (only in the demo): they are written to the terminal. */
  sms: SmsConfig | null;
  /** That of text messages of notifications, of which at most so many leave on one day of Cairo. */
  texts: SmsConfig | null;
  textsPerDay: number;
  /** The OAuth providers with which people can sign in. */
  oauth: Partial<Record<OAuthProvider, OAuthConfig>>;
  /** The hosts of the services that push to browsers. */
  pushHosts: readonly string[];
  /** The key that signs pushes to browsers; null: one that the first start has made. */
  vapidPrivateKey: string | null;
  /** Firebase Cloud Messaging; null: nothing is pushed to apps, and to browsers only by Web Push. */
  fcm: FcmConfig | null;
  /** How the tax authority knows the operator as an issuer of electronic receipts; null: none are issued. */
  eReceipts: EReceiptIssuer | null;
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
  const sms = readSms(values);
  if (values.HIRFA_MODE === 'production') checkProduction(values, sms);
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
    gateways: values.PAYMENT_GATEWAY ?? ['sandbox'],
    stripe: readStripe(values),
    paymob: readPaymob(values),
    sandbox: hasSandbox(values),
    sandboxPort: values.SANDBOX_PORT ?? (values.PORT === 0 ? 0 : values.PORT + 1),
    sandboxPublicUrl: values.SANDBOX_PUBLIC_URL ?? null,
    sandboxUrl: values.SANDBOX_URL ?? null,
    sandboxKey: values.SANDBOX_KEY ?? null,
    sandboxWebhookSecret: values.SANDBOX_WEBHOOK_SECRET ?? null,
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.MAIL_FROM,
    sms,
    texts: readTexts(values) ?? sms,
    textsPerDay: values.TEXTS_PER_DAY,
    oauth: readOAuth(values),
    pushHosts: values.PUSH_HOSTS.split(','),
    vapidPrivateKey: values.VAPID_PRIVATE_KEY ?? null,
    fcm: readFcm(values),
    eReceipts: readEReceipts(values),
    customApi:
      values.CUSTOM_API_URL === undefined ? null : { url: values.CUSTOM_API_URL, method: values.CUSTOM_API_METHOD },
    trustedProxies: values.TRUSTED_PROXIES,
    rateLimits: values.RATE_LIMITS === 'on',
    testTools: readTestTools(values),
    logLevel: values.LOG_LEVEL,
  };
}

/**
 * Settings of production without a mode would start the demo, whose accounts have a published password.
 * @throws StartProblem that names them.
 */
export function refuseUnintendedDemo(env: Readonly<Record<string, string | undefined>>): void {
  const given = PRODUCTION_NEEDS.filter((name) => (env[name] ?? '') !== '');
  if ((env.HIRFA_MODE ?? '') !== '' || given.length === 0) return;
  throw new StartProblem(
    `HIRFA_MODE is not set, but ${given.join(', ')}. Set HIRFA_MODE=production or, ` +
      'for made-up people who sign in with a published password, HIRFA_MODE=demo.',
  );
}

/** The name of the given database: logins belong to the whole server, on which there may be a second installation. */
function readLoginPrefix({ DATABASE_URL: url, DATABASE_LOGIN_PREFIX: given }: Environment): string {
  if (given !== undefined || url === undefined) return given ?? 'hirfa';
  const name = decodeURIComponent(new URL(url).pathname.slice(1));
  if (/^[\w-]{1,55}$/.test(name)) return name;
  throw new StartProblem(
    'DATABASE_URL names no database, or one whose name is no beginning of names of logins. ' +
      'Set DATABASE_LOGIN_PREFIX: letters, digits, _ and -, at most 55.',
  );
}

const hasSandbox = ({ HIRFA_MODE: mode, PAYMENT_GATEWAY: gateways = ['sandbox'], SANDBOX_URL: url }: Environment) =>
  mode === 'demo' || gateways.includes('sandbox') || url !== undefined;

/** In production only who switches them on by name has them. */
function readTestTools(values: Environment): Config['testTools'] {
  const { HIRFA_MODE: mode, TEST_TOOLS: given = mode === 'demo' ? 'on' : 'off', TEST_BOOKING_ID: id } = values;
  return given === 'on' ? { bookingId: id ?? null } : null;
}

/** What lets people reach an installation and providers apply. The environment has what production needs. */
function checkProduction(values: Environment, sms: SmsConfig | null): void {
  const publicUrl = new URL(values.PUBLIC_URL ?? '');
  if (!isLocal(publicUrl) && publicUrl.protocol !== 'https:')
    throw new StartProblem(
      'PUBLIC_URL: needs https, unless its host is 127.0.0.1, localhost or [::1]. See .env.example.',
    );
  if (sms === null)
    throw new StartProblem(
      'HIRFA_MODE=production needs a service of text messages, TWILIO_… or SMS_URL: people prove their phone number ' +
        'with a code. See .env.example.',
    );
  const { PAYMENT_GATEWAY: gateways = [], SANDBOX_URL, SANDBOX_PUBLIC_URL } = values;
  const isSandbox = gateways.includes('sandbox');
  if (isSandbox && gateways.length > 1)
    throw new StartProblem(
      'The sandbox gateway stands beside a real one: who chooses it would pay nothing. See .env.example.',
    );
  const isOwnSandbox = isSandbox && SANDBOX_URL === undefined;
  if (!isLocal(publicUrl) && isOwnSandbox && SANDBOX_PUBLIC_URL === undefined)
    throw new StartProblem(
      'The sandbox gateway needs SANDBOX_PUBLIC_URL, the address at which your proxy shows people its pages: ' +
        'they would be sent to localhost. See .env.example.',
    );
}
