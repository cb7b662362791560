import { isRefusal } from '../platform/verb.ts';
import { openSession } from './open-session.ts';
import type { AccountParts } from './parts.ts';

interface Input {
  full_name: string;
  email: string;
  password: string;
}

/** Makes an account and signs it in. */
export async function signUp(parts: AccountParts, input: Input, headers: Headers, now: Date) {
  const proof = await parts.identity.signUp(input, headers);
  return isRefusal(proof) ? proof : openSession(parts, proof, now);
}
