import { isRefusal } from '../platform/verb.ts';
import { openSession } from './open-session.ts';
import type { AccountParts } from './parts.ts';

/** Opens a session for a right password. */
export async function signIn(parts: AccountParts, input: { email: string; password: string }, headers: Headers, now: Date) {
  const proof = await parts.identity.signIn(input, headers);
  return isRefusal(proof) ? proof : openSession(parts, proof, now);
}
