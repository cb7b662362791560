import { found, idOf, newCharge, Refused, type Session } from './stripe-session.ts';

/** The customers of the fake of Stripe, each with a card that was saved, and their payments. */
export class StripeCards {
  readonly #cards = new Map<string, string>();
  readonly #sessions: Session[];
  /** What the banks of saved cards do. */
  does: 'accepted' | 'declined' | 'challenge' = 'accepted';

  constructor(sessions: Session[]) {
    this.#sessions = sessions;
  }

  save(): { customer: string; payment_method: string } {
    const [customer, payment_method] = [idOf('cus'), idOf('pm')];
    this.#cards.set(customer, payment_method);
    return { customer, payment_method };
  }

  forget(customer: string): object {
    if (!this.#cards.delete(customer)) throw new Refused(404, 'resource_missing');
    return { id: customer, object: 'customer', deleted: true };
  }

  /** The payment of a saved card, which is not confirmed yet. */
  create(form: URLSearchParams): string {
    const [customer, payment_method] = [form.get('customer') ?? '', form.get('payment_method') ?? ''];
    const amount = Number(form.get('amount'));
    if (this.#cards.get(customer) !== payment_method) throw new Refused(404, 'resource_missing');
    if (form.get('capture_method') !== 'manual' || form.get('allowed_payment_method_types[0]') !== 'card')
      throw new Refused(400, 'parameter_missing');
    if (!Number.isInteger(amount) || amount < 5000) throw new Refused(400, 'amount_too_small');
    const id = idOf('pi');
    const status = 'requires_confirmation';
    const payment = { id, status, charge: null, customer, payment_method, setup_future_usage: null };
    this.#sessions.push({ id, status: 'open', amount, payment, saves: false });
    return id;
  }

  /** Charges a saved card, unless the bank declines it or wants the customer to confirm. */
  confirm(id: string, form: URLSearchParams): void {
    const { payment } = found(this.#sessions.find((one) => one.id === id));
    if (payment?.status !== 'requires_confirmation') throw new Refused(400, 'payment_intent_unexpected_state');
    if (!form.has('return_url')) throw new Refused(400, 'parameter_missing');
    if (this.does === 'declined') {
      payment.status = 'requires_payment_method';
      throw new Refused(402, 'card_declined', 'card_error');
    }
    payment.status = this.does === 'challenge' ? 'requires_action' : 'requires_capture';
    if (this.does === 'accepted') payment.charge = newCharge();
  }

  /** The customer confirms or refuses the payment at their bank. */
  answerBank(id: string, isConfirmed: boolean): void {
    const { payment } = found(this.#sessions.find((one) => one.id === id));
    if (payment?.status !== 'requires_action') return;
    payment.status = isConfirmed ? 'requires_capture' : 'requires_payment_method';
    if (isConfirmed) payment.charge = newCharge();
  }
}
