import type { AccountServices } from '../../accounts/index.ts';
import { cancelForBoth, startWithoutCode } from '../../bookings/index.ts';
import { asAdmin } from '../../kernel/audit.ts';
import { answer, type CallContext, calls } from '../../kernel/calls.ts';
import { once } from '../../kernel/idempotency.ts';
import { isRefusal, type Person, type Refusal, type WriteCtx } from '../../kernel/verb.ts';
import { openBooking, showBooking } from './get-booking.ts';
import { listAllBookings } from './list-bookings.ts';

const room = calls.admin;

/** Bookings, as admins see and decide them; every look and every decision is in the audit log. */
export function bookingHandlers(services: AccountServices) {
  /** Decides once per Idempotency-Key. A repeated call gets the booking as it is now. */
  async function decided<Input extends { id: string }>(
    context: CallContext,
    call: string,
    input: Input,
    decide: (ctx: WriteCtx<Person>) => Promise<{ id: string } | Refusal>,
  ) {
    return answer(
      await context.person(async (ctx) => {
        const key = context.headers.get('idempotency-key');
        const taken = await once(ctx, { call, key, input }, () => decide(ctx));
        return isRefusal(taken) ? taken : showBooking({ ctx: { ...ctx, services }, input });
      }),
    );
  }

  return {
    listAllBookings: room.listAllBookings.handler(async ({ context, input }) =>
      answer(await context.person((ctx) => listAllBookings({ ctx: { ...ctx, services }, input }))),
    ),
    getAnyBooking: room.getAnyBooking.handler(async ({ context, input }) =>
      answer(await context.person(asAdmin((ctx) => openBooking({ ctx: { ...ctx, services }, input })))),
    ),
    cancelAnyBooking: room.cancelAnyBooking.handler(({ context, input }) =>
      decided(
        context,
        'cancelAnyBooking',
        input,
        asAdmin((ctx) => cancelForBoth({ ctx, input })),
      ),
    ),
    startAnyBooking: room.startAnyBooking.handler(({ context, input }) =>
      decided(
        context,
        'startAnyBooking',
        input,
        asAdmin((ctx) => startWithoutCode({ ctx, input })),
      ),
    ),
  };
}
