import { SESSION } from '@hirfa/domain/accounts';
import { sessions } from '../accounts/index.ts';
import { newId } from '../platform/ids.ts';
import type { ReachableProduct } from './product.ts';

interface SignIn {
  /** How long ago the person signed in. */
  agoMs?: number;
  /** What their browser calls itself. */
  userAgent?: string;
  /** How long it stays open without a refresh. */
  idleMs?: number;
}

/** Inserts a session of somebody, as if they had signed in; its row's id and its refresh token. */
export async function insertSession(
  product: ReachableProduct,
  userId: string,
  { agoMs = 0, userAgent, idleMs = SESSION.idleMs }: SignIn = {},
) {
  const { owner, accounts, clock } = product;
  const signedInAt = new Date(clock.now.getTime() - agoMs);
  const id = newId();
  const salt = newId();
  const expiresAt = new Date(clock.now.getTime() + idleMs);
  const absoluteUntil = new Date(signedInAt.getTime() + SESSION.absoluteMs);
  const times = { createdAt: signedInAt, updatedAt: signedInAt, expiresAt, absoluteUntil };
  await owner.insert(sessions).values({ id, userId, token: newId(), salt, userAgent, ...times });
  return { id, refreshToken: accounts.tokens.refresh(id, 0, salt), expiresAt };
}

/** Gives the header of somebody who has a session, without their signing in, whenever it is asked for. */
export async function signedIn(
  product: ReachableProduct,
  userId: string,
): Promise<() => Promise<{ authorization: string }>> {
  const { id } = await insertSession(product, userId, { idleMs: SESSION.absoluteMs });
  return async () => {
    const { token } = await product.accounts.tokens.access(userId, id, 0, product.clock.now);
    return { authorization: `Bearer ${token}` };
  };
}
