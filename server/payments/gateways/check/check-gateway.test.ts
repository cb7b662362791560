import { expect, onTestFinished, test } from 'vitest';
import { startFakePaymob } from '../../../testing/fakes/paymob.ts';
import { PAYMOB_ACCOUNT } from '../../../testing/fakes/paymob-account.ts';
import { startFakeStripe } from '../../../testing/fakes/stripe.ts';
import { STRIPE_ACCOUNT } from '../../../testing/fakes/stripe-account.ts';
import type { Gateway } from '../../gateway.ts';
import { createPaymobGateway } from '../paymob.ts';
import { openStripeGateway } from '../stripe.ts';
import { checkGateway } from './check-gateway.ts';
import { checkPaymobAccount } from './paymob-account.ts';

async function paymob() {
  const fake = await startFakePaymob();
  onTestFinished(() => fake.close());
  const config = { ...PAYMOB_ACCOUNT, url: fake.url };
  return { fake, config, gateway: createPaymobGateway(config) };
}

/** Runs the check; whoever runs it pays on each page while it waits. */
async function check(gateway: Gateway, payAt: (url: string) => void) {
  const said: string[] = [];
  const ctx = {
    gateway,
    now: () => new Date(),
    say: (line: string) => void said.push(line),
    pause: async () => payAt(said.findLast((line) => line.startsWith('http')) ?? ''),
  };
  await checkGateway({ ctx, input: { origin: 'http://127.0.0.1:9', card: 'a card' } });
  return said.join('\n');
}

test('an account of Stripe or Paymob that does all that is needed passes', async () => {
  const stripe = await startFakeStripe();
  onTestFinished(() => stripe.close());
  const cardOfStripe = (url: string) => stripe.account.pay(new URL(url).pathname.replace('/pay/', ''), 'accepted');
  const said = await check(await openStripeGateway({ ...STRIPE_ACCOUNT, url: stripe.url }), cardOfStripe);
  expect(said).toContain('A page of 100.00 EGP is open. Pay there with a card:');
  const { fake, gateway } = await paymob();
  const lines = await check(gateway, (url) => fake.account.pay(fake.account.orderAt(url), 'accepted'));
  expect(lines).toContain('A page of 2.00 EGP is open');
  for (const text of [said, lines]) {
    expect(text).toContain('It was captured, and a repetition has changed nothing.');
    expect(text).toContain('Two equal parts were sent back, each once.');
    expect(text).toContain('The second payment was released without a charge.');
  }
});

test('an account that charges at once, refuses captures or sends nothing back is told what it lacks', async () => {
  const { fake, gateway } = await paymob();
  const pay = (url: string) => fake.account.pay(fake.account.orderAt(url), 'accepted');
  fake.account.authorizes = false;
  await expect(check(gateway, pay)).rejects.toThrow('must authorize cards, and capture them later');
  fake.account.authorizes = true;
  fake.account.refusesCaptures = true;
  await expect(check(gateway, pay)).rejects.toThrow('The capture was refused: Declined');
  fake.account.refusesCaptures = false;
  fake.account.refusesRefunds = 'no_balance';
  await expect(check(gateway, pay)).rejects.toThrow('The refund was refused: ');
});

test('a key or an integration that Paymob does not know opens no page', async () => {
  const { config } = await paymob();
  const stranger = createPaymobGateway({ ...config, secretKey: 'egy_sk_test_of_another' });
  await expect(check(stranger, () => {})).rejects.toThrow('No page was opened: ');
  const other = createPaymobGateway({ ...config, cardIntegration: 1 });
  await expect(check(other, () => {})).rejects.toThrow('No page was opened: Integration ID/Name does not exist');
});

test('the settings of Paymob are compared with its account', async () => {
  const { fake, config } = await paymob();
  const said: string[] = [];
  const compare = (change: Partial<typeof config>) =>
    checkPaymobAccount({ ctx: { say: (line) => void said.push(line) }, input: { ...config, ...change } });
  await compare({});
  expect(said).toEqual([
    'PAYMOB_API_KEY gives access.',
    'PAYMOB_CARD_INTEGRATION authorizes cards in EGP.',
    'PAYMOB_WALLET_INTEGRATION charges in EGP.',
    'PAYMOB_KIOSK_INTEGRATION charges in EGP.',
    'PAYMOB_HMAC_SECRET is that of the account.',
  ]);
  await expect(compare({ apiKey: 'another key' })).rejects.toThrow('PAYMOB_API_KEY gives no access');
  await expect(compare({ hmacSecret: 'another secret' })).rejects.toThrow('PAYMOB_HMAC_SECRET is another one');
  await expect(compare({ cardIntegration: 1 })).rejects.toThrow('The account has no integration 1');
  await expect(compare({ kioskIntegration: 2 })).rejects.toThrow('The account has no integration 2');
  fake.account.authorizes = false;
  await expect(compare({})).rejects.toThrow('charges at once');
});
