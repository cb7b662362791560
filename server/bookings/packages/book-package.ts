import type { CreatePackageInput } from '@hirfa/contract/bookings';
import type { CallContext } from '../../kernel/calls.ts';
import { onceAfter } from '../../kernel/idempotency.ts';
import { isRefusal, refuse } from '../../kernel/verb.ts';
import type { PaymentCtx } from '../../payments/index.ts';
import { isSlotTaken } from '../create/queries.ts';
import { expireHoldsOfCard } from '../holds/expire-holds-of-card.ts';
import { createPackage, loadForPackage } from './create-package.ts';

interface PackageCall {
  ctx: Pick<CallContext, 'person'> & {
    /** The Idempotency-Key. */
    key: string | null;
    payment: PaymentCtx;
  };
  input: CreatePackageInput;
}

/** Books a package once per key; once more where a slot was taken by a hold that has expired. */
export async function bookPackage({ ctx, input }: PackageCall) {
  const booked = await bookOncePerKey({ ctx, input });
  if (!isRefusal(booked) || booked.refused !== 'slot_taken') return booked;
  const hasExpired = await expireHoldsOfCard({ ctx: ctx.payment, input: { card_id: input.service_card_id } });
  return hasExpired ? bookOncePerKey({ ctx, input }) : booked;
}

async function bookOncePerKey({ ctx: { person, key, payment }, input }: PackageCall) {
  const { services } = payment;
  const called = { call: 'createPackage', key, input };
  try {
    return await person((ctx) => {
      const read = () => loadForPackage({ ctx, input });
      return onceAfter(ctx, called, read, async (found) =>
        createPackage({ ctx: { ...ctx, services, read: found }, input }),
      );
    });
  } catch (error) {
    if (isSlotTaken(error)) return refuse('slot_taken');
    throw error;
  }
}
