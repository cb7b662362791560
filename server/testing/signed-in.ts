import { SESSION } from '@hirfa/domain/accounts';
import { sessions } from '../accounts/index.ts';
import { newId } from '../platform/ids.ts';
import type { ReachableProduct } from './product.ts';

interface SignIn {
  /** How long ago the person signed in. */
  agoMs?: number;
  /** The User-Agent of their browser. */
  userAgent?: string;
  /** The lifetime of the session without a refresh. */
  idleMs?: number;
}

/** Inserts a session, as if the person had signed in; returns its id and its refresh token. */
export async function insertSession(
  product: ReachableProduct,
  userId: string,
  { agoMs = 0, userAgent, idleMs = SESSION.idleMs }: SignIn = {},
) {
  const { owner, services, clock } = product;
  const signedInAt = new Date(clock.now.getTime() - agoMs);
  const id = newId();
  const salt = newId();
  const expiresAt = new Date(clock.now.getTime() + idleMs);
  const absoluteUntil = new Date(signedInAt.getTime() + SESSION.absoluteMs);
  const times = { createdAt: signedInAt, updatedAt: signedInAt, expiresAt, absoluteUntil };
  await owner.insert(sessions).values({ id, userId, token: newId(), salt, userAgent, ...times });
  return { id, refreshToken: services.tokens.refresh(id, 0, salt), expiresAt };
}

/** Inserts a session of a person; the returned function creates its authorization header. */
export async function signedIn(
  product: ReachableProduct,
  userId: string,
): Promise<() => Promise<{ authorization: string }>> {
  const { id } = await insertSession(product, userId, { idleMs: SESSION.absoluteMs });
  return async () => {
    const { token } = await product.services.tokens.access(userId, id, 0, product.clock.now);
    return { authorization: `Bearer ${token}` };
  };
}
