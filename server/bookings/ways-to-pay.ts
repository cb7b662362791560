import type { PaymentCheck } from '@hirfa/contract/bookings';
import { isByReference, methodsFor, type Piastres } from '@hirfa/domain/payments';
import type { Ctx, Person } from '../kernel/verb.ts';
import { findLastMethod, findOtherReference, offeredMethods, type PaymentServices } from '../payments/index.ts';
import { findCashRefusal } from './cash/queries.ts';

interface Due {
  id: string;
  amount: Piastres;
  starts_at: Date;
}

/** The ways to pay, and why others are missing, if the customer can change that. */
type WaysToPay = Pick<PaymentCheck, 'methods' | 'other_reference' | 'needs_phone'>;

export const NO_WAYS: WaysToPay = { methods: [], other_reference: null, needs_phone: false };

/**
 * The ways in which the actor can pay their booking now: that of their last try comes first, and cash last. A reference
 * holds a slot for hours: nobody has two of them at once.
 */
export async function waysToPay({
  ctx: { db, now, services },
  input: { id, ...due },
}: {
  ctx: Ctx<Person> & { services: PaymentServices };
  input: Due;
}): Promise<WaysToPay> {
  const fitting = methodsFor(due, offeredMethods(services), now);
  const other = fitting.some(isByReference) ? await findOtherReference(db, id) : null;
  const usable = other === null ? fitting : fitting.filter((method) => !isByReference(method));
  const last = usable.length < 2 ? null : await findLastMethod(db, id);
  const sorted = usable.toSorted((one, another) => Number(another === last) - Number(one === last));
  const refusal = await findCashRefusal(db, id);
  return {
    methods: refusal === null ? [...sorted, 'cash'] : sorted,
    other_reference: other && { ...other, pay_by: other.pay_by.toISOString() },
    needs_phone: refusal === 'no_phone',
  };
}
