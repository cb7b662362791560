import { SESSION } from '@hirfa/domain/accounts';
import { sessions } from '../accounts/index.ts';
import { newId } from '../platform/ids.ts';
import type { ReachableProduct } from './product.ts';

/** Gives the header of somebody who has a session, without their signing in, whenever it is asked for. */
export async function signedIn(product: ReachableProduct, userId: string): Promise<() => Promise<{ authorization: string }>> {
  const now = product.clock.now;
  const id = newId();
  const ends = new Date(now.getTime() + SESSION.absoluteMs);
  await product.owner
    .insert(sessions)
    .values({ id, userId, token: newId(), expiresAt: ends, absoluteUntil: ends, createdAt: now, updatedAt: now });
  return async () => {
    const { token } = await product.services.tokens.access(userId, id, 0, product.clock.now);
    return { authorization: `Bearer ${token}` };
  };
}
