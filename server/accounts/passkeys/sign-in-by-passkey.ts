import { PASSKEY } from '@hirfa/domain/accounts';
import { isRefusal, refuse } from '../../kernel/verb.ts';
import { type AccountCtx, inTransaction } from '../ctx.ts';
import { countFailures, takeLimits } from '../limits.ts';
import { openSessionWithSecondFactor } from '../sessions/open-session.ts';
import { insertChallenge } from './queries.ts';
import { type PasskeyResponse, takeSignature } from './signatures.ts';
import { createSignatureOptions } from './webauthn.ts';

/** The options with which the browser asks the device for a signature; the device finds its key by itself. */
export async function startPasskeySignIn({ ctx }: { ctx: AccountCtx }) {
  const { db, now, request, services } = ctx;
  const limited = await takeLimits(ctx, [['passkey_address', request.address]]);
  if (isRefusal(limited)) return limited;
  const options = await createSignatureOptions(services.origin());
  const expires = new Date(now.getTime() + PASSKEY.challengeMs);
  await insertChallenge(db, services.secrets.hashToken(options.challenge), null, expires);
  return { options: { ...options } };
}

/** Opens the session of the key's owner. A passkey counts as both factors: the device has verified its owner. */
export async function signInByPasskey({
  ctx,
  input: { response },
}: {
  ctx: AccountCtx;
  input: { response: PasskeyResponse };
}) {
  const proof = await countFailures(ctx, [['guess_address', ctx.request.address]], () =>
    inTransaction(ctx, async (tx) => {
      const user = await takeSignature(tx, response);
      return user === null ? refuse('invalid_code') : { user };
    }),
  );
  return isRefusal(proof) ? proof : openSessionWithSecondFactor({ ctx, input: proof });
}
