import type { BookingEvent } from '@hirfa/domain/bookings';
import type { PaymentServices } from '../payments/index.ts';
import { answer, type CallContext, calls } from '../kernel/calls.ts';
import { once } from '../kernel/idempotency.ts';
import { isRefusal } from '../kernel/verb.ts';
import { createBooking } from './create-booking.ts';
import { expireHolds } from './expire-holds.ts';
import { getBooking } from './get-booking.ts';
import { getPrice } from './get-price.ts';
import { listBookings, listProviderBookings } from './list-bookings.ts';
import { listSlots } from './list-slots.ts';
import { openBookingCheckout } from './open-checkout.ts';
import { startBooking, takeStep } from './take-step.ts';

const room = calls.bookings;

export function bookingsHandlers(services: PaymentServices) {
  const paymentCtx = (context: CallContext) => ({ ...context.work(), services });
  const step = async (
    context: CallContext,
    event: BookingEvent,
    { id, reason, refund }: { id: string; reason?: string | undefined; refund?: string | undefined },
  ) => answer(await context.person((ctx) => takeStep({ ctx, input: { id, event, note: reason, refund } })));

  return room.router({
    listSlots: room.listSlots.handler(async ({ context, input }) =>
      answer(await listSlots({ ctx: context.visitor(), input })),
    ),
    getPrice: room.getPrice.handler(async ({ context, input }) =>
      answer(await getPrice({ ctx: context.visitor(), input })),
    ),
    createBooking: room.createBooking.handler(async ({ context, input }) => {
      const key = context.headers.get('idempotency-key');
      const create = () =>
        context.person((ctx) => once(ctx, 'createBooking', key, input, () => createBooking({ ctx, input })));
      const created = await create();
      const isTaken = isRefusal(created) && created.refused === 'slot_taken';
      // Between the two transactions, because it calls the gateway.
      const isChanged =
        isTaken && (await expireHolds({ ctx: paymentCtx(context), input: { card_id: input.service_card_id } }));
      return answer(isChanged ? await create() : created);
    }),
    openCheckout: room.openCheckout.handler(async ({ context, input }) =>
      answer(await openBookingCheckout({ ctx: { person: context.person, payment: paymentCtx(context) }, input })),
    ),
    listBookings: room.listBookings.handler(async ({ context, input }) =>
      answer(await context.person((ctx) => listBookings({ ctx, input }))),
    ),
    getBooking: room.getBooking.handler(async ({ context, input }) =>
      answer(await context.person((ctx) => getBooking({ ctx, input }))),
    ),
    listProviderBookings: room.listProviderBookings.handler(async ({ context, input }) =>
      answer(await context.person((ctx) => listProviderBookings({ ctx, input }))),
    ),
    acceptBooking: room.acceptBooking.handler(({ context, input }) => step(context, 'accept', input)),
    declineBooking: room.declineBooking.handler(({ context, input }) => step(context, 'decline', input)),
    withdrawBooking: room.withdrawBooking.handler(({ context, input }) => step(context, 'withdraw', input)),
    cancelBooking: room.cancelBooking.handler(({ context, input }) => step(context, 'cancel', input)),
    startBooking: room.startBooking.handler(async ({ context, input }) =>
      answer(await context.person((ctx) => startBooking({ ctx, input }))),
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
