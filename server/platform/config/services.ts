import type { KeyObject } from 'node:crypto';
import type { OAuthProvider } from '@hirfa/domain/accounts';
import type { EReceiptIssuer } from '@hirfa/domain/invoices';
import type { FcmConfig } from '../firebase/fcm.ts';
import { StartProblem } from '../start-problem.ts';
import type { Environment, GatewayName } from './environment.ts';

/** Our registration with an OAuth provider. */
export interface OAuthConfig {
  issuer: string;
  clientId: string;
  /** A shared secret, or the key that signs a new secret for each sign-in. */
  clientSecret: string | { teamId: string; keyId: string; privateKey: KeyObject };
}

type OAuthConfigs = Partial<Record<OAuthProvider, OAuthConfig>>;

/** The account of Twilio. */
export interface TwilioConfig {
  service: 'twilio';
  url: string;
  accountSid: string;
  authToken: string;
  from: string;
}

/** Any service that takes a message by one request. `url` and `body` have places for the message. */
export interface HttpSmsConfig {
  service: 'http';
  url: string;
  /** null: the request is a GET without a body. */
  body: string | null;
  headers: Record<string, string>;
  /** What an answer has if the message is sent; null: any successful status. */
  sent: string | null;
  /** What an answer has if the number is wrong, so that a retry is useless. */
  refused: string | null;
}

export type SmsConfig = TwilioConfig | HttpSmsConfig;

/** The account of Stripe. */
export interface StripeConfig {
  url: string;
  secretKey: string;
  webhookSecret: string;
}

/**
 * The account of Paymob. The API key is for questions; cards are paid with an integration that authorizes, wallets and
 * kiosks with others, if the account has them.
 */
export interface PaymobConfig {
  url: string;
  secretKey: string;
  publicKey: string;
  hmacSecret: string;
  apiKey: string;
  cardIntegration: number;
  walletIntegration: number | null;
  kioskIntegration: number | null;
}

const E_RECEIPT_NEEDS = [
  'E_RECEIPT_DEVICE',
  'E_RECEIPT_BRANCH',
  'E_RECEIPT_ACTIVITY',
  'E_RECEIPT_ADDRESS',
  'E_RECEIPT_ITEM',
] as const satisfies (keyof Environment)[];

const PAYMOB_NEEDS = [
  'PAYMOB_SECRET_KEY',
  'PAYMOB_PUBLIC_KEY',
  'PAYMOB_HMAC_SECRET',
  'PAYMOB_API_KEY',
  'PAYMOB_CARD_INTEGRATION',
] as const satisfies (keyof Environment)[];

const belongTogether = (names: string) => new StartProblem(`${names} belong together. See .env.example.`);

/** The service of text messages; null if none is configured. */
export function readSms(values: Environment): SmsConfig | null {
  const twilio = readTwilio(values);
  const http = readHttpSms(values, 'SMS');
  if (http === null) return twilio;
  if (twilio !== null) throw new StartProblem('TWILIO_… and SMS_URL are two services of text messages. Keep one.');
  return http;
}

/** The service of text messages of notifications, such as WhatsApp; null: the same as of codes. */
export const readTexts = (values: Environment): HttpSmsConfig | null => readHttpSms(values, 'TEXTS');

function readHttpSms(values: Environment, prefix: 'SMS' | 'TEXTS'): HttpSmsConfig | null {
  const url = values[`${prefix}_URL`];
  const { [`${prefix}_BODY` as const]: body, [`${prefix}_HEADERS` as const]: headers } = values;
  const { [`${prefix}_SENT` as const]: sent, [`${prefix}_REFUSED` as const]: refused } = values;
  if (url === undefined) {
    if ([body, headers, sent, refused].every((each) => each === undefined)) return null;
    const names = ['BODY', 'HEADERS', 'SENT'].map((name) => `${prefix}_${name}`).join(', ');
    throw new StartProblem(`${names} and ${prefix}_REFUSED need ${prefix}_URL. See .env.example.`);
  }
  const template = `${url} ${body ?? ''}`;
  if (!/\{(text|line)\}/.test(template) || !/\{(to|digits)\}/.test(template))
    throw new StartProblem(`${prefix}_URL or ${prefix}_BODY needs {text}, and {to} or {digits}. See .env.example.`);
  const lines = headers?.split('\n').map((line) => line.split(/: (.*)/s, 2)) ?? [];
  return {
    service: 'http',
    url,
    body: body ?? null,
    headers: Object.fromEntries(lines),
    sent: sent ?? null,
    refused: refused ?? null,
  };
}

function readTwilio(values: Environment): SmsConfig | null {
  const { TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken, TWILIO_FROM: from, TWILIO_URL: url } = values;
  if (accountSid === undefined && authToken === undefined && from === undefined) return null;
  if (accountSid === undefined || authToken === undefined || from === undefined)
    throw belongTogether('TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_FROM');
  return { service: 'twilio', url: new URL(url).origin, accountSid, authToken, from };
}

export function readOAuth(values: Environment): OAuthConfigs {
  return { ...readGoogle(values), ...readApple(values), ...readFacebook(values) };
}

function readGoogle(values: Environment): OAuthConfigs {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_ISSUER: issuer } = values;
  if (clientId === undefined && clientSecret === undefined) return {};
  if (clientId === undefined || clientSecret === undefined)
    throw belongTogether('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET');
  return { google: { issuer, clientId, clientSecret } };
}

