import type { Checkout } from './checkouts.ts';
import type { MovementPage } from './movements.ts';

const REFUSALS = {
  invalid_request: [400, 'The request is not valid.'],
  idempotency_key_required: [400, 'This call needs the header Idempotency-Key: 1 to 255 visible ASCII characters.'],
  unauthorized: [401, 'The header Authorization must be "Bearer " and the key of this gateway.'],
  capture_refused: [402, 'The bank refused the capture; the hold is released.'],
  not_refundable: [402, 'Nothing can be sent back the way it was paid, now or later.'],
  not_found: [404, 'There is nothing here.'],
  card_forgotten: [409, 'No such card is saved.'],
  wrong_state: [409, 'The checkout is not in a state that allows this.'],
  payment_under_way: [409, 'A payment of this checkout is being processed.'],
  charged_back: [409, 'The bank of the customer has taken this money: nothing can be sent back besides.'],
  already_paid: [409, 'This checkout has been paid.'],
  body_too_large: [413, 'A body may have at most 100 kB.'],
  amount_too_large: [422, 'The amount is more than what is left.'],
  idempotency_mismatch: [422, 'This idempotency key was used for another request.'],
  internal_error: [500, 'Something went wrong in the gateway.'],
} as const;
export type RefusalCode = keyof typeof REFUSALS;

export interface Answer {
  status: 200 | 201 | (typeof REFUSALS)[RefusalCode][0];
  body:
    | Checkout
    | MovementPage
    | { imported: number }
    | { forgotten: boolean }
    | { error: { code: RefusalCode; message: string } };
}

export function refuse(code: RefusalCode, message?: string): Answer {
  const [status, usual] = REFUSALS[code];
  return { status, body: { error: { code, message: message ?? usual } } };
}
