import { defineEvent } from '../kernel/events.ts';

/** How the gateway changed a payment. */
export type PaymentChange =
  | { type: 'secured' | 'failed' | 'captured' | 'capture_refused' | 'voided'; booking_id: string }
  | { type: 'refunded'; booking_id: string; in_full: boolean };

export const paymentChanged = defineEvent<PaymentChange>('payment_changed');
