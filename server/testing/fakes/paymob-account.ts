import { randomBytes, randomInt } from 'node:crypto';
import { PaymobCards } from './paymob-cards.ts';

export const PAYMOB_ACCOUNT = {
  secretKey: 'egy_sk_test_of_the_fake',
  publicKey: 'egy_pk_test_of_the_fake',
  hmacSecret: '0123456789ABCDEF0123456789ABCDEF',
  apiKey: 'an API key of the fake of Paymob',
  cardIntegration: 4711,
  walletIntegration: 4712,
  kioskIntegration: 4713,
};

/** A transaction in the words of Paymob. */
export interface PaymobTransaction {
  id: number;
  pending: boolean;
  success: boolean;
  amount_cents: number;
  is_auth: boolean;
  is_capture: boolean;
  is_void: boolean;
  is_refund: boolean;
  is_captured: boolean;
  is_voided: boolean;
  is_refunded: boolean;
  captured_amount: number;
  refunded_amount_cents: number;
  has_parent_transaction: boolean;
  parent_transaction: number | null;
  data: { message: string; bill_reference?: number };
}

interface PaymobOrder {
  id: number;
  amount: number;
  reference: string;
  ends_at: number;
  secret: string;
  /** By which it is paid: cards, wallets or kiosks. */
  integration: unknown;
  /** What the intention says of who pays. */
  billing: unknown;
  transactions: PaymobTransaction[];
}

/** What the card of a customer does on the page. */
export type PaymobCard = 'accepted' | 'declined' | 'slow';

/** An error has one of several shapes. */
export class PaymobError extends Error {
  readonly status: number;
  readonly body: object;
  constructor(status: number, body: object) {
    super(JSON.stringify(body));
    this.status = status;
    this.body = body;
  }
}

const newNumber = () => randomInt(100_000_000, 999_999_999);
const hasText = (value: unknown): boolean => typeof value === 'string' && value !== '';

const INTEGRATIONS: readonly unknown[] = [
  PAYMOB_ACCOUNT.cardIntegration,
  PAYMOB_ACCOUNT.walletIntegration,
  PAYMOB_ACCOUNT.kioskIntegration,
];

/** What an authorization has captured; all of a payment that was charged at once. */
const takenBy = ({ is_auth, success, pending, ...payment }: PaymobTransaction): number =>
  is_auth ? payment.captured_amount : success && !pending ? payment.amount_cents : 0;

function newTransaction(change: Partial<PaymobTransaction>): PaymobTransaction {
  return {
    id: newNumber(),
    pending: false,
    success: true,
    amount_cents: 0,
    is_auth: false,
    is_capture: false,
    is_void: false,
    is_refund: false,
    is_captured: false,
    is_voided: false,
    is_refunded: false,
    captured_amount: 0,
    refunded_amount_cents: 0,
    has_parent_transaction: false,
    parent_transaction: null,
    data: { message: 'Approved' },
    ...change,
  };
}

/** What the fake of Paymob knows of one account, and what its calls and customers do to it. */
export class PaymobAccount {
  readonly #orders: PaymobOrder[] = [];
  readonly #now: () => Date;
  /** Whether the bank refuses what it had authorized. */
  refusesCaptures = false;
  /** What a refund is refused with. */
  refusesRefunds: 'closed_card' | 'no_balance' | null = null;
  /** Whether its integration of cards authorizes only. */
  authorizes = true;
  /** Whether banks take their time for a refund. */
  isSlow = false;
  readonly cards = new PaymobCards();

  constructor(now: () => Date) {
    this.#now = now;
  }

  get orders(): readonly PaymobOrder[] {
    return this.#orders;
  }

  order(id: string | number): PaymobOrder {
    const order = this.#orders.find((one) => String(one.id) === String(id));
    if (order === undefined) throw new PaymobError(404, { detail: 'Not found.' });
    return order;
  }

