import { randomBytes } from 'node:crypto';

export interface Payment {
  id: string;
  status: string;
  charge: Charge | null;
  /** Of a saved card, or where the card is saved. */
  customer: string | null;
  payment_method: string | null;
  setup_future_usage: string | null;
}

interface Charge {
  id: string;
  amount_captured: number;
  disputed: boolean;
}

/**
 * A session of the hosted page with its payment, which exists once somebody has tried to pay; or the payment of a saved
 * card, with its own id.
 */
export interface Session {
  id: string;
  status: 'open' | 'complete' | 'expired';
  amount: number;
  payment: Payment | null;
  /** Whether it asks to save the card. */
  saves: boolean;
}

export interface Answer {
  status: number;
  body: object;
}

export class Refused extends Error {
  readonly answer: Answer;
  constructor(status: number, code: string, type = 'invalid_request_error') {
    super(code);
    this.answer = { status, body: { error: { type, code, message: code } } };
  }
}

export const idOf = (prefix: string) => `${prefix}_${randomBytes(9).toString('hex')}`;
export const newCharge = (): Charge => ({ id: idOf('ch'), amount_captured: 0, disputed: false });

export function found<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new Refused(404, 'resource_missing');
  return row;
}
