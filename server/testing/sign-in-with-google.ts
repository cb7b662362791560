import { createHash, randomBytes } from 'node:crypto';
import { Session } from '@hirfa/contract/accounts';
import { newId } from '../platform/ids.ts';
import type { openBrowser } from './accounts.ts';
import type { TestProduct } from './product.ts';

/** Signs in with Google as a person with this verified e-mail. */
export async function signInWithGoogle(
  product: TestProduct,
  from: ReturnType<typeof openBrowser>,
  email: string,
  sub = newId(),
) {
  product.identityProvider.person = { sub, email, email_verified: true, name: 'Laila Hassan' };
  const verifier = randomBytes(32).toString('base64url');
  const code_challenge = createHash('sha256').update(verifier).digest('base64url');
  const { location } = await from.go(`/auth/v1/oauth/google/start?${new URLSearchParams({ code_challenge })}`);
  const answer = await fetch(location, { redirect: 'manual' });
  const back = new URL(answer.headers.get('location') ?? '');
  const page = (await from.go(back.pathname + back.search)).location;
  return Session.parse((await from.exchange(page.searchParams.get('code') ?? '', verifier)).body);
}
