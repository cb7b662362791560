import { expect, test } from 'vitest';
import { PRODUCTION } from '../../testing/production-settings.ts';
import { readConfig } from './config.ts';

test('Stripe needs both of its secrets: live ones in production, test ones in the demo and in trials', () => {
  const { SANDBOX_PUBLIC_URL: _, ...production } = PRODUCTION;
  const STRIPE_WEBHOOK_SECRET = 'whsec_1';
  const stripe = { ...production, PAYMENT_GATEWAY: 'stripe', STRIPE_WEBHOOK_SECRET };
  expect(() => readConfig(stripe)).toThrow('belong together');
  expect(() => readConfig({ ...stripe, STRIPE_SECRET_KEY: 'pk_live_1' })).toThrow('STRIPE_SECRET_KEY: starts with');
  expect(() => readConfig({ ...stripe, STRIPE_SECRET_KEY: 'sk_test_1' })).toThrow('test key, with which nobody pays');
  expect(readConfig({ ...stripe, STRIPE_SECRET_KEY: 'sk_live_1' })).toMatchObject({
    gateways: ['stripe'],
    stripe: { url: 'https://api.stripe.com', secretKey: 'sk_live_1', webhookSecret: 'whsec_1' },
    sandbox: false,
  });
  const trial = { ...stripe, STRIPE_SECRET_KEY: 'rk_test_1', PUBLIC_URL: 'http://localhost:3000' };
  expect(readConfig(trial).gateways).toEqual(['stripe']);
  const demo = { PAYMENT_GATEWAY: 'stripe', STRIPE_WEBHOOK_SECRET };
  expect(() => readConfig({ ...demo, STRIPE_SECRET_KEY: 'sk_live_1' })).toThrow('The demo takes no real money');
  expect(readConfig({ ...demo, STRIPE_SECRET_KEY: 'sk_test_1' })).toMatchObject({
    gateways: ['stripe'],
    sandbox: true,
  });
  expect(readConfig(PRODUCTION)).toMatchObject({ gateways: ['sandbox'], stripe: null, sandbox: true });
});

test('Paymob needs all of its secrets, of one mode and of Egypt, and the number of an integration', () => {
  const { SANDBOX_PUBLIC_URL: _, ...production } = PRODUCTION;
  const account = {
    PAYMOB_SECRET_KEY: 'egy_sk_live_1',
    PAYMOB_PUBLIC_KEY: 'egy_pk_live_1',
    PAYMOB_HMAC_SECRET: '0123456789ABCDEF0123456789ABCDEF',
    PAYMOB_API_KEY: 'an API key of at least 32 characters',
    PAYMOB_CARD_INTEGRATION: '4711',
  };
  const paymob = { ...production, ...account, PAYMENT_GATEWAY: 'paymob' };
  expect(readConfig(paymob)).toMatchObject({
    gateways: ['paymob'],
    paymob: { url: 'https://accept.paymob.com', secretKey: 'egy_sk_live_1', cardIntegration: 4711 },
    sandbox: false,
  });
  for (const name of Object.keys(account))
    expect(() => readConfig({ ...paymob, [name]: '' }), name).toThrow('PAYMOB_CARD_INTEGRATION belong together');
  for (const [name, value, problem] of [
    ['PAYMOB_SECRET_KEY', 'uae_sk_live_1', 'the account must be one of Egypt'],
    ['PAYMOB_PUBLIC_KEY', 'ksa_pk_live_1', 'the account must be one of Egypt'],
    ['PAYMOB_PUBLIC_KEY', 'egy_sk_live_1', 'PAYMOB_PUBLIC_KEY: starts with'],
    ['PAYMOB_PUBLIC_KEY', 'egy_pk_test_1', 'a test key and a live one'],
    ['PAYMOB_CARD_INTEGRATION', 'cards', 'needs the number of an integration'],
    ['PAYMOB_HMAC_SECRET', 'short', 'needs at least 16 characters'],
  ] as const)
    expect(() => readConfig({ ...paymob, [name]: value }), value).toThrow(problem);
  const test = { ...account, PAYMOB_SECRET_KEY: 'egy_sk_test_1', PAYMOB_PUBLIC_KEY: 'egy_pk_test_1' };
  expect(() => readConfig({ ...paymob, ...test })).toThrow('test key, with which nobody pays');
  expect(() => readConfig(account)).toThrow('The demo takes no real money');
  expect(readConfig({ ...test, PAYMENT_GATEWAY: 'paymob' })).toMatchObject({ gateways: ['paymob'], sandbox: true });
  expect(readConfig({}).paymob).toBeNull();
});

test('several gateways are used at once, in their order; not the sandbox beside one with which people pay', () => {
  const { SANDBOX_PUBLIC_URL: _, ...production } = PRODUCTION;
  const stripe = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
  const paymob = {
    PAYMOB_SECRET_KEY: 'egy_sk_live_1',
    PAYMOB_PUBLIC_KEY: 'egy_pk_live_1',
    PAYMOB_HMAC_SECRET: '0123456789ABCDEF0123456789ABCDEF',
    PAYMOB_API_KEY: 'an API key of at least 32 characters',
    PAYMOB_CARD_INTEGRATION: '4711',
  };
  const both = { ...production, ...stripe, ...paymob, PAYMENT_GATEWAY: 'paymob, stripe' };
  expect(readConfig(both)).toMatchObject({ gateways: ['paymob', 'stripe'], sandbox: false });
  expect(() => readConfig({ ...both, PAYMENT_GATEWAY: 'paymob,cash' })).toThrow('PAYMENT_GATEWAY.1: needs sandbox');
  expect(() => readConfig({ ...both, PAYMENT_GATEWAY: 'paymob,' })).toThrow('PAYMENT_GATEWAY.1: needs sandbox');
  expect(() => readConfig({ ...both, PAYMENT_GATEWAY: 'stripe,stripe' })).toThrow('names a gateway twice');
  expect(() => readConfig({ ...both, STRIPE_SECRET_KEY: '', STRIPE_WEBHOOK_SECRET: '' })).toThrow('belong together');
  expect(() => readConfig({ ...both, PAYMENT_GATEWAY: 'sandbox,paymob' })).toThrow(
    'The sandbox gateway stands beside a real one',
  );
  expect(readConfig({ PAYMENT_GATEWAY: 'sandbox' }).gateways).toEqual(['sandbox']);
});