function readApple(values: Environment): OAuthConfigs {
  const {
    APPLE_CLIENT_ID: clientId,
    APPLE_TEAM_ID: teamId,
    APPLE_KEY_ID: keyId,
    APPLE_PRIVATE_KEY: privateKey,
  } = values;
  if ([clientId, teamId, keyId, privateKey].every((each) => each === undefined)) return {};
  if (clientId === undefined || teamId === undefined || keyId === undefined || privateKey === undefined)
    throw belongTogether('APPLE_CLIENT_ID, APPLE_TEAM_ID, APPLE_KEY_ID and APPLE_PRIVATE_KEY');
  return { apple: { issuer: values.APPLE_ISSUER, clientId, clientSecret: { teamId, keyId, privateKey } } };
}

function readFacebook(values: Environment): OAuthConfigs {
  const { FACEBOOK_CLIENT_ID: clientId, FACEBOOK_CLIENT_SECRET: clientSecret, FACEBOOK_ISSUER: issuer } = values;
  if (clientId === undefined && clientSecret === undefined) return {};
  if (clientId === undefined || clientSecret === undefined)
    throw belongTogether('FACEBOOK_CLIENT_ID and FACEBOOK_CLIENT_SECRET');
  return { facebook: { issuer, clientId, clientSecret } };
}

const isNamed = ({ PAYMENT_GATEWAY: names = [] }: Environment, name: GatewayName) => names.includes(name);

/** The account of Stripe; null if none is configured. */
export function readStripe(values: Environment): StripeConfig | null {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_URL: url } = values;
  if (secretKey === undefined && webhookSecret === undefined && !isNamed(values, 'stripe')) return null;
  if (secretKey === undefined || webhookSecret === undefined)
    throw belongTogether('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET');
  refuseMode(values, secretKey.includes('_test_'), 'STRIPE_SECRET_KEY', 'sk_live_… or rk_live_…');
  return { url: new URL(url).origin, secretKey, webhookSecret };
}

/** The account of Paymob; null if none is configured. */
export function readPaymob(values: Environment): PaymobConfig | null {
  const { PAYMOB_SECRET_KEY: secretKey, PAYMOB_PUBLIC_KEY: publicKey, PAYMOB_HMAC_SECRET: hmacSecret } = values;
  const { PAYMOB_API_KEY: apiKey, PAYMOB_CARD_INTEGRATION: cardIntegration, PAYMOB_URL: url } = values;
  const others = [values.PAYMOB_WALLET_INTEGRATION, values.PAYMOB_KIOSK_INTEGRATION];
  const given = [secretKey, publicKey, hmacSecret, apiKey, cardIntegration, ...others];
  if (given.every((each) => each === undefined) && !isNamed(values, 'paymob')) return null;
  if (
    secretKey === undefined ||
    publicKey === undefined ||
    hmacSecret === undefined ||
    apiKey === undefined ||
    cardIntegration === undefined
  )
    throw belongTogether(PAYMOB_NEEDS.join(', '));
  const isTest = secretKey.includes('_test_');
  if (isTest !== publicKey.includes('_test_'))
    throw new StartProblem(
      'PAYMOB_SECRET_KEY and PAYMOB_PUBLIC_KEY are a test key and a live one. Take both from the same mode.',
    );
  refuseMode(values, isTest, 'PAYMOB_SECRET_KEY', 'egy_sk_live_…');
  const { PAYMOB_WALLET_INTEGRATION: walletIntegration = null, PAYMOB_KIOSK_INTEGRATION: kioskIntegration = null } =
    values;
  const integrations = { cardIntegration, walletIntegration, kioskIntegration };
  return { url: new URL(url).origin, secretKey, publicKey, hmacSecret, apiKey, ...integrations };
}

/** How the tax authority knows the operator as an issuer of electronic receipts; null: none are issued. */
export function readEReceipts(values: Environment): EReceiptIssuer | null {
  const { E_RECEIPT_DEVICE: device, E_RECEIPT_BRANCH: branch, E_RECEIPT_ACTIVITY: activity } = values;
  const { E_RECEIPT_ADDRESS: address, E_RECEIPT_ITEM: item, E_RECEIPT_PORTAL: portal } = values;
  if ([device, branch, activity, address, item].every((each) => each === undefined)) return null;
  if (
    device === undefined ||
    branch === undefined ||
    activity === undefined ||
    address === undefined ||
    item === undefined
  )
    throw belongTogether(E_RECEIPT_NEEDS.join(', '));
  return { device, branch, activity, address, item, portal: new URL(portal).origin };
}

/** With a test key people would pay nothing; the demo takes no real money. */
function refuseMode(values: Environment, isTest: boolean, name: string, live: string): void {
  if (values.HIRFA_MODE === 'demo' && !isTest)
    throw new StartProblem(`The demo takes no real money: it needs a test key in ${name}. See .env.example.`);
  if (values.HIRFA_MODE === 'production' && isTest && !isLocal(new URL(values.PUBLIC_URL ?? '')))
    throw new StartProblem(
      `${name} is a test key, with which nobody pays. Production needs ${live}. See .env.example.`,
    );
}

/** Whether only this machine reaches an address: then it is a trial. */
export const isLocal = ({ hostname, protocol }: URL): boolean =>
  /^https?:$/.test(protocol) && ['127.0.0.1', 'localhost', '[::1]'].includes(hostname);

export function readFcm(values: Environment): FcmConfig | null {
  const { FCM_SERVICE_ACCOUNT: account, FCM_WEB_CONFIG: web, FCM_URL: url } = values;
  if (account === undefined && web === undefined) return null;
  if (account === undefined) throw new StartProblem('FCM_WEB_CONFIG needs FCM_SERVICE_ACCOUNT. See .env.example.');
  if (web !== undefined && web.project_id !== account.project_id)
    throw new StartProblem('FCM_WEB_CONFIG and FCM_SERVICE_ACCOUNT are of two projects. See .env.example.');
  return { account, url: new URL(url).origin, web: web ?? null };
}
