import { isByReference, METHOD_RULES } from '@hirfa/domain/payments';
import type { Answer } from './answers.ts';
import { refuse } from './answers.ts';
import { cardEnding, lastFour } from './cards.ts';
import {
  findCheckout,
  findOverdue,
  showCheckout,
  updateCheckout,
  type Change,
  type CheckoutRow,
  type Sandbox,
} from './checkouts.ts';
import { endDispute, findDispute, insertDispute } from './disputes.ts';
import { recordEvent, type EventType } from './events.ts';
import { recordMovement } from './movements.ts';
import { behaviourOf, type Payer } from './payers.ts';
import { findSavedCard, saveCard } from './saved-cards.ts';

/*
 * Every function here runs inside a transaction, so that a change and its event are stored together.
 */

function move(sandbox: Sandbox, row: CheckoutRow, change: Change, event?: EventType): CheckoutRow {
  const moved = updateCheckout(sandbox.database, row, change);
  if (event) recordEvent(sandbox, event, moved);
  return moved;
}

/** Applies the changes that are due by time: expiry of an open checkout, authorization of a slow payment. */
function applyDueChanges(sandbox: Sandbox, row: CheckoutRow): CheckoutRow {
  const now = sandbox.now().getTime();
  if (row.state === 'open' && Date.parse(row.expires_at) <= now) {
    return move(sandbox, row, { state: 'closed', failure: 'expired' }, 'checkout.closed');
  }
  if (row.state === 'processing' && row.settles_at !== null && Date.parse(row.settles_at) <= now) {
    return settle(sandbox, { ...row, settles_at: null });
  }
  return row;
}

/** The money is there: held on a card, or taken from a wallet at once. */
function settle(sandbox: Sandbox, row: CheckoutRow): CheckoutRow {
  if (METHOD_RULES[row.method].takes === 'hold')
    return move(sandbox, row, { state: 'authorized' }, 'payment.authorized');
  recordMovement(sandbox, row.id, 'charge', row.amount);
  const paid = { state: 'captured', failure: null, captured_amount: row.amount } as const;
  return move(sandbox, row, paid, 'payment.captured');
}

/** The checkout in its present state. */
export function loadCheckout(sandbox: Sandbox, id: string): CheckoutRow | undefined {
  const row = findCheckout(sandbox.database, id);
  return row && applyDueChanges(sandbox, row);
}

export function moveOverdue(sandbox: Sandbox): void {
  for (const row of findOverdue(sandbox.database, sandbox.now())) applyDueChanges(sandbox, row);
}

/** The person waits at "Confirm it is you"; until the answer the checkout stays open, so it can be closed or expire. */
export function awaitsConfirmation(row: CheckoutRow): boolean {
  return row.state === 'open' && behaviourOf(row) === 'challenge';
}

/** Whether somebody can pay: a kiosk does not hear in time that a reference has ended. */
export const isPayable = ({ state, method }: CheckoutRow): boolean =>
  state === 'open' || (state === 'closed' && isByReference(method));

/** Pays a checkout that can be paid; any other checkout is not changed. */
export function pay(sandbox: Sandbox, row: CheckoutRow, { ending, behaviour, expires }: Payer): CheckoutRow {
  if (!isPayable(row)) return row;
  const paid = { card: ending };
  if (row.saves_card && expires !== undefined) saveCard(sandbox.database, row.id, { ending, expires });
  switch (behaviour) {
    case 'declined':
      return move(sandbox, row, { ...paid, state: 'declined', failure: 'declined' }, 'payment.declined');
    case 'challenge':
      return move(sandbox, row, paid);
    case 'slow':
      return move(sandbox, row, {
        ...paid,
        state: 'processing',
        settles_at: new Date(sandbox.now().getTime() + sandbox.slowMs).toISOString(),
      });
    case 'success':
    case 'lost_webhook':
    case 'capture_refused':
    case 'refund_refused':
    case 'closed_after_refund':
    case 'declined_when_saved':
      return settle(sandbox, { ...row, ...paid });
  }
}

/** Pays an open checkout with a saved card; the bank may want the customer to confirm. */
export function payWithSaved(sandbox: Sandbox, row: CheckoutRow, token: string): Answer {
  const card = cardEnding(findSavedCard(sandbox.database, token));
  if (!card) return refuse('card_forgotten');
  if (row.state !== 'open') return refuse('wrong_state', `The checkout is ${row.state}, not open.`);
  const behaviour = card.behaviour === 'declined_when_saved' ? 'declined' : card.behaviour;
  const paid = pay(sandbox, row, { ending: lastFour(card), behaviour });
  const body = showCheckout(sandbox, paid);
  return { status: 200, body: awaitsConfirmation(paid) ? { ...body, url: `${body.url}/confirm` } : body };
}

