import type { Language } from '@hirfa/domain/market';
import type {
  ChargebackReason,
  ChargebackState,
  Month,
  MovementKind,
  OfferedMethods,
  PaymentMethod,
  Piastres,
} from '@hirfa/domain/payments';

/** The bank of the customer has taken this much back, and asks for evidence until then; `won`: it has returned it. */
export interface ReportedChargeback {
  id: string;
  state: ChargebackState;
  amount: Piastres;
  reason: ChargebackReason;
  evidence_until: Date;
}

/** The reference with which a customer pays at a kiosk, and until when. */
export interface PaymentReference {
  /** Digits, and letters at some gateways. */
  code: string;
  pay_by: Date;
}

/** A refund that was sent, and that the bank has not taken: the gateway has the money again. */
export interface FailedRefund {
  /** Its id at the gateway. */
  id: string;
  /** The id with which this product had asked for it. */
  key: string;
  amount: Piastres;
}

/** A card that the gateway has saved for its next payment. The token pays nothing but at this gateway. */
export interface ReportedCard {
  token: string;
  /** The same for each time that a card is saved, and no number. */
  instrument: string;
  brand: string;
  last_digits: string;
  /** The last month in which it is valid, where the gateway tells it. */
  expires: Month | null;
}

/** A checkout as the gateway reports it. */
export interface Checkout {
  id: string;
  state: 'open' | 'processing' | 'authorized' | 'captured' | 'voided' | 'declined' | 'closed';
  amount: Piastres;
  /** What is captured and not refunded, also while the bank of the customer has it. */
  held: Piastres;
  chargeback: ReportedChargeback | null;
  /** The gateway's page where the customer pays; null where there is none, because they pay with the reference. */
  url: string | null;
  /** What a method by reference is paid with. */
  reference?: PaymentReference | undefined;
  /** Refunds that have failed, at once or days later; `held` has them again. Some gateways do not tell. */
  failed_refunds?: readonly FailedRefund[] | undefined;
  /** Names the card or wallet that paid, if the gateway does: the same in every payment with it, and no number. */
  instrument?: string | undefined;
  /** The card that paid, where the order has asked to save it. Some gateways tell of it in an event instead. */
  saved_card?: ReportedCard | undefined;
}

/** What a gateway may be told of who pays; null where the person has not proven it. */
export interface Payer {
  name: string;
  email: string | null;
  phone: string | null;
}

/** Whether what was captured has gone back. A page that is not paid yet holds nothing either. */
export const isSentBack = ({ state, held }: Checkout): boolean => state === 'captured' && held === 0;

/** What is needed to open a checkout. */
export interface CheckoutOrder {
  /**
   * The idempotency key: an order that is sent again leads to the same checkout. Where the gateway knows no such keys
   * it leads to another one; then the first that is stored is the only one whose page is shown.
   */
  attempt_id: string;
  booking_id: string;
  amount: Piastres;
  /** For gateways that do not open a checkout without it. */
  payer: Payer;
  /** One of those that the gateway offers. */
  method: PaymentMethod;
  /** Whether the card that pays is saved. */
  saves_card: boolean;
  /** The token of the saved card that pays; null for what is typed on the page. */
  card_token: string | null;
  description: string;
  language: Language;
  return_url: string;
  webhook_url: string;
  expires_at: Date;
}

/**
 * A final refusal: the call is refused again if it is repeated. Temporary failures (no connection, no answer in time, a
 * gateway that is broken or busy, `UnknownCheckout`) are thrown, so that the job which called is retried.
 */
export interface GatewayRefusal {
  refused: 'payment_under_way' | 'not_refundable' | 'charged_back' | 'other';
  /** The gateway's own code, for the log. */
  code: string;
}

/**
 * The gateway does not know a checkout that it has opened. That says nothing about its money: the data of the gateway
 * are behind, or the account is another one. So it is asked again, and nothing is cancelled or recorded for it.
 */
export class UnknownCheckout extends Error {
  constructor(id: string) {
    super(`the gateway does not know the checkout ${id}`);
  }
}

