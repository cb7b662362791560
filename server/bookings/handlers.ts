import type { CreateBookingInput } from '@hirfa/contract/bookings';
import type { BookingEvent } from '@hirfa/domain/bookings';
import type { PaymentServices } from '../payments/index.ts';
import { answer, type CallContext, calls, reply } from '../kernel/calls.ts';
import { once, onceAfter } from '../kernel/idempotency.ts';
import { isRefusal, type Person, type Refusal, refuse, type WriteCtx } from '../kernel/verb.ts';
import { blockingHandlers } from './blocking/handlers.ts';
import { checkPayment } from './check-payment.ts';
import { createBooking, loadForBooking } from './create/create-booking.ts';
import { isSlotTaken } from './create/queries.ts';
import { earningsHandlers } from './earnings/handlers.ts';
import { expireHoldsOfCard } from './holds/expire-holds-of-card.ts';
import { getBooking, lookAtBooking } from './get-booking.ts';
import { getPrice } from './get-price.ts';
import { homeHandlers } from './home/handlers.ts';
import { listBookingStatuses } from './list-booking-statuses.ts';
import { listBookings, listProviderBookings } from './list-bookings.ts';
import { listSlots } from './list-slots.ts';
import { openBookingCheckout } from './open-checkout.ts';
import { startBooking, takeStep } from './take-step.ts';

const room = calls.bookings;

export function bookingsHandlers(services: PaymentServices) {
  const paymentCtx = (context: CallContext) => ({ ...context.work(), services });
  return room.router({
    ...blockingHandlers(),
    ...earningsHandlers(),
    ...homeHandlers(),
    listSlots: room.listSlots.handler(async ({ context, input }) =>
      answer(await listSlots({ ctx: context.visitor(), input })),
    ),
    getPrice: room.getPrice.handler(async ({ context, input }) =>
      answer(await getPrice({ ctx: context.visitor(), input })),
    ),
    createBooking: room.createBooking.handler(async ({ context, input }) => {
      const book = () => bookOncePerKey(context, input);
      const expire = () => expireHoldsOfCard({ ctx: paymentCtx(context), input: { card_id: input.service_card_id } });
      return reply(context, await retryAfterExpiringHold(book, expire));
    }),
    openCheckout: room.openCheckout.handler(async ({ context, input }) =>
      answer(
        await openBookingCheckout({
          ctx: { person: (claim) => oncePerKey(context, 'openCheckout', input, claim), payment: paymentCtx(context) },
          input,
        }),
      ),
    ),
    checkPayment: room.checkPayment.handler(async ({ context, input }) =>
      answer(
        await checkPayment({ ctx: { person: (read) => context.person(read), payment: paymentCtx(context) }, input }),
      ),
    ),
    listBookings: room.listBookings.handler(async ({ context, input }) =>
      answer(await context.person((ctx) => listBookings({ ctx, input }))),
    ),
    listBookingStatuses: room.listBookingStatuses.handler(async ({ context, input }) =>
      answer(await context.person((ctx) => listBookingStatuses({ ctx, input }))),
    ),
    getBooking: room.getBooking.handler(async ({ context, input }) =>
      answer(await context.person((ctx) => lookAtBooking({ ctx, input }))),
    ),
    listProviderBookings: room.listProviderBookings.handler(async ({ context, input }) =>
      answer(await context.person((ctx) => listProviderBookings({ ctx, input }))),
    ),
    acceptBooking: room.acceptBooking.handler(({ context, input }) => step(context, 'accept', input)),
    declineBooking: room.declineBooking.handler(({ context, input }) => step(context, 'decline', input)),
    withdrawBooking: room.withdrawBooking.handler(({ context, input }) => step(context, 'withdraw', input)),
    cancelBooking: room.cancelBooking.handler(({ context, input }) => step(context, 'cancel', input)),
    startBooking: room.startBooking.handler(({ context, input }) =>
      stepOnce(context, 'start', input, (ctx) => startBooking({ ctx, input })),
    ),
    beginBooking: room.beginBooking.handler(({ context, input }) => step(context, 'begin', input)),
    finishBooking: room.finishBooking.handler(({ context, input }) => step(context, 'finish', input)),
    confirmCompletion: room.confirmCompletion.handler(({ context, input }) => step(context, 'settle', input)),
    reportProviderAbsent: room.reportProviderAbsent.handler(({ context, input }) =>
      step(context, 'provider_absent', input),
    ),
    reportCustomerAbsent: room.reportCustomerAbsent.handler(({ context, input }) =>
      step(context, 'customer_absent', input),
    ),
  });
}

type Work<Answer> = (ctx: WriteCtx<Person>) => Promise<Answer>;

const keyOf = ({ headers }: CallContext) => headers.get('idempotency-key');

/** Runs a call that changes something once per Idempotency-Key of its request. */
function oncePerKey<Answer>(context: CallContext, call: string, input: object, work: Work<Answer>) {
  return context.person((ctx) => once(ctx, { call, key: keyOf(context), input }, () => work(ctx)));
}

/** The same for a booking, which begins with reads. */
async function bookOncePerKey(context: CallContext, input: CreateBookingInput) {
  const called = { call: 'createBooking', key: keyOf(context), input };
  try {
    return await context.person((ctx) => {
      const read = () => loadForBooking({ ctx, input });
      return onceAfter(ctx, called, read, async (found) => createBooking({ ctx: { ...ctx, read: found }, input }));
    });
  } catch (error) {
    if (isSlotTaken(error)) return refuse('slot_taken');
    throw error;
  }
}

/** Books once more where the slot was taken by a hold that has expired. */
async function retryAfterExpiringHold<Answer>(
  book: () => Promise<Answer>,
  expire: () => Promise<boolean>,
): Promise<Answer> {
  const booked = await book();
  const isTaken = isRefusal(booked) && booked.refused === 'slot_taken';
  // Between the two transactions, because it calls the gateway.
  return isTaken && (await expire()) ? book() : booked;
}

const step = (
  context: CallContext,
  event: BookingEvent,
  { id, reason, refund }: { id: string; reason?: string | undefined; refund?: string | undefined },
) =>
  stepOnce(context, event, { id, reason, refund }, (ctx) =>
    takeStep({ ctx, input: { id, event, note: reason, refund } }),
  );

/**
 * Takes a step once per Idempotency-Key. A repeated one gets the booking as it is now: stored answers would keep the
 * names of others.
 */
async function stepOnce<Input extends { id: string }>(
  context: CallContext,
  call: string,
  input: Input,
  work: Work<{ id: string } | Refusal>,
) {
  return answer(
    await context.person(async (ctx) => {
      const taken = await once(ctx, { call, key: keyOf(context), input }, () => work(ctx));
      return isRefusal(taken) ? taken : getBooking({ ctx, input: { id: input.id } });
    }),
  );
}
