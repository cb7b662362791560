import { leastCharge, type Piastres, piastres, toDecimal } from '@hirfa/domain/payments';
import { errorLine } from '../../../platform/errors/describe-error.ts';
import { newId } from '../../../platform/ids.ts';
import type { Checkout, Gateway, GatewayRefusal } from '../../gateway.ts';

export interface CheckCtx {
  gateway: Gateway;
  now(): Date;
  /** Shows a line to who runs the check. */
  say(line: string): void;
  /** Waits before the gateway is asked again whether somebody has paid. */
  pause(): Promise<void>;
}

/** Something that the product needs, and the account does not do. The message says what to do. */
export class AccountProblem extends Error {}

interface CheckInput {
  /** The address of the site. */
  origin: string;
  /** What to type on the gateway's page. */
  card: string;
}

const PAY_MS = 30 * 60_000;

/**
 * Tries everything that the product needs of an account, with payments that a person makes on the gateway's page: a
 * capture, two equal refunds and a repeated one, and the release of a hold.
 * @throws AccountProblem at the first thing that the account does not do.
 */
export async function checkGateway({ ctx, input }: { ctx: CheckCtx; input: CheckInput }): Promise<void> {
  const part = leastCharge(ctx.gateway.methods);
  const amount = piastres(2 * part);
  const { id } = await payOnce(ctx, input, amount);
  await captureTwice(ctx, id, amount);
  await refundTwice(ctx, id, part);
  const released = await payOnce(ctx, input, amount);
  await voidTwice(ctx, released.id);
}

/** Opens a page, and waits until it was paid. */
async function payOnce(ctx: CheckCtx, { origin, card }: CheckInput, amount: Piastres): Promise<Checkout> {
  const { gateway, now, say, pause } = ctx;
  const ends = now().getTime() + PAY_MS;
  const booking_id = newId();
  const order = {
    attempt_id: newId(),
    booking_id,
    amount,
    method: 'card' as const,
    saves_card: false,
    card_token: null,
    payer: { name: 'Gateway Check', email: null, phone: null },
    description: 'A check of the gateway',
    language: 'en' as const,
    return_url: `${origin}/payment-return?booking=${booking_id}`,
    webhook_url: `${origin}/api/v1/webhooks/${gateway.name}`,
    expires_at: new Date(Math.ceil(ends / 60_000) * 60_000),
  };
  const opened = await done(gateway.openCheckout(order), 'No page was opened');
  say(`A page of ${toDecimal(amount)} EGP is open. Pay there with ${card}:`);
  say(opened.url ?? '');
  say(`Afterwards your browser must come back to an address that begins with ${order.return_url}`);
  for (;;) {
    const checkout = await done(gateway.readCheckout(opened.id), 'The payment was not read');
    if (checkout.state === 'authorized') {
      say('The card was authorized.');
      return checkout;
    }
    if (checkout.state === 'captured')
      throw new AccountProblem(
        'The card was charged at once. The account must authorize cards, and capture them later.',
      );
    if (now().getTime() > ends || ['closed', 'declined', 'voided'].includes(checkout.state))
      throw new AccountProblem('Nobody has paid on the page in half an hour, or the card was declined. Start again.');
    await pause();
  }
}

async function captureTwice({ gateway, say }: CheckCtx, id: string, amount: Piastres): Promise<void> {
  const key = newId();
  for (const _ of [1, 2]) {
    const { held } = await done(gateway.capture(id, amount, key), 'The capture was refused');
    if (held !== amount) throw new AccountProblem(`After a capture of ${amount} piastres ${held} are held.`);
  }
  say('It was captured, and a repetition has changed nothing.');
}

async function refundTwice({ gateway, say }: CheckCtx, id: string, part: Piastres): Promise<void> {
  for (const left of [part, piastres(0)]) {
    const key = newId();
    for (const _ of [1, 2]) {
      const { held } = await done(gateway.refund(id, part, key, left), 'The refund was refused');
      if (held !== left)
        throw new AccountProblem(`After a refund of ${part} piastres ${held} are held, and not ${left}.`);
    }
  }
  say('Two equal parts were sent back, each once.');
}

async function voidTwice({ gateway, say }: CheckCtx, id: string): Promise<void> {
  const key = newId();
  for (const _ of [1, 2]) {
    const { state } = await done(gateway.void(id, key), 'The release was refused');
    if (state !== 'voided') throw new AccountProblem(`After the release of a hold the payment is ${state}.`);
  }
  say('The second payment was released without a charge.');
}

/** @throws AccountProblem where the gateway refuses, or gives another answer than the product expects. */
async function done(asked: Promise<Checkout | GatewayRefusal>, problem: string): Promise<Checkout> {
  const answer = await asked.catch((error: unknown) => {
    throw new AccountProblem(`${problem}: ${errorLine(error)}`);
  });
  if ('refused' in answer) throw new AccountProblem(`${problem}: ${answer.code}`);
  return answer;
}
