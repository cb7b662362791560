import { type LedgerAccount, type Piastres, piastres, type PriceLines, type RailState } from '../../payments/index.ts';
import type { BookingEvent, BookingState, Part } from '../index.ts';
import { newBooking } from './steps.ts';

/** The price of a booking is one charge, an extra another one. */
export const CHARGES = ['booked', 'extra'] as const;
export type ChargeName = (typeof CHARGES)[number];

/** What the rail holds of a charge, and what a bank has of it. */
export interface ChargeOfLife {
  held: Piastres;
  taken: Piastres;
  state: 'never' | 'open' | 'won' | 'lost';
  bearer: 'provider' | 'platform' | null;
  /** What the provider bears of it. */
  borne: Piastres;
}

/**
 * An event with its row of the table, the booking before it, what an admin let stay of the price, or an extra has
 * added, and the lines to which it leads.
 */
interface Happened {
  event: BookingEvent;
  part: Part;
  at: Date;
  row: number;
  before: BookingState;
  kept: Piastres;
  lines: PriceLines | null;
}

/** A booking with its money: what the rail holds, what it is still to be asked for, and the books. */
export interface Life {
  booking: BookingState;
  booked: PriceLines;
  /** The lines of the payment, which a refund in full keeps. */
  lines: PriceLines;
  /** Whether the money is charged at once, and not held. */
  isCharged: boolean;
  /** What the customer had paid in cash, once an admin has decided that; what of it the customer gets back. */
  collected: Piastres | null;
  owed: Piastres;
  rail: RailState;
  charges: Record<ChargeName, ChargeOfLife>;
  due: PriceLines[];
  releaseAt: Date | null;
  isReleased: boolean;
  books: Map<LedgerAccount, number>;
  isRefunded: boolean;
  events: Happened[];
}

const noCharge = (): ChargeOfLife => ({
  held: piastres(0),
  taken: piastres(0),
  state: 'never',
  bearer: null,
  borne: piastres(0),
});

export const sumOf = ({ charges }: Life, of: 'held' | 'taken' | 'borne'): Piastres =>
  piastres(charges.booked[of] + charges.extra[of]);
/** Its chargebacks, that of the extra first. */
export const backsOf = ({ charges }: Life) =>
  [charges.extra, charges.booked].flatMap(({ state, ...rest }) => (state === 'never' ? [] : { state, ...rest }));

export const begin = (startsInHours: number, booked: PriceLines, isCharged = false, is_cash = false): Life => ({
  booking: { ...newBooking(startsInHours), is_cash },
  booked,
  lines: booked,
  isCharged,
  collected: null,
  owed: piastres(0),
  rail: 'none',
  charges: { booked: noCharge(), extra: noCharge() },
  due: [],
  releaseAt: null,
  isReleased: false,
  books: new Map(),
  isRefunded: false,
  events: [],
});
