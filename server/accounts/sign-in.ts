import { isRefusal, refuse } from '../kernel/verb.ts';
import { giveBackLimits, type Limited, pair, takeLimits } from './limits.ts';
import { askForMessage } from './messages.ts';
import { openSession } from './open-session.ts';
import type { AccountParts, Place } from './parts.ts';
import { verifyPassword } from './passwords.ts';
import { findSignUp, isTaken, setSignUpHandle } from './proof-queries.ts';
import { deleteSession, findPasswordHash, findUserByEmail, isPasswordHash } from './queries.ts';
import { askToConfirm, type ConfirmFirst } from './sign-up.ts';

interface Input {
  email: string;
  password: string;
}

/**
 * Opens a session for a right password; where its e-mail was never confirmed, sends a new code instead. One password is computed whatever
 * is known of the e-mail.
 */
export async function signIn(parts: AccountParts, input: Input, handle: string | undefined, place: Place, now: Date) {
  const limits = await limitsOf(parts, input.email, place, now);
  const limited = await takeLimits(parts, limits, now);
  if (isRefusal(limited)) return limited;
  const proof = await prove(parts, input, handle, now);
  if (isRefusal(proof)) return proof;
  await giveBackLimits(parts, limits);
  return 'user' in proof ? openSession(parts, proof, place, now) : confirmFirst(parts, proof, now);
}

/** Where somebody signed in before, tries from elsewhere don't count. */
async function limitsOf({ pools, secrets }: AccountParts, email: string, { address }: Place, now: Date): Promise<Limited[]> {
  const here = pair(email, address);
  const isKnown = await isTaken(pools.auth, 'known_address', secrets.hashSubject(here), now);
  return [['sign_in_pair', here], ['sign_in_address', address], ...(isKnown ? [] : [['sign_in_account', email] as const])];
}

/** An account that was asked for, or one of the time before e-mails were confirmed. */
type Unconfirmed = { signUpId: string; email: string } | { userId: string; name: string; email: string };

async function prove({ pools, identity, secrets }: AccountParts, input: Input, handle: string | undefined, now: Date) {
  const { email } = input;
  const user = await findUserByEmail(pools.auth, email);
  const signUp =
    user === undefined ? await findSignUp(pools.auth, email, handle === undefined ? null : secrets.hashToken(handle), now) : undefined;
  if (signUp?.password) {
    const isRight = await verifyPassword({ hash: signUp.password, password: input.password });
    return isRight ? { signUpId: signUp.id, email } : refuse('invalid_credentials');
  }
  const hash = user && (await findPasswordHash(pools.auth, user.id));
  const proof = await identity.signIn(input);
  if (proof === 'unconfirmed') return { userId: user?.id ?? '', name: user?.name ?? '', email };
  // Its row is there by now: whoever changes the password from here on ends it; who did before wanted nobody in by the old one.
  if (isRefusal(proof) || (hash !== undefined && (await isPasswordHash(pools.auth, proof.user.id, hash)))) return proof;
  await deleteSession(pools.auth, proof.token);
  return refuse('invalid_credentials');
}

async function confirmFirst(parts: AccountParts, unconfirmed: Unconfirmed, now: Date) {
  const { pools, secrets } = parts;
  const { email } = unconfirmed;
  const limited = await takeLimits(parts, [['confirm_mail', email]], now);
  if (isRefusal(limited)) return limited;
  if ('userId' in unconfirmed) {
    const password = await findPasswordHash(pools.auth, unconfirmed.userId);
    return password === undefined ? refuse('invalid_credentials') : askToConfirm(parts, { email, name: unconfirmed.name, password }, now);
  }
  const fresh: ConfirmFirst = { handle: secrets.token() };
  const handleHash = secrets.hashToken(fresh.handle);
  await pools.auth.transaction(async (db) => {
    await setSignUpHandle(db, unconfirmed.signUpId, handleHash);
    await askForMessage(db, { kind: 'confirm_email', recipient: email, signUpId: unconfirmed.signUpId, handleHash }, now);
  });
  return fresh;
}
