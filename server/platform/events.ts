import type { BookingEvent, Part } from '@hirfa/domain/bookings';
import type { WriteCtx } from './verb.ts';

/** What a gateway's word means for a payment. */
export type PaymentEvent =
  | { type: 'payment_secured' | 'payment_failed' | 'payment_captured' | 'capture_refused' | 'payment_voided'; booking_id: string }
  | { type: 'payment_refunded'; booking_id: string; in_full: boolean };

/** Somebody has an account now. */
interface PersonRegistered {
  type: 'person_registered';
  user_id: string;
}

/** All that travels rightwards between rooms. Subscribers work in the same transaction as what happened. */
export type DomainEvent =
  | PaymentEvent
  | PersonRegistered
  /** `history_id` names this very change: what follows from it happens once. */
  | { type: 'booking_changed'; booking_id: string; history_id: string; event: BookingEvent | 'book'; part: Part };

export type Subscriber = (ctx: WriteCtx, event: DomainEvent) => Promise<void>;
