import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { startFakePaymob } from '../../testing/fakes/paymob.ts';
import { PAYMOB_ACCOUNT } from '../../testing/fakes/paymob-account.ts';

const PROGRAM = fileURLToPath(new URL('check-gateway.ts', import.meta.url));
const { secretKey, publicKey, hmacSecret, apiKey, cardIntegration } = PAYMOB_ACCOUNT;
const ACCOUNT = {
  PAYMENT_GATEWAY: 'paymob',
  PAYMOB_SECRET_KEY: secretKey,
  PAYMOB_PUBLIC_KEY: publicKey,
  PAYMOB_HMAC_SECRET: hmacSecret,
  PAYMOB_API_KEY: apiKey,
  PAYMOB_CARD_INTEGRATION: String(cardIntegration),
};

const PRODUCTION = {
  HIRFA_MODE: 'production',
  PUBLIC_URL: 'https://hirfa.example',
  DATABASE_URL: 'postgres://hirfa@127.0.0.1:9/hirfa',
  DATABASE_LOGIN_SECRET: 'a'.repeat(32),
  SESSION_SECRET: 'a'.repeat(32),
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'hirfa@hirfa.example',
  SMS_URL: 'http://127.0.0.1:9/{to}/{text}',
};

async function run(env: Record<string, string>, onLine: (line: string) => void = () => {}) {
  const child = spawn(process.execPath, [PROGRAM], { env: { PATH: process.env.PATH, ...env } });
  const lines: string[] = [];
  createInterface(child.stdout).on('line', (line) => {
    lines.push(line);
    onLine(line);
  });
  const [errors, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);
  return { output: lines.join('\n'), errors, code };
}

test('the program shows its pages, and ends well once somebody has paid there', async () => {
  const fake = await startFakePaymob();
  onTestFinished(() => fake.close());
  const pay = (line: string) => {
    if (line.startsWith(fake.url)) fake.account.pay(fake.account.orderAt(line), 'accepted');
  };
  const { output, errors, code } = await run({ ...ACCOUNT, PAYMOB_URL: fake.url }, pay);
  expect({ errors, code }).toEqual({ errors: '', code: 0 });
  expect(output).toContain('The account does all that is needed');
});

test('the program refuses the sandbox and live keys, and says in one line what is wrong', async () => {
  expect(await run({})).toMatchObject({ code: 1, errors: expect.stringContaining('Set PAYMENT_GATEWAY') });
  const live = { PAYMENT_GATEWAY: 'stripe', STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
  expect((await run({ ...PRODUCTION, ...live })).errors).toContain('The check needs a test key');
  const fake = await startFakePaymob();
  onTestFinished(() => fake.close());
  const wrong = await run({ ...ACCOUNT, PAYMOB_URL: fake.url, PAYMOB_CARD_INTEGRATION: '1' });
  expect(wrong).toMatchObject({ code: 1, errors: expect.stringMatching(/^The account has no integration 1.*\n$/) });
});
