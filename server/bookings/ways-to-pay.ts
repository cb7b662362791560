import { methodsFor, type Piastres, type WayToPay } from '@hirfa/domain/payments';
import type { Ctx, Person } from '../kernel/verb.ts';
import { findLastMethod, type Gateway } from '../payments/index.ts';
import { findCashRefusal } from './cash/queries.ts';

interface Due {
  id: string;
  amount: Piastres;
  starts_at: Date;
}

/** The ways in which the actor can pay their booking now: that of their last try comes first, and cash last. */
export async function waysToPay({
  ctx: { db, now, gateway },
  input: { id, ...due },
}: {
  ctx: Ctx<Person> & { gateway: Pick<Gateway, 'methods'> };
  input: Due;
}): Promise<WayToPay[]> {
  const usable = methodsFor(due, gateway.methods, now);
  const last = usable.length < 2 ? null : await findLastMethod(db, id);
  const sorted = usable.toSorted((one, other) => Number(other === last) - Number(one === last));
  return (await findCashRefusal(db, id)) === null ? [...sorted, 'cash'] : sorted;
}
