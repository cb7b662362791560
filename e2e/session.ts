import type { ReachableProduct } from '@hirfa/server/testing/product';
import { insertSession } from '@hirfa/server/testing/signed-in';
import type { BrowserContext } from '@playwright/test';

/** A user, or a provider by their profile. */
export type Person = { id: string } | { user_id: string };

export interface SignInOptions {
  /** How long ago the person signed in. */
  signedInAgoMs?: number;
  userAgent?: string;
}

/** Signs a person in without the form: inserts the session, and stores its tokens in the browser (decision 0015). */
export async function signInAs(
  context: BrowserContext,
  product: ReachableProduct,
  person: Person,
  { signedInAgoMs = 0, userAgent = 'Mozilla/5.0 (X11; Linux x64) Chrome/153.0.0.0' }: SignInOptions = {},
): Promise<void> {
  const userId = 'user_id' in person ? person.user_id : person.id;
  const { id, refreshToken, expiresAt } = await insertSession(product, userId, { agoMs: signedInAgoMs, userAgent });
  const { token, expires_at } = await product.services.tokens.access(userId, id, 0, product.clock.now);
  const { origin, hostname } = new URL(product.address);
  const cookie = {
    name: 'hirfa_refresh',
    value: refreshToken,
    domain: hostname,
    path: '/auth/v1',
    httpOnly: true,
    secure: false,
  };
  const session = { access_token: token, refresh_token: id, expires_at };
  await context.setStorageState({
    cookies: [{ ...cookie, sameSite: 'Strict', expires: Math.floor(expiresAt.getTime() / 1000) }],
    origins: [{ origin, localStorage: [{ name: 'hirfa.session', value: JSON.stringify(session) }] }],
  });
}
