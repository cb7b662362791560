import { type ChargebackState, type ChargeStep, type Piastres, piastres } from '@hirfa/domain/payments';
import { findCheckout } from '../find-checkout.ts';
import { type Checkout, isSentBack } from '../gateway.ts';
import { releaseHold, returnSurplus } from '../release-hold.ts';
import { gatewayOf, type PaymentServices } from '../services.ts';
import type { StoredCharge } from './queries.ts';

/**
 * What became of a request to the gateway; both refusals are final, and after `charged_back` it is asked again. `gone`:
 * a bank has given the customer back what was charged at once, before anybody had earned it.
 */
export type Outcome = 'done' | 'capture_refused' | 'refund_refused' | 'charged_back' | 'gone';

/** A request to the gateway that an operation needs, with its charge. */
export interface ChargeRequest {
  charge: StoredCharge;
  step: ChargeStep;
  /** Its idempotency key. */
  key: string;
  /** What was known of a chargeback of this charge when it was first sent. */
  known: ChargebackState | null;
  /** What the gateway holds after it. */
  left: Piastres;
}

/** What the gateway holds of a charge after a request; it counts also what banks have kept of what was held. */
export function leftAfter({ held, refused, beside }: StoredCharge, kept: Piastres, step: ChargeStep): Piastres {
  const own = step.ask === 'capture' ? step.amount : held - (step.ask === 'refund' ? step.amount : 0);
  return piastres(own + refused + kept + beside);
}

/** A request with the answer of the gateway. */
export interface AnsweredRequest extends ChargeRequest {
  outcome: Outcome;
}

/**
 * Asks the gateway about one charge. What it has charged at once is captured, unless it has gone back since. A refused
 * capture, for whichever final reason, releases the hold; a refund is refused for good only where the gateway says so,
 * and still holds the money. Other failures are thrown, and the job is retried: a refund that is owed must not be given
 * up, and a gateway that does not know the checkout may still hold its money.
 */
export async function askGateway({
  ctx: { services },
  input: { charge, known, step, key, left },
}: {
  ctx: { services: PaymentServices };
  input: ChargeRequest;
}): Promise<Outcome> {
  if (charge.attempt === null) throw new Error('the charge holds money but has no authorized attempt');
  const { checkout_id } = charge.attempt;
  const gateway = gatewayOf(services, charge.attempt);
  const ctx = { gateway };
  if (step.ask === 'void') {
    await releaseHold({ ctx, input: { checkout_id, key } });
    return 'done';
  }
  if (charge.rail_state === 'charged' && step.ask === 'capture')
    return acceptCharged(await findCheckout({ ctx, input: { checkout_id } }));
  const answer = await gateway[step.ask](checkout_id, step.amount, key, left);
  if (!('refused' in answer)) return 'done';
  const checkout = await findCheckout({ ctx, input: { checkout_id } });
  // It was done before, under an id that the gateway has forgotten, or by hand.
  if (checkout.state === 'captured' && checkout.held === left) return 'done';
  if (step.ask === 'refund') {
    const told = checkout.chargeback?.state ?? null;
    const isUnearned = charge.rail_state === 'charged' && answer.refused === 'charged_back';
    if (isUnearned && told === 'lost' && (await returnSurplus({ ctx, input: { checkout, key: `rest-${key}` } })))
      return 'gone';
    if (answer.refused === 'charged_back' && (told !== known || known === 'open')) return 'charged_back';
    // What can not go back to the card is owed once the bank has decided, not while it has the money. What it has kept
    // since this was planned may have paid it: it is planned again.
    const isTold = told === 'open' || (told === 'lost' && known !== 'lost');
    if (answer.refused === 'not_refundable' && isTold) return 'charged_back';
    const isHeld = checkout.state === 'captured' && checkout.held === left + step.amount;
    if (answer.refused === 'not_refundable' && isHeld) return 'refund_refused';
    throw new Error(`the gateway refused to refund: ${answer.code}`);
  }
  await releaseHold({ ctx, input: { checkout_id, key: `release-${key}` } });
  return 'capture_refused';
}

/** An acceptance of what was charged at once: the money is there, or the gateway has sent it back by itself. */
const acceptCharged = (checkout: Checkout): Outcome => (isSentBack(checkout) ? 'capture_refused' : 'done');
