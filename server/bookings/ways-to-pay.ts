import { isByReference, methodsFor, type Piastres, type WayToPay } from '@hirfa/domain/payments';
import type { Ctx, Person } from '../kernel/verb.ts';
import { findLastMethod, hasOtherReference, offeredMethods, type PaymentServices } from '../payments/index.ts';
import { findCashRefusal } from './cash/queries.ts';

interface Due {
  id: string;
  amount: Piastres;
  starts_at: Date;
}

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
}): Promise<WayToPay[]> {
  const fitting = methodsFor(due, offeredMethods(services), now);
  const isLimited = fitting.some(isByReference) && (await hasOtherReference(db, id));
  const usable = isLimited ? fitting.filter((method) => !isByReference(method)) : fitting;
  const last = usable.length < 2 ? null : await findLastMethod(db, id);
  const sorted = usable.toSorted((one, other) => Number(other === last) - Number(one === last));
  return (await findCashRefusal(db, id)) === null ? [...sorted, 'cash'] : sorted;
}
