import { createPrivateKey, type KeyObject } from 'node:crypto';
import * as z from 'zod';
import { readServiceAccount } from '../firebase/service-account.ts';
import { readWebApp } from '../firebase/web-app.ts';
import { isPushKey } from '../foreign/vapid.ts';

const port = z.coerce.number().int().min(0).max(65_535);
const secret = z.string().min(32, 'needs at least 32 characters');
const headers = z
  .string()
  .transform((lines) => lines.replaceAll('\\n', '\n'))
  .pipe(z.string().regex(/^[\w-]+: [^\n]+(\n[\w-]+: [^\n]+)*$/, 'needs lines like Name: value'));
const isOrigin = (url: string) => new URL(url).pathname === '/' && !/[?#]/.test(url);

const integration = z
  .string()
  .regex(/^\d{1,15}$/, 'needs the number of an integration')
  .transform(Number)
  .optional();

/** The payment gateways that have adapters. */
const GATEWAYS = ['sandbox', 'stripe', 'paymob'] as const;
export type GatewayName = (typeof GATEWAYS)[number];

/** Every variable that the product reads, with its default; `.env.example` lists the same names. */
export const Environment = z.object({
  HIRFA_MODE: z.enum(['demo', 'production']).default('demo'),
  HOST: z.string().default('127.0.0.1'),
  PORT: port.default(3000),
  PUBLIC_URL: z.url().refine(isOrigin, 'needs an origin without a path: https://hirfa.example').optional(),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_LOGIN_PREFIX: z
    .string()
    .regex(/^[\w-]{1,55}$/, 'needs letters, digits, _ and -, at most 55')
    .optional(),
  DATABASE_LOGIN_SECRET: secret.optional(),
  SESSION_SECRET: secret.optional(),
  PAYMENT_GATEWAY: z
    .string()
    .transform((text) => text.split(',').map((name) => name.trim()))
    .pipe(z.array(z.enum(GATEWAYS, 'needs sandbox, stripe or paymob, or several with commas')))
    .refine((names) => new Set(names).size === names.length, 'names a gateway twice')
    .optional(),
  SANDBOX_PORT: port.optional(),
  SANDBOX_PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  SANDBOX_URL: z.url().optional(),
  SANDBOX_KEY: z.string().min(16).optional(),
  SANDBOX_WEBHOOK_SECRET: z.string().min(16).optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[rs]k_(test|live)_\w+$/, 'starts with sk_live_, rk_live_, sk_test_ or rk_test_')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\w+$/, 'starts with whsec_')
    .optional(),
  STRIPE_URL: z.url({ protocol: /^https?$/ }).default('https://api.stripe.com'),
  PAYMOB_SECRET_KEY: z
    .string()
    .regex(/^egy_sk_(test|live)_\w+$/, 'starts with egy_sk_live_ or egy_sk_test_: the account must be one of Egypt')
    .optional(),
  PAYMOB_PUBLIC_KEY: z
    .string()
    .regex(/^egy_pk_(test|live)_\w+$/, 'starts with egy_pk_live_ or egy_pk_test_: the account must be one of Egypt')
    .optional(),
  PAYMOB_HMAC_SECRET: z.string().min(16, 'needs at least 16 characters').optional(),
  PAYMOB_API_KEY: z.string().min(32, 'needs at least 32 characters').optional(),
  PAYMOB_CARD_INTEGRATION: integration,
  PAYMOB_WALLET_INTEGRATION: integration,
  PAYMOB_KIOSK_INTEGRATION: integration,
  PAYMOB_URL: z.url({ protocol: /^https?$/ }).default('https://accept.paymob.com'),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^<>@\n]*<[^\s<>@]+@[^\s<>@]+>$|^[^\s<>@]+@[^\s<>@]+$/, 'needs an address: Hirfa <hirfa@example.com>')
    .default('Hirfa <hirfa@localhost>'),
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
  SMS_URL: z.url({ protocol: /^https?$/ }).optional(),
  SMS_BODY: z.string().optional(),
  SMS_HEADERS: headers.optional(),
  SMS_SENT: z.string().optional(),
  SMS_REFUSED: z.string().optional(),
  TEXTS_URL: z.url({ protocol: /^https?$/ }).optional(),
  TEXTS_BODY: z.string().optional(),
  TEXTS_HEADERS: headers.optional(),
  TEXTS_SENT: z.string().optional(),
  TEXTS_REFUSED: z.string().optional(),
  TEXTS_PER_DAY: z.coerce.number().int().min(0).max(1_000_000).default(1000),
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
  E_RECEIPT_DEVICE: z.string().trim().max(100, 'has at most 100 characters').optional(),
  E_RECEIPT_BRANCH: z.string().trim().max(50, 'has at most 50 characters').optional(),
  E_RECEIPT_ACTIVITY: z
    .string()
    .regex(/^\d{1,10}$/, 'needs the digits of an activity code')
    .optional(),
  E_RECEIPT_ADDRESS: z.string().transform(readBranchAddress).optional(),
  E_RECEIPT_ITEM: z
    .string()
    .regex(/^(EG-\d{9}-\S{1,80}|\d{8,14})$/, 'needs a code of GS1, or one like EG-123456789-1')
    .optional(),
  E_RECEIPT_PORTAL: z
    .url({ protocol: /^https?$/ })
    .refine(isOrigin, 'needs an origin without a path')
    .default('https://invoicing.eta.gov.eg'),
  CUSTOM_API_METHOD: z.enum(['POST', 'PUT', 'PATCH']).default('POST'),
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  RATE_LIMITS: z.enum(['on', 'off']).default('on'),
  TEST_TOOLS: z.enum(['on', 'off']).optional(),
  TEST_BOOKING_ID: z.uuid().optional(),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug']).default('info'),
});
export type Environment = z.infer<typeof Environment>;

/** The address of a branch: "Cairo; Zamalek; Example Street; 12". */
function readBranchAddress(text: string, ctx: z.core.$RefinementCtx) {
  const parts = text.split(';').map((part) => part.trim());
  const [governorate, city, street, building] = parts;
  if (parts.length === 4 && governorate && city && street && building) return { governorate, city, street, building };
  ctx.addIssue('needs governorate; city; street; building');
  return z.NEVER;
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
