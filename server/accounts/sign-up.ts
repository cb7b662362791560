import { type OAuthProvider, SIGN_UP_LIFE_MS } from '@hirfa/domain/accounts';
import { isRefusal } from '../kernel/verb.ts';
import { takeLimits } from './limits.ts';
import { askForMessage } from './messages.ts';
import type { AccountParts, Place } from './parts.ts';
import { hashPassword } from './passwords.ts';
import { insertSignUp } from './proof-queries.ts';

interface Input {
  full_name: string;
  email: string;
  password: string;
}

/** An e-mail has to be confirmed first; `handle` shows later that it was this browser that asked. */
export interface ConfirmFirst {
  handle: string;
}

/**
 * Asks for an account. The same happens for every address: what its mail says (a code, or that there is an account) is decided when it
 * is written.
 */
export async function signUp(parts: AccountParts, input: Input, place: Place, now: Date) {
  const { full_name: name, email } = input;
  const limited = await takeLimits(
    parts,
    [
      ['sign_up_address', place.address],
      ['confirm_mail', email],
    ],
    now,
  );
  if (isRefusal(limited)) return limited;
  return askToConfirm(parts, { email, name, password: await hashPassword(input.password) }, now);
}

/** How somebody gets in afterwards: by a password, of which this is the hash, or by who they are at a provider. */
type Way = { password: string } | { providerId: OAuthProvider; accountId: string };

/** Keeps what was asked for until its e-mail is confirmed. */
export async function askToConfirm(
  { pools, secrets }: AccountParts,
  asked: { email: string; name: string } & Way,
  now: Date,
): Promise<ConfirmFirst> {
  const handle = secrets.token();
  const handleHash = secrets.hashToken(handle);
  const expiresAt = new Date(now.getTime() + SIGN_UP_LIFE_MS);
  await pools.auth.transaction(async (db) => {
    const signUpId = await insertSignUp(db, { ...asked, handleHash, createdAt: now, expiresAt });
    await askForMessage(db, { kind: 'confirm_email', recipient: asked.email, signUpId, handleHash }, now);
  });
  return { handle };
}
