import type { CreateBookingInput } from '@hirfa/contract/bookings';
import type { CallContext } from '../../kernel/calls.ts';
import { onceAfter } from '../../kernel/idempotency.ts';
import { isRefusal, refuse } from '../../kernel/verb.ts';
import type { PaymentCtx } from '../../payments/index.ts';
import { expireHoldsOfCard } from '../holds/expire-holds-of-card.ts';
import { createBooking, loadForBooking } from './create-booking.ts';
import { isSlotTaken } from './queries.ts';

interface BookingCall {
  ctx: Pick<CallContext, 'person'> & {
    /** The Idempotency-Key. */
    key: string | null;
    payment: PaymentCtx;
  };
  input: CreateBookingInput;
}

/** Books once per key; once more where the slot was taken by a hold that has expired. */
export async function bookSlot({ ctx, input }: BookingCall) {
  const booked = await bookOncePerKey({ ctx, input });
  if (!isRefusal(booked) || booked.refused !== 'slot_taken') return booked;
  // Between the two transactions, because it calls the gateway.
  const hasExpired = await expireHoldsOfCard({ ctx: ctx.payment, input: { card_id: input.service_card_id } });
  return hasExpired ? bookOncePerKey({ ctx, input }) : booked;
}

/** A booking call begins with reads, which are sent with the look at the key. */
async function bookOncePerKey({ ctx: { person, key, payment }, input }: BookingCall) {
  const called = { call: 'createBooking', key, input };
  try {
    return await person((tx) => {
      const ctx = { ...tx, services: payment.services };
      const read = () => loadForBooking({ ctx, input });
      return onceAfter(ctx, called, read, async (found) => createBooking({ ctx: { ...ctx, read: found }, input }));
    });
  } catch (error) {
    if (isSlotTaken(error)) return refuse('slot_taken');
    throw error;
  }
}
