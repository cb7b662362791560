import { execFileSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { PRODUCTION } from '../../testing/production-settings.ts';
import { scratchFolder } from '../../testing/scratch.ts';
import { ENVIRONMENT_NAMES, readConfig, refuseUnintendedDemo } from './config.ts';
import { StartProblem } from '../start-problem.ts';

test('without variables the demo runs on port 3000; an empty variable counts as absent', () => {
  expect(readConfig({})).toMatchObject({
    mode: 'demo',
    port: 3000,
    host: '127.0.0.1',
    databaseUrl: null,
    publicUrl: null,
  });
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toEqual(readConfig({}));
});

test('every invalid variable is named with its problem', () => {
  const problem = (env: Record<string, string>) => {
    try {
      readConfig(env);
    } catch (error) {
      return error instanceof StartProblem ? error.message : String(error);
    }
    return 'accepted';
  };
  expect(problem({ PORT: 'abc' })).toMatch(/PORT: /);
  expect(problem({ PORT: '70000', LOG_LEVEL: 'loud' })).toMatch(/PORT: .*LOG_LEVEL: /);
  expect(problem({ DATABASE_URL: 'mysql://x' })).toMatch(/DATABASE_URL: /);
  for (const PUSH_HOSTS of [
    '*',
    '*.',
    'https://push.example',
    'push.example:8443',
    'a.example, b.example',
    'a.*.example',
  ])
    expect(problem({ PUSH_HOSTS })).toMatch(/PUSH_HOSTS: /);
  expect(problem({ SESSION_SECRET: 'short' })).toMatch(/SESSION_SECRET: needs at least 32/);
  expect(problem({ VAPID_PRIVATE_KEY: 'A'.repeat(43) })).toMatch(/VAPID_PRIVATE_KEY: needs a private key/);
});

test('production refuses to start without its secrets and addresses', () => {
  expect(() => readConfig({ HIRFA_MODE: 'production' })).toThrow(
    'DATABASE_URL, DATABASE_LOGIN_SECRET, SESSION_SECRET, PUBLIC_URL, PAYMENT_GATEWAY, SMTP_URL, MAIL_FROM',
  );
});

test('settings of production without a mode start no demo', () => {
  expect(() => refuseUnintendedDemo({ PUBLIC_URL: 'https://hirfa.example', SMTP_URL: 'smtp://localhost' })).toThrow(
    'HIRFA_MODE is not set, but PUBLIC_URL, SMTP_URL',
  );
  refuseUnintendedDemo({});
  refuseUnintendedDemo({ PORT: '4000', PUBLIC_URL: '' });
  refuseUnintendedDemo({ HIRFA_MODE: 'demo', PUBLIC_URL: 'https://demo.hirfa.example' });
});

test('tools that delete are on in the demo, and in production only by name', () => {
  expect(readConfig({}).testTools).toEqual({ bookingId: null });
  expect(readConfig({ TEST_TOOLS: 'off' }).testTools).toBeNull();
  const id = '00000000-0000-4000-8000-000000000736';
  expect(readConfig({ TEST_BOOKING_ID: id }).testTools).toEqual({ bookingId: id });
  expect(() => readConfig({ TEST_BOOKING_ID: 'all' })).toThrow('TEST_BOOKING_ID');
  expect(readConfig({ ...PRODUCTION, TEST_BOOKING_ID: id }).testTools).toBeNull();
  expect(readConfig({ ...PRODUCTION, TEST_TOOLS: 'on' }).testTools).toEqual({ bookingId: null });
});

test('production needs https, except on the same machine', () => {
  const at = (PUBLIC_URL: string) => readConfig({ ...PRODUCTION, PUBLIC_URL }).publicUrl;
  for (const insecure of [
    'http://hirfa.example',
    'http://localhost.example',
    'http://127.0.0.1.example:3000',
    'http://192.168.1.2',
    'ftp://localhost',
  ])
    expect(() => at(insecure), insecure).toThrow('PUBLIC_URL: needs https');
  for (const safe of ['https://hirfa.example', 'http://127.0.0.1:3000', 'http://localhost:3000', 'http://[::1]:3000'])
    expect(at(safe)).toBe(safe);
  expect(readConfig({ PUBLIC_URL: 'http://hirfa.example' }).publicUrl).toBe('http://hirfa.example');
});

test('production needs a service of text messages, and payment pages that people reach', () => {
  const { SMS_URL, SANDBOX_PUBLIC_URL: _, ...production } = PRODUCTION;
  expect(() => readConfig(production)).toThrow('TWILIO_… or SMS_URL');
  expect(() => readConfig({ ...production, SMS_URL })).toThrow('needs SANDBOX_PUBLIC_URL');
  expect(readConfig({ ...production, SMS_URL, PUBLIC_URL: 'http://localhost:3000' }).sandboxPublicUrl).toBeNull();
});

test('electronic receipts need all that the tax authority knows of their issuer', () => {
  const receipts = {
    E_RECEIPT_DEVICE: 'HIRFA-WEB-1',
    E_RECEIPT_BRANCH: '0',
    E_RECEIPT_ACTIVITY: '6209',
    E_RECEIPT_ADDRESS: 'Cairo; Zamalek; Example Street; 12',
    E_RECEIPT_ITEM: 'EG-123456789-1',
  };
  expect(readConfig({}).eReceipts).toBeNull();
  expect(readConfig(receipts).eReceipts).toEqual({
    device: 'HIRFA-WEB-1',
    branch: '0',
    activity: '6209',
    address: { governorate: 'Cairo', city: 'Zamalek', street: 'Example Street', building: '12' },
    item: 'EG-123456789-1',
    portal: 'https://invoicing.eta.gov.eg',
  });
  for (const name of Object.keys(receipts))
    expect(() => readConfig({ ...receipts, [name]: '' }), name).toThrow('E_RECEIPT_ITEM belong together');
  for (const [name, value, problem] of [
    ['E_RECEIPT_ACTIVITY', 'repairs', 'needs the digits of an activity code'],
    ['E_RECEIPT_ADDRESS', 'Cairo; Zamalek', 'needs governorate; city; street; building'],
    ['E_RECEIPT_ITEM', 'fee', 'needs a code of GS1'],
    ['E_RECEIPT_PORTAL', 'https://invoicing.eta.gov.eg/receipts', 'needs an origin'],
  ] as const)
    expect(() => readConfig({ ...receipts, [name]: value }), name).toThrow(problem);
});

test('an address with a path, and a sender without an address, are refused', () => {
  expect(() => readConfig({ PUBLIC_URL: 'https://hirfa.example/shop' })).toThrow('PUBLIC_URL: needs an origin');
  expect(readConfig({ PUBLIC_URL: 'https://hirfa.example/' }).publicUrl).toBe('https://hirfa.example');
  for (const MAIL_FROM of ['Hirfa', 'Hirfa <hirfa>', 'Hirfa hirfa@hirfa.example', 'a@b <c@d'])
    expect(() => readConfig({ MAIL_FROM }), MAIL_FROM).toThrow('MAIL_FROM: needs an address');
  for (const MAIL_FROM of ['hirfa@hirfa.example', 'حرفة <hirfa@hirfa.example>'])
    expect(readConfig({ MAIL_FROM }).mailFrom).toBe(MAIL_FROM);
});

test('variables of one service are required together', () => {
  expect(() => readConfig({ TWILIO_ACCOUNT_SID: 'AC0' })).toThrow('TWILIO_AUTH_TOKEN');
  expect(() => readConfig({ GOOGLE_CLIENT_ID: 'a client' })).toThrow('GOOGLE_CLIENT_SECRET');
  const google = readConfig({ GOOGLE_CLIENT_ID: 'a client', GOOGLE_CLIENT_SECRET: 'a secret' }).oauth.google;
  expect([google?.issuer, readConfig({}).oauth]).toEqual(['https://accounts.google.com', {}]);
  expect(() => readConfig({ APPLE_CLIENT_ID: 'a client' })).toThrow('APPLE_PRIVATE_KEY');
  const key = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString();
  const apple = { APPLE_CLIENT_ID: 'a client', APPLE_TEAM_ID: 'a team', APPLE_KEY_ID: 'a key' };
  for (const pem of [key, key.replaceAll('\n', '\\n')])
    expect(readConfig({ ...apple, APPLE_PRIVATE_KEY: pem }).oauth.apple).toMatchObject({
      issuer: 'https://appleid.apple.com',
    });
  expect(() => readConfig({ ...apple, APPLE_PRIVATE_KEY: 'no key' })).toThrow(
    'APPLE_PRIVATE_KEY: needs the text of the .p8 file',
  );
  expect(() => readConfig({ FACEBOOK_CLIENT_SECRET: 'a secret' })).toThrow('FACEBOOK_CLIENT_ID');
  expect(readConfig({}).sms).toBeNull();
  const twilio = { TWILIO_ACCOUNT_SID: 'AC0', TWILIO_AUTH_TOKEN: 'a token of Twilio', TWILIO_FROM: 'Hirfa' };
  expect(readConfig(twilio).sms).toMatchObject({ service: 'twilio', url: 'https://api.twilio.com', from: 'Hirfa' });
});

test('a damaged account of Firebase is a problem that says what is wrong, and not what the key is', () => {
  const pem = (kind: 'rsa' | 'ec') =>
    (kind === 'rsa'
      ? generateKeyPairSync('rsa', { modulusLength: 2048 })
      : generateKeyPairSync('ec', { namedCurve: 'P-256' })
    ).privateKey
      .export({ type: 'pkcs8', format: 'pem' })
      .toString();
  const account = {
    project_id: 'hirfa',
    client_email: 'pushes@hirfa.iam.gserviceaccount.com',
    private_key: pem('rsa'),
    token_uri: 'https://oauth2.googleapis.com/token',
  };
  const file = join(scratchFolder('firebase'), 'account.json');
  writeFileSync(file, JSON.stringify(account));
  for (const FCM_SERVICE_ACCOUNT of [file, JSON.stringify(account)])
    expect(readConfig({ FCM_SERVICE_ACCOUNT }).fcm).toMatchObject({
      url: 'https://fcm.googleapis.com',
      account: { project_id: 'hirfa', token_uri: 'https://oauth2.googleapis.com/token' },
    });
  expect(readConfig({}).fcm).toBeNull();
  const problemOf = (FCM_SERVICE_ACCOUNT: string) => {
    try {
      return readConfig({ FCM_SERVICE_ACCOUNT }).fcm;
    } catch (error) {
      return error instanceof StartProblem ? error.message : error;
    }
  };
  expect(problemOf('/no/such/file.json')).toMatch('FCM_SERVICE_ACCOUNT: needs the JSON of a service account');
  expect(problemOf('{"private_key":"abcdef')).toMatch('it is no JSON');
  expect(problemOf('{"private_key":"abcdef')).not.toMatch('abcdef');
  expect(problemOf(JSON.stringify({ ...account, private_key: pem('ec') }))).toMatch('private_key: is no RSA key');
  expect(problemOf(JSON.stringify({ ...account, private_key: 'abcdef' }))).not.toMatch('abcdef');
  expect(problemOf(JSON.stringify({ ...account, project_id: undefined }))).toMatch('project_id');
  expect(problemOf(JSON.stringify({ ...account, token_uri: 'file:///etc/passwd' }))).toMatch('token_uri');
  const web = { apiKey: 'a', projectId: 'hirfa', appId: '1:1', messagingSenderId: '1', vapidKey: 'B'.repeat(87) };
  const webOf = (changes: object, FCM_SERVICE_ACCOUNT = file) =>
    readConfig({ FCM_SERVICE_ACCOUNT, FCM_WEB_CONFIG: JSON.stringify({ ...web, ...changes }) }).fcm?.web;
  expect(webOf({ measurementId: 'G-1' })).toEqual({
    api_key: 'a',
    project_id: 'hirfa',
    app_id: '1:1',
    messaging_sender_id: '1',
    vapid_key: web.vapidKey,
  });
  expect(() => webOf({}, '')).toThrow('FCM_WEB_CONFIG needs FCM_SERVICE_ACCOUNT');
  expect(() => webOf({ projectId: 'other' })).toThrow('two projects');
  expect(() => webOf({ vapidKey: 'short' })).toThrow('FCM_WEB_CONFIG: needs the settings of a web app (vapidKey');
  expect(() => readConfig({ FCM_WEB_CONFIG: '{apiKey: 1}' })).toThrow('FCM_WEB_CONFIG: needs the JSON');
});

const example = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8');

test('a shell reads .env.example as Node does', () => {
  const filled = example.replaceAll(/^# (?=[A-Z_]+=)/gm, '');
  const file = join(scratchFolder('example'), '.env');
  writeFileSync(file, filled);
  const names = Object.keys(parseEnv(filled));
  const print = names.map((name) => `printf '%s\\0' "$${name}"`).join('; ');
  const read = execFileSync('sh', ['-euc', `. ${file}; ${print}`], { encoding: 'utf8', env: {} });
  expect(read.split('\0').slice(0, -1)).toEqual(Object.values(parseEnv(filled)));
});

test('.env.example names every variable and no other', () => {
  const named = [...example.matchAll(/^#? ?([A-Z_]+)=/gm)].map(([, name]) => name);
  expect(named.toSorted()).toEqual(ENVIRONMENT_NAMES.toSorted());
});
