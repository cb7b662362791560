import { defineEvent } from '../kernel/events.ts';

/** How the gateway changed a payment; `moved`: in a way that changes nothing about its booking. */
export type PaymentChange =
  | { type: 'moved'; booking_id: string }
  | { type: 'secured' | 'failed' | 'captured' | 'capture_refused' | 'voided'; booking_id: string }
  | { type: 'refunded' | 'refund_refused'; booking_id: string; in_full: boolean }
  | { type: 'extra_secured' | 'extra_failed' | 'extra_captured' | 'extra_voided'; booking_id: string; extra_id: string }
  | { type: 'charged_back' | 'charge_back_lost'; booking_id: string }
  | { type: 'charge_back_won'; booking_id: string; is_part: boolean };

export const paymentChanged = defineEvent<PaymentChange>('payment_changed');
