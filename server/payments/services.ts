import {
  type Discount,
  type OfferedMethods,
  PAYMENT_METHODS,
  type PaymentMethod,
  type Piastres,
} from '@hirfa/domain/payments';
import type { PromotionRefusal } from '@hirfa/domain/referrals';
import type { Ctx, Person, WriteCtx } from '../kernel/verb.ts';
import type { WorkCtx } from '../kernel/work.ts';
import type { Pools } from '../platform/db.ts';
import type { Gateway } from './gateway.ts';

/** What a person wants to book, with a promotion code or without. */
export interface DiscountWish {
  card_id: string;
  code: string | null;
  /** Whether what is found holds until the end of the transaction, because the booking is created in it. */
  isBooking: boolean;
}

/** What the platform offers to pay of a price, and why a promotion code that was entered gives nothing. */
export interface Offered {
  discounts: readonly Discount[];
  refused: PromotionRefusal | null;
}

/**
 * The port to who decides about discounts, a room further right. Bookings ask it for prices and for new bookings. What
 * is reserved goes back by itself when the booking ends.
 */
export interface Discounts {
  /** What a person would be given at a price without discounts. */
  find(work: { ctx: Ctx<Person>; input: DiscountWish }): Promise<(gross: Piastres) => Offered>;
  /** Reserves the discounts of a new booking, in the transaction that creates it, after its rows. */
  reserve(work: { ctx: WriteCtx<Person>; input: { booking_id: string; code: string | null } }): void;
}

/** The dependencies of payments. */
export interface PaymentServices {
  /** The gateway of new attempts, and others that are used at the same time, in their order. */
  gateway: Gateway;
  otherGateways: readonly Gateway[];
  /** Those with which earlier attempts may have been made. */
  earlierGateways: readonly Gateway[];
  /** Who decides about discounts. */
  discounts: Discounts;
  /** The `auth` login reads what the gateway may be told of a person who pays. */
  pools: Pick<Pools, 'auth'>;
  /** The address of this product, for people and for the gateway. */
  origin(): string;
}

type InUse = Pick<PaymentServices, 'gateway' | 'otherGateways'>;

/** The gateways of new attempts. */
export const gatewaysInUse = ({ gateway, otherGateways }: InUse): readonly Gateway[] => [gateway, ...otherGateways];

/** The gateway where customers pay by a method: that with the lowest least amount, of equal ones the first. */
export function gatewayFor(services: InUse, method: PaymentMethod): Gateway | undefined {
  const leastOf = ({ methods }: Gateway) => methods[method] ?? Infinity;
  const [best] = gatewaysInUse(services).toSorted((one, other) => leastOf(one) - leastOf(other));
  return best?.methods[method] === undefined ? undefined : best;
}

/** The methods by which customers can pay, each with the least amount of its gateway. */
export function offeredMethods(services: InUse): OfferedMethods {
  return Object.fromEntries(PAYMENT_METHODS.map((method) => [method, gatewayFor(services, method)?.methods[method]]));
}

/** All gateways that may have payments. */
export const allGateways = (services: PaymentServices): readonly Gateway[] => [
  ...gatewaysInUse(services),
  ...services.earlierGateways,
];

/**
 * The gateway with which an attempt was made, also after another one was chosen for new attempts.
 * @throws if it is not configured any more: who asked is retried.
 */
export function gatewayOf(services: PaymentServices, { adapter }: { adapter: string }): Gateway {
  const found = allGateways(services).find(({ name }) => name === adapter);
  if (found === undefined) throw new Error(`the gateway ${adapter}, which has payments, is not configured`);
  return found;
}

/** The context of payment verbs that call the gateway; they open their own transactions. */
export type PaymentCtx = WorkCtx<PaymentServices>;
