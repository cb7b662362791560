import { defineEvent } from '../kernel/events.ts';

/**
 * How the gateway changed a payment; `moved`: in a way that changes nothing about its booking; `lowered`: less is to be
 * paid in cash.
 */
export type PaymentChange =
  | { type: 'moved'; booking_id: string }
  | { type: 'lowered'; booking_id: string }
  | { type: 'secured' | 'failed' | 'captured' | 'capture_refused' | 'voided'; booking_id: string }
  | {
      type: 'refunded' | 'refund_refused';
      booking_id: string;
      in_full: boolean;
      /** A bank has kept more than was to go back: the booking stays charged back. */
      is_charged_back: boolean;
    }
  | { type: 'extra_secured' | 'extra_failed' | 'extra_captured' | 'extra_voided'; booking_id: string; extra_id: string }
  | { type: 'surplus_owed' | 'refund_failed'; booking_id: string }
  | { type: 'charged_back' | 'charge_back_lost'; booking_id: string }
  | {
      type: 'charge_back_won';
      booking_id: string;
      /** Whether a part of the payment had gone back before. */
      is_part: boolean;
      /** Whether a bank has, or has kept, the money of another charge of the booking. */
      is_one_of: boolean;
    };

export const paymentChanged = defineEvent<PaymentChange>('payment_changed');

/** The gateway has given the reference with which a customer pays at a kiosk. */
export const referenceGiven = defineEvent<{ attempt_id: string }>('reference_given');

/** Somebody has replaced the account to which they are paid. */
export const payoutAccountChanged = defineEvent<{ user_id: string }>('payout_account_changed');
