import { type Piastres, piastres } from './piastres.ts';

/** How a customer can pay at a gateway. Where discounts pay the whole price, no method is asked for. */
export const PAYMENT_METHODS = ['card', 'wallet', 'kiosk'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** All ways to pay: at a gateway, or in cash to the provider once the job is done. */
export const WAYS_TO_PAY = [...PAYMENT_METHODS, 'cash'] as const;
export type WayToPay = (typeof WAYS_TO_PAY)[number];

interface MethodRules {
  /**
   * `hold`: the money is held until it is captured, in part where less is due, or voided. `charge`: it is taken when
   * the customer pays, and what is not due goes back as a refund. `collect`: the provider takes it at the end, and no
   * gateway has it.
   */
  takes: 'hold' | 'charge' | 'collect';
  /** For how long the money is held at least; null where it is not held. */
  holds_for_ms: number | null;
  /** Whether money can go back by the rail; otherwise the customer chooses credit or a transfer. */
  is_refundable: boolean;
  /** For how long the customer can pay, and the slot is held; null: as long as any unpaid booking is held. */
  pay_within_ms: number | null;
  /** How long before the start the payment has to begin at the latest; 0: at any time. */
  lead_ms: number;
  /** For how long after its time a payment may still arrive, also where the page or reference was closed. */
  arrives_late_ms: number;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** What the rail of each method can do (product decision: payment). Rules and texts ask this table. */
export const METHOD_RULES: Readonly<Record<WayToPay, MethodRules>> = {
  card: {
    takes: 'hold',
    holds_for_ms: 7 * DAY_MS,
    is_refundable: true,
    pay_within_ms: null,
    lead_ms: 0,
    arrives_late_ms: 0,
  },
  wallet: {
    takes: 'charge',
    holds_for_ms: null,
    is_refundable: true,
    pay_within_ms: null,
    lead_ms: 0,
    arrives_late_ms: 0,
  },
  kiosk: {
    takes: 'charge',
    holds_for_ms: null,
    is_refundable: false,
    pay_within_ms: 4 * HOUR_MS,
    lead_ms: 24 * HOUR_MS,
    arrives_late_ms: 24 * HOUR_MS,
  },
  cash: {
    takes: 'collect',
    holds_for_ms: null,
    is_refundable: false,
    pay_within_ms: null,
    lead_ms: 0,
    arrives_late_ms: 0,
  },
};

/** The methods by which the customer gets a reference, and pays with it somewhere else within its time. */
export const METHODS_BY_REFERENCE = PAYMENT_METHODS.filter(isByReference);

/** Whether the customer gets a reference, and pays with it somewhere else within its time. */
export function isByReference(method: WayToPay): boolean {
  return METHOD_RULES[method].pay_within_ms !== null;
}

/** The methods that a gateway offers, each with the least amount that it charges. */
export type OfferedMethods = Readonly<Partial<Record<PaymentMethod, Piastres>>>;

/** What is to be paid. */
interface Due {
  amount: Piastres;
  starts_at: Date;
}

/** The methods by which this can be paid from now on, in the order of the table. */
export function methodsFor({ amount, starts_at }: Due, offered: OfferedMethods, now: Date): PaymentMethod[] {
  return PAYMENT_METHODS.filter((method) => {
    const least = offered[method];
    const { lead_ms } = METHOD_RULES[method];
    const isEarly = lead_ms === 0 || starts_at.getTime() - now.getTime() >= lead_ms;
    return least !== undefined && amount >= least && isEarly;
  });
}

/** Those by which extra work is paid: its money is held until it is added, or released. */
export function methodsForExtras(offered: OfferedMethods): OfferedMethods {
  const held = PAYMENT_METHODS.filter((method) => METHOD_RULES[method].takes === 'hold');
  return Object.fromEntries(held.map((method) => [method, offered[method]]));
}

/** The least amount that can be paid whenever the booking starts. */
export function leastCharge(offered: OfferedMethods): Piastres {
  const leasts = PAYMENT_METHODS.flatMap((method) =>
    METHOD_RULES[method].lead_ms === 0 ? (offered[method] ?? []) : [],
  );
  return piastres(Math.min(...leasts));
}

/** Whether a price is above zero and below what can be paid: nobody could book at it. */
export const isTooLittle = (total: Piastres, least: Piastres): boolean => total > 0 && total < least;
