import { methodsFor, type PaymentMethod, type Piastres } from '@hirfa/domain/payments';
import type { Ctx } from '../kernel/verb.ts';
import { findLastMethod, type Gateway } from '../payments/index.ts';

interface Due {
  id: string;
  amount: Piastres;
  starts_at: Date;
}

/** The methods by which a booking can be paid now; one that the customer has tried before comes first. */
export async function waysToPay({
  ctx: { db, now, gateway },
  input: { id, ...due },
}: {
  ctx: Pick<Ctx, 'db' | 'now'> & { gateway: Pick<Gateway, 'methods'> };
  input: Due;
}): Promise<PaymentMethod[]> {
  const usable = methodsFor(due, gateway.methods, now);
  if (usable.length < 2) return usable;
  const last = await findLastMethod(db, id);
  return usable.toSorted((one, other) => Number(other === last) - Number(one === last));
}