export interface Webhook {
  body: string;
  headers: Headers;
  query: URLSearchParams;
}

/** The event of a webhook, and what it is about: a checkout, or what the gateway finds it by (`checkoutOf`). */
export interface WebhookEvent {
  event_id: string;
  about: string;
  /** What is stored of it, for questions about a payment: nothing that names a person or a card. */
  kept: string;
  /** The card that was saved there, where an event tells of it. */
  saved_card?: ReportedCard | undefined;
}

/** Money that moved at the gateway, as it lists it. */
export interface Movement {
  /** Its id there, the same in each list. */
  id: string;
  kind: MovementKind;
  /** What the gateway finds its checkout by (`checkoutOf`). */
  about: string;
  /** What the gateway gets is positive. */
  amount: Piastres;
  at: Date;
}

export type ListMovements = (period: { from: Date; until: Date }, cursor: string | null) => Promise<MovementPage>;

export type PayWithCard = (
  id: string,
  order: Pick<CheckoutOrder, 'attempt_id' | 'return_url'> & { card_token: string },
) => Promise<Checkout | GatewayRefusal>;

/** A page of a list of movements; `next` is null after the last one. */
export interface MovementPage {
  movements: readonly Movement[];
  next: string | null;
}

/**
 * The port to a payment gateway; each file in `gateways/` is an adapter. Every call can be repeated: it carries
 * an id of this product, so that a repetition counts once. Amounts are in piastres; other units stay in the adapter.
 * Calls about a checkout throw `UnknownCheckout` where the gateway does not know it.
 */
export interface Gateway {
  /** The adapter's name, in `/api/v1/webhooks/{name}` and in the column `adapter`. */
  readonly name: string;
  /** How customers can pay there. */
  readonly methods: OfferedMethods;
  /** Whether it answers. */
  isReady(): Promise<boolean>;
  openCheckout(order: CheckoutOrder): Promise<Checkout | GatewayRefusal>;
  /**
   * Pays a checkout that was opened with a saved card, once for each attempt. It is `authorized` then, or `declined`;
   * or `open` with the page where the bank has the customer confirm it. Null where the gateway's page asks for the
   * code of the card: then the customer pays there.
   */
  readonly payWithCard: PayWithCard | null;
  /** Forgets a saved card, also one that was forgotten before. Null where the gateway has no such call. */
  readonly forgetCard: ((token: string) => Promise<void>) | null;
  readCheckout(id: string): Promise<Checkout | GatewayRefusal>;
  /**
   * Refused with `payment_under_way` while somebody is paying, and with `other` after a payment. It stays open where
   * the gateway closes no pages before their time; a payment there is found later, and its money released.
   */
  closeCheckout(id: string): Promise<Checkout | GatewayRefusal>;
  capture(id: string, amount: Piastres, operationId: string): Promise<Checkout | GatewayRefusal>;
  void(id: string, operationId: string): Promise<Checkout | GatewayRefusal>;
  /**
   * Refused with `not_refundable` where this money can not go back by the rail, now or later: the card was closed, or
   * it was paid in cash at a kiosk. The gateway keeps holding it. Refused with `charged_back` while the bank of the
   * customer has the money, or has kept it; then the same call can succeed later. `left` is what is held afterwards:
   * a gateway without idempotency keys tells by it whether the money has gone back before.
   */
  refund(id: string, amount: Piastres, operationId: string, left: Piastres): Promise<Checkout | GatewayRefusal>;
  /** Null if the signature is missing, wrong or too old, or if the body is not an event. */
  readWebhook(webhook: Webhook, now: Date): WebhookEvent | null;
  /** The id of the checkout that an event or a movement is about; null where there is none. */
  checkoutOf(about: string): Promise<string | null>;
  /**
   * What has moved from an instant until another one, page by page. A page may repeat movements of the one before, and
   * a movement may appear late. Null where the gateway has no such list: its checkouts are read one by one.
   */
  readonly listMovements: ListMovements | null;
}