  /** The order whose page this is. */
  orderAt(url: string): string {
    const secret = new URL(url).searchParams.get('clientSecret');
    return String(this.#orders.find((order) => order.secret === secret)?.id);
  }

  integrations(): object {
    const { cardIntegration, walletIntegration, kioskIntegration } = PAYMOB_ACCOUNT;
    return {
      results: [
        { id: cardIntegration, is_auth: this.authorizes, currency: 'EGP', gateway_type: 'VPC' },
        { id: walletIntegration, is_auth: false, currency: 'EGP', gateway_type: 'UIG' },
        { id: kioskIntegration, is_auth: false, currency: 'EGP', gateway_type: 'CAGG' },
      ],
    };
  }

  open(body: Record<string, unknown>): object {
    const { amount, currency, payment_methods, special_reference: reference, billing_data, expiration } = body;
    if (typeof amount !== 'number' || amount < 100) throw new PaymobError(400, { amount: ['Must be at least 1 EGP.'] });
    if (currency !== 'EGP') throw new PaymobError(400, { integrations: ['No integration takes this currency.'] });
    const [integration, ...more] = Array.isArray(payment_methods) ? payment_methods : [];
    if (more.length > 0 || !INTEGRATIONS.includes(integration))
      throw new PaymobError(404, { detail: 'Integration ID/Name does not exist or is not in this mode' });
    if (!this.cards.show(body.card_tokens)) throw new PaymobError(400, { card_tokens: ['Invalid card token.'] });
    const billing = Object(billing_data);
    const missing = ['first_name', 'last_name', 'email', 'phone_number'].filter((name) => !hasText(billing[name]));
    if (missing.length > 0)
      throw new PaymobError(400, { billing_data: Object.fromEntries(missing.map((name) => [name, 'required'])) });
    if (this.#orders.some((order) => order.reference === reference))
      throw new PaymobError(400, { code: 'duplicate_special_reference' });
    const ends_at = this.#now().getTime() + Number(expiration) * 1000;
    const id = newNumber();
    const secret = `egy_csk_test_${randomBytes(16).toString('hex')}`;
    const order = { id, amount, reference: String(reference), ends_at, secret, integration, billing };
    this.#orders.push({ ...order, transactions: [] });
    return {
      id: `pi_test_${randomBytes(8).toString('hex')}`,
      client_secret: secret,
      intention_order_id: id,
      intention_detail: { amount, currency },
      payment_methods: [{ integration_id: integration }],
      payment_keys: [{ integration, key: `key-of-${secret}` }],
    };
  }

  /** Begins a payment at a kiosk: it is pending until the cash is there. */
  payByReference({ source, payment_token }: Record<string, unknown>): object {
    const order = this.#orders.find(({ secret }) => payment_token === `key-of-${secret}`);
    if (order?.integration !== PAYMOB_ACCOUNT.kioskIntegration || Object(source).identifier !== 'AGGREGATOR')
      throw new PaymobError(400, { detail: 'incorrect payment token' });
    const data = { message: 'Pending payment', bill_reference: newNumber() };
    const transaction = newTransaction({ amount_cents: order.amount, pending: true, success: false, data });
    order.transactions.push(transaction);
    return this.shown(order, transaction);
  }

  shownOrder({ id, amount, reference, transactions: [payment] }: PaymobOrder): object {
    const paid_amount_cents = payment?.success === true ? takenBy(payment) : 0;
    return { id, amount_cents: amount, paid_amount_cents, merchant_order_id: reference, currency: 'EGP' };
  }

  shown(order: PaymobOrder, transaction: PaymobTransaction): object {
    return {
      ...transaction,
      created_at: '2026-08-14T12:00:00.000000',
      currency: 'EGP',
      error_occured: false,
      integration_id: order.integration,
      is_3d_secure: true,
      is_standalone_payment: true,
      owner: 500_001,
      order: this.shownOrder(order),
      source_data: { pan: '2346', sub_type: 'MasterCard', type: 'card' },
      billing_data: order.billing,
    };
  }

  /** The newest transaction of an order. */
  inquire(id: unknown): object {
    const order = this.order(Number(id));
    const newest = order.transactions.at(-1);
    if (newest === undefined) throw new PaymobError(404, { detail: 'Not found.' });
    return this.shown(order, newest);
  }

  transaction(id: unknown): { order: PaymobOrder; transaction: PaymobTransaction } {
    for (const order of this.#orders)
      for (const transaction of order.transactions) if (transaction.id === Number(id)) return { order, transaction };
    throw new PaymobError(404, { detail: 'Transaction not found' });
  }

  /** Captures, voids or refunds a payment, which adds a transaction. */
  operate(verb: 'capture' | 'void' | 'refund', body: Record<string, unknown>): object {
    const { order, transaction: payment } = this.transaction(body.transaction_id);
    const amount = verb === 'void' ? payment.amount_cents : Number(body.amount_cents);
    const problem = this.#problemOf(verb, payment, amount);
    const isDone = problem === null && !(verb === 'refund' && this.isSlow);
    const child = newTransaction({
      amount_cents: amount,
      pending: problem === null && !isDone,
      success: isDone,
      has_parent_transaction: true,
      parent_transaction: payment.id,
      [`is_${verb}`]: true,
      data: { message: problem ?? 'Approved' },
    });
    order.transactions.push(child);
    if (isDone) this.#apply(verb, payment, amount);
    return this.shown(order, child);
  }

  /** Why the bank refuses. */
  #problemOf(verb: string, payment: PaymobTransaction, amount: number): string | null {
    const isHeld = payment.success && payment.is_auth && !payment.is_voided && payment.captured_amount === 0;
    if (verb !== 'refund' && !isHeld) throw new PaymobError(400, { message: 'This transaction can not be changed' });
    if (amount > payment.amount_cents) throw new PaymobError(406, { detail: 'The amount exceeds the transaction' });
    if (verb === 'capture' && this.refusesCaptures) return 'Declined';
    if (verb !== 'refund') return null;
    if (amount > takenBy(payment) - payment.refunded_amount_cents)
      throw new PaymobError(400, { detail: ['Full amount has been already refunded'] });
    if (this.refusesRefunds === 'no_balance')
      throw new PaymobError(400, { message: 'Your balance is insufficient for this refund' });
    return this.refusesRefunds === null ? null : 'The card is closed and can not be refunded: closed card';
  }

  #apply(verb: string, payment: PaymobTransaction, amount: number): void {
    if (verb === 'capture') Object.assign(payment, { is_captured: true, captured_amount: amount });
    if (verb === 'void') payment.is_voided = true;
    if (verb === 'refund') {
      payment.refunded_amount_cents += amount;
      payment.is_refunded = payment.refunded_amount_cents === takenBy(payment);
    }
  }

  /** A customer pays on the page. */
  pay(id: string, card: PaymobCard): void {
    const order = this.order(id);
    const isPaid = order.transactions.some(({ success, pending }) => success || pending);
    if (isPaid || this.#now().getTime() > order.ends_at) return;
    const [pending, success] = [card === 'slow', card === 'accepted'];
    const is_auth = this.authorizes && order.integration === PAYMOB_ACCOUNT.cardIntegration;
    order.transactions.push(newTransaction({ amount_cents: order.amount, is_auth, pending, success }));
  }

  /** The bank ends what was pending; a kiosk has the cash. */
  settle(id: string): void {
    const { transactions } = this.order(id);
    const [payment] = transactions;
    for (const transaction of transactions.filter(({ pending }) => pending)) {
      Object.assign(transaction, { pending: false, success: true });
      if (transaction.is_refund && payment !== undefined) this.#apply('refund', payment, transaction.amount_cents);
    }
  }

  /** What is captured and not refunded. */
  held(id: string): number {
    const [payment] = this.order(id).transactions;
    return payment === undefined ? 0 : takenBy(payment) - payment.refunded_amount_cents;
  }

  /** What a callback about an order says; before a payment it tells of a card that was declined. */
  callbackOf(id: string): object {
    const order = this.order(id);
    const declined = { amount_cents: order.amount, is_auth: true, success: false };
    return this.shown(order, order.transactions.at(-1) ?? newTransaction(declined));
  }
}
