import { StripeBalance } from './stripe-balance.ts';
import { StripeCards } from './stripe-cards.ts';
import { found, idOf, newCharge, type Payment, Refused, type Session } from './stripe-session.ts';

export const STRIPE_ACCOUNT = { secretKey: 'sk_test_of_the_fake_stripe', webhookSecret: 'whsec_of_the_fake_stripe' };

interface Refund {
  id: string;
  payment_intent: string;
  amount: number;
  status: 'succeeded' | 'failed';
  metadata: { operation: string };
}

interface Dispute {
  id: string;
  payment_intent: string;
  amount: number;
  reason: string;
  status: string;
}

/** What the card of a customer does on the hosted page. */
export type StripeCard = 'accepted' | 'declined' | 'slow';

/** A page is open for half an hour at least; the clocks of two programs may differ. */
const LEAST_OPEN_MS = 29 * 60_000;
const TEST_CARD = { fingerprint: 'a-card', brand: 'visa', last4: '4242', exp_month: 3, exp_year: 2040 };
const EVIDENCE = { due_by: 1_800_000_000, submission_count: 0 };
/** Stripe's forms name nested values so. */
const UNIT_AMOUNT = 'line_items[0][price_data][unit_amount]';

const list = (url: string, data: readonly object[]) => ({ object: 'list', url, has_more: false, data });

/** What the fake of Stripe knows of one account, and what its calls, customers and banks do to it. */
export class StripeAccount {
  readonly #sessions: Session[] = [];
  readonly #refunds: Refund[] = [];
  readonly #disputes: Dispute[] = [];
  readonly #now: () => Date;
  readonly balance: StripeBalance;
  /** The address of the hosted pages. */
  url = '';
  /** Whether banks send refunds back at once. */
  failsRefunds = false;
  /** Whether the balance of the account does not suffice for refunds. */
  hasNoBalance = false;
  /** Whether the bank refuses what it had authorized. */
  refusesCaptures = false;
  readonly cards: StripeCards;

