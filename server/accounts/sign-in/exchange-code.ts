import { createHash, timingSafeEqual } from 'node:crypto';
import { isRefusal, refuse } from '../../kernel/verb.ts';
import { type AccountCtx, inTransaction } from '../ctx.ts';
import { findUser } from '../queries.ts';
import { completeSignUp, openOwnSignUp } from './confirm-email.ts';
import { findOneTimeCode, lockSignUps, useOneTimeCode } from './queries.ts';

interface Input {
  ctx: AccountCtx;
  input: { code: string; code_verifier?: string | undefined };
}

/** Exchanges the one-time code of a mail's link or of a redirect, which also needs its verifier. 2.4 */
export async function exchangeCode({ ctx, input }: Input) {
  const { now, services } = ctx;
  const completed = await inTransaction(ctx, async (tx) => {
    const { db } = tx;
    const found = await findOneTimeCode(db, ['signup', 'oauth'], services.secrets.hashToken(input.code), now);
    // Every other way to confirm this e-mail locks the same rows first.
    if (found?.email) await lockSignUps(db, found.email, now);
    const isUsed = found && (await useOneTimeCode(db, found.id, now));
    if (!isUsed || !isHolder(found.codeChallenge, input.code_verifier)) return refuse('invalid_code');
    if (found.email) return completeSignUp({ ctx: tx, input: { email: found.email } });
    const user = await findUser(db, found.userId ?? '');
    return user === undefined ? refuse('invalid_code') : { user };
  });
  return isRefusal(completed) ? completed : openOwnSignUp({ ctx, input: completed });
}

/**
 * PKCE (RFC 7636), S256. A page that sends a verifier expects a code that is bound to it; any other code could be an
 * attacker's.
 */
function isHolder(challenge: string | null, verifier: string | undefined): boolean {
  if (challenge === null) return verifier === undefined;
  const given = createHash('sha256')
    .update(verifier ?? '')
    .digest();
  const expected = Buffer.from(challenge, 'base64url');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
