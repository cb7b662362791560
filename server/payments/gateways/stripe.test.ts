import { piastres } from '@hirfa/domain/payments';
import { expect, onTestFinished, test } from 'vitest';
import { startFakeStripe } from '../../testing/fakes/stripe.ts';
import { STRIPE_ACCOUNT } from '../../testing/fakes/stripe-account.ts';
import { openStripeGateway } from './stripe.ts';

const AMOUNT = piastres(51_300);

/** A payment of Stripe that was captured. */
async function captured(clock = () => new Date()) {
  const fake = await startFakeStripe();
  onTestFinished(() => fake.close());
  const gateway = await openStripeGateway({ ...STRIPE_ACCOUNT, url: fake.url }, clock);
  const checkout = await gateway.openCheckout({
    attempt_id: 'attempt',
    booking_id: 'booking',
    amount: AMOUNT,
    payer: { name: 'Mona Fathy', email: null, phone: null },
    method: 'card',
    saves_card: false,
    card_token: null,
    description: 'Pottery for beginners',
    language: 'ar',
    return_url: 'http://127.0.0.1:9/payment-return?booking=7',
    webhook_url: 'http://127.0.0.1:9/webhooks',
    expires_at: new Date(Date.now() + 15 * 60_000),
  });
  if ('refused' in checkout) throw new Error(checkout.code);
  fake.account.pay(checkout.id, 'accepted');
  await gateway.capture(checkout.id, AMOUNT, 'capture');
  return { fake, gateway, id: checkout.id };
}

test('a part that went back goes back no second time, also after Stripe has forgotten the key', async () => {
  const { fake, gateway, id } = await captured();
  const left = piastres(0);
  for (const key of ['one', 'one', 'two']) {
    await gateway.refund(id, piastres(10_000), key, left);
    fake.forgetKeys();
  }
  expect(fake.account.held(id)).toBe(AMOUNT - 20_000);
});

test('a refund for which the balance did not suffice goes back once it does, and once', async () => {
  let now = new Date();
  const { fake, gateway, id } = await captured(() => now);
  const refund = () => gateway.refund(id, piastres(10_000), 'one', piastres(AMOUNT - 10_000));
  fake.account.hasNoBalance = true;
  for (const _ of [1, 2]) await expect(refund()).rejects.toMatchObject({ code: 'balance_insufficient' });
  fake.account.hasNoBalance = false;
  now = new Date(now.getTime() + 3_600_000);
  for (const _ of [1, 2]) expect(await refund()).toMatchObject({ held: AMOUNT - 10_000 });
  fake.forgetKeys();
  expect(await refund()).toMatchObject({ held: AMOUNT - 10_000 });
});

test('a refund that the bank sends back at once can not go back to the card', async () => {
  const { fake, gateway, id } = await captured();
  fake.account.failsRefunds = true;
  expect(await gateway.refund(id, AMOUNT, 'one', piastres(0))).toMatchObject({ refused: 'not_refundable' });
  expect(await gateway.readCheckout(id)).toMatchObject({ state: 'captured', held: AMOUNT });
});

test('an inquiry of a bank is no chargeback yet', async () => {
  const { fake, gateway, id } = await captured();
  fake.account.takeBack(id);
  fake.account.decide(id, 'warning_needs_response');
  expect(await gateway.readCheckout(id)).toMatchObject({ chargeback: null, held: AMOUNT });
});

test('what is stored of an event names nobody', async () => {
  const { fake, gateway, id } = await captured();
  const now = new Date();
  const object = { id: 'ch_1', object: 'charge', payment_intent: 'pi_1', billing_details: { name: 'Mona Fathy' } };
  expect(gateway.readWebhook(fake.webhookAbout(object, now), now)?.kept).not.toContain('Mona');
  expect(gateway.readWebhook(fake.webhookOf(id, now), now)?.kept).toMatch(/"about":"pi_/);
});