  constructor(now: () => Date) {
    this.#now = now;
    this.balance = new StripeBalance(now, idOf);
    this.cards = new StripeCards(this.#sessions);
  }

  session(id: string): Session {
    return found(this.#sessions.find((session) => session.id === id));
  }

  sessionOfPayment(id: string | null): Session {
    return found(this.#sessions.find(({ payment }) => payment?.id === id));
  }

  #refunded(id: string): number {
    const counted = this.#refunds.filter(({ payment_intent, status }) => payment_intent === id && status !== 'failed');
    return counted.reduce((sum, { amount }) => sum + amount, 0);
  }

  #disputeOf(id: string): Dispute | undefined {
    return this.#disputes.findLast(({ payment_intent: of }) => of === id);
  }

  showPayment({ id, status, charge, ...payment }: Payment): object {
    const latest_charge = charge && {
      ...charge,
      object: 'charge',
      status: 'succeeded',
      amount_refunded: this.#refunded(id),
      payment_method_details: { type: 'card', card: TEST_CARD },
    };
    const { amount } = this.sessionOfPayment(id);
    const url = `${this.url}/bank/${id}`;
    const next_action = status === 'requires_action' ? { type: 'redirect_to_url', redirect_to_url: { url } } : null;
    return { ...payment, id, object: 'payment_intent', status, amount, latest_charge, next_action };
  }

  shown({ id, status, amount, payment }: Session): object {
    return {
      id,
      object: 'checkout.session',
      status,
      amount_total: amount,
      payment_intent: payment && this.showPayment(payment),
      url: status === 'open' ? `${this.url}/pay/${id}` : null,
    };
  }

  create(form: URLSearchParams): object {
    const amount = Number(form.get(UNIT_AMOUNT));
    if (form.get('payment_intent_data[capture_method]') !== 'manual') throw new Refused(400, 'parameter_missing');
    if (!Number.isInteger(amount) || amount < 5000) throw new Refused(400, 'amount_too_small');
    if (Number(form.get('expires_at')) * 1000 < this.#now().getTime() + LEAST_OPEN_MS)
      throw new Refused(400, 'parameter_invalid');
    const saves = form.get('payment_intent_data[setup_future_usage]') === 'on_session';
    // Without a customer, Stripe has nothing to save the card with.
    if (saves && form.get('customer_creation') !== 'always') throw new Refused(400, 'parameter_missing');
    const session: Session = { id: idOf('cs_test'), status: 'open', amount, payment: null, saves };
    this.#sessions.push(session);
    return this.shown(session);
  }

  shownPayment(id: string): object {
    const { payment } = this.session(id);
    return this.showPayment(found(payment ?? undefined));
  }

  expire(session: Session): object {
    if (session.status !== 'open') throw new Refused(400, 'resource_invalid_state');
    session.status = 'expired';
    return this.shown(session);
  }

  capture({ payment, amount: authorized }: Session, form: URLSearchParams): object {
    if (payment?.charge == null || payment.status !== 'requires_capture')
      throw new Refused(400, 'payment_intent_unexpected_state');
    const amount = Number(form.get('amount_to_capture'));
    if (amount > authorized) throw new Refused(400, 'amount_too_large');
    payment.status = this.refusesCaptures ? 'canceled' : 'succeeded';
    if (this.refusesCaptures) throw new Refused(402, 'card_declined', 'card_error');
    payment.charge.amount_captured = amount;
    const source = { id: payment.charge.id, object: 'charge', payment_intent: payment.id };
    this.balance.add('charge', authorized, { ...source, amount: authorized });
    if (amount < authorized)
      this.balance.add('partial_capture_reversal', amount - authorized, { ...source, amount: authorized - amount });
    return this.showPayment(payment);
  }

  cancel({ payment }: Session): object {
    if (payment === null || ['canceled', 'succeeded', 'processing'].includes(payment.status))
      throw new Refused(400, 'payment_intent_unexpected_state');
    payment.status = 'canceled';
    return this.showPayment(payment);
  }

  refund(form: URLSearchParams): object {
    const { payment } = this.sessionOfPayment(form.get('payment_intent'));
    const amount = Number(form.get('amount'));
    if (payment?.charge == null || payment.status !== 'succeeded') throw new Refused(400, 'charge_not_captured');
    const dispute = this.#disputeOf(payment.id);
    if (dispute !== undefined && dispute.status !== 'won') throw new Refused(400, 'charge_disputed');
    if (amount > payment.charge.amount_captured - this.#refunded(payment.id))
      throw new Refused(400, 'amount_too_large');
    if (this.hasNoBalance) throw new Refused(400, 'balance_insufficient');
    const metadata = { operation: form.get('metadata[operation]') ?? '' };
    const status = this.failsRefunds ? 'failed' : 'succeeded';
    const refund: Refund = { id: idOf('re'), payment_intent: payment.id, amount, status, metadata };
    this.#refunds.push(refund);
    const source = { id: refund.id, object: 'refund', payment_intent: payment.id, amount };
    this.balance.add('refund', -amount, source);
    if (status === 'failed') this.balance.add('refund_failure', amount, source);
    return { ...refund, object: 'refund' };
  }

  /** Rows of a kind that belong to a payment, the latest first. */
  list(kind: string, of: string): object | null {
    const isOf = ({ payment_intent }: { payment_intent: string }) => payment_intent === of;
    switch (kind) {
      case 'checkout/sessions':
        return list(
          kind,
          this.#sessions.filter(({ id, payment }) => payment?.id === of && id !== of).map((one) => this.shown(one)),
        );
      case 'refunds':
        return list(kind, this.#refunds.filter(isOf).toReversed());
      case 'disputes':
        return list(
          kind,
          this.#disputes
            .filter(isOf)
            .toReversed()
            .map((one) => ({ ...one, evidence_details: EVIDENCE })),
        );
      default:
        return null;
    }
  }

  /** A customer pays on the hosted page. */
  pay(id: string, card: StripeCard): void {
    const session = this.session(id);
    if (session.status !== 'open') return;
    const setup_future_usage = session.saves ? 'on_session' : null;
    const unpaid = { status: 'requires_payment_method', charge: null, customer: null, payment_method: null };
    session.payment ??= { id: idOf('pi'), ...unpaid, setup_future_usage };
    if (card === 'declined') return;
    session.status = 'complete';
    session.payment.status = card === 'slow' ? 'processing' : 'requires_capture';
    session.payment.charge = newCharge();
    if (session.saves) Object.assign(session.payment, this.cards.save());
  }

  /** What is captured and not refunded. */
  held(id: string): number {
    const { payment } = this.session(id);
    return payment?.charge == null ? 0 : payment.charge.amount_captured - this.#refunded(payment.id);
  }

  /** The bank takes money back: all that is left, or what had been sent back before. */
  takeBack(id: string, amount = this.held(id)): void {
    const { payment } = this.session(id);
    if (payment?.charge == null) throw new Error('nothing was captured');
    payment.charge.disputed = true;
    const reason = 'product_not_received';
    const dispute = { id: idOf('du'), payment_intent: payment.id, amount, reason, status: 'needs_response' };
    this.#disputes.push(dispute);
    this.balance.add('dispute', -amount, { ...dispute, object: 'dispute' });
  }

  /** The bank decides about that. */
  decide(id: string, status: 'won' | 'lost' | 'warning_needs_response'): void {
    const dispute = this.#disputeOf(this.session(id).payment?.id ?? '');
    if (dispute === undefined) return;
    dispute.status = status;
    if (status === 'won') this.balance.add('dispute_reversal', dispute.amount, { ...dispute, object: 'dispute' });
  }

  /** The bank sends the last refund back, days after it was sent. Gives it as its events have it. */
  failRefund(id: string): object {
    const { payment } = this.session(id);
    const refund = this.#refunds.findLast((one) => one.payment_intent === payment?.id && one.status !== 'failed');
    if (refund === undefined) throw new Error('nothing was refunded');
    refund.status = 'failed';
    const source = { ...refund, object: 'refund' };
    this.balance.add('refund_failure', refund.amount, source);
    return source;
  }
}