/** The person's answer to "Confirm it is you". */
export function answerChallenge(sandbox: Sandbox, row: CheckoutRow, confirmed: boolean): CheckoutRow {
  if (!awaitsConfirmation(row)) return row;
  return confirmed
    ? move(sandbox, row, { state: 'authorized' }, 'payment.authorized')
    : move(sandbox, row, { state: 'declined', failure: 'authentication_failed' }, 'payment.declined');
}

const shown = (sandbox: Sandbox, row: CheckoutRow): Answer => ({ status: 200, body: showCheckout(sandbox, row) });

export function close(sandbox: Sandbox, row: CheckoutRow): Answer {
  switch (row.state) {
    case 'open':
      return shown(sandbox, move(sandbox, row, { state: 'closed' }, 'checkout.closed'));
    case 'closed':
    case 'declined':
      return shown(sandbox, row);
    case 'processing':
      return refuse('payment_under_way');
    case 'authorized':
    case 'captured':
    case 'voided':
      return refuse('already_paid');
  }
}

export function capture(sandbox: Sandbox, row: CheckoutRow, amount: number): Answer {
  if (row.state !== 'authorized') return refuse('wrong_state', `The checkout is ${row.state}, not authorized.`);
  if (amount > row.amount) return refuse('amount_too_large', `At most ${row.amount} may be captured.`);
  if (behaviourOf(row) === 'capture_refused') {
    move(sandbox, row, { state: 'voided' }, 'payment.voided');
    return refuse('capture_refused');
  }
  recordMovement(sandbox, row.id, 'capture', amount);
  return shown(sandbox, move(sandbox, row, { state: 'captured', captured_amount: amount }, 'payment.captured'));
}

export function voidPayment(sandbox: Sandbox, row: CheckoutRow): Answer {
  if (row.state === 'voided') return shown(sandbox, row);
  if (row.state !== 'authorized') return refuse('wrong_state', `The checkout is ${row.state}, not authorized.`);
  return shown(sandbox, move(sandbox, row, { state: 'voided' }, 'payment.voided'));
}

export function refund(sandbox: Sandbox, row: CheckoutRow, amount: number): Answer {
  if (row.state !== 'captured') return refuse('wrong_state', `The checkout is ${row.state}, not captured.`);
  const behaviour = behaviourOf(row);
  if (behaviour === 'refund_refused' || !METHOD_RULES[row.method].is_refundable) return refuse('not_refundable');
  if (behaviour === 'closed_after_refund' && row.refunded_amount > 0) return refuse('not_refundable');
  const dispute = findDispute(sandbox.database, row.id);
  const taken = dispute === null || dispute.state === 'won' ? 0 : dispute.amount;
  if (dispute?.state === 'open') return refuse('charged_back');
  const refunded_amount = row.refunded_amount + amount;
  const most = row.captured_amount - taken - row.refunded_amount;
  if (amount > most) {
    return taken > 0 ? refuse('charged_back') : refuse('amount_too_large', `At most ${most} may still be refunded.`);
  }
  recordMovement(sandbox, row.id, 'refund', -amount);
  return shown(sandbox, move(sandbox, row, { refunded_amount }, 'payment.refunded'));
}

/** What the bank of the customer does: it takes back a captured payment, or a part of it, and decides later. */
export type BankStep = 'take' | 'win' | 'lose';

/** The steps that the bank can take next; none for cash, which no bank has. */
export function bankSteps(sandbox: Sandbox, row: CheckoutRow): readonly BankStep[] {
  if (isByReference(row.method)) return [];
  const dispute = findDispute(sandbox.database, row.id);
  if (dispute?.state === 'open') return ['win', 'lose'];
  if (dispute?.state === 'lost') return [];
  return row.state === 'captured' && row.captured_amount > row.refunded_amount ? ['take'] : [];
}

/**
 * Takes a step of the bank; one that is not possible changes nothing.
 * @param amount what it takes, in piastres; else all that is left
 */
export function takeBankStep(sandbox: Sandbox, row: CheckoutRow, step: BankStep, amount?: number): void {
  if (!bankSteps(sandbox, row).includes(step)) return;
  const { database } = sandbox;
  const most = row.captured_amount - row.refunded_amount;
  const taken = findDispute(database, row.id)?.amount ?? 0;
  if (step === 'take') {
    const takes = Math.min(amount ?? most, most);
    insertDispute(database, row.id, takes, sandbox.now());
    recordMovement(sandbox, row.id, 'chargeback', -takes);
  } else endDispute(database, row.id, step === 'win' ? 'won' : 'lost');
  if (step === 'win') recordMovement(sandbox, row.id, 'chargeback_returned', taken);
  recordEvent(sandbox, step === 'take' ? 'dispute.created' : 'dispute.closed', row);
}
