import { PASSKEY } from '@hirfa/domain/accounts';
import { isRefusal, refuse } from '../../kernel/verb.ts';
import { type AccountCtx, inTransaction } from '../ctx.ts';
import { countFailures, takeLimits } from '../limits.ts';
import { findUser } from '../queries.ts';
import { openSessionWithSecondFactor } from '../sessions/open-session.ts';
import { insertChallenge, lockPasskey, setCounter, takeChallenge } from './queries.ts';
import { createSignatureOptions, readSignature } from './webauthn.ts';

type Response = Parameters<typeof readSignature>[1];

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
  input: { response: Response };
}) {
  const { now, request, services } = ctx;
  const proof = await countFailures(ctx, [['guess_address', request.address]], () =>
    inTransaction(ctx, async ({ db }) => {
      const key = await lockPasskey(db, response.id);
      const user = key && (await findUser(db, key.userId));
      if (key === undefined || user === undefined || !names(response, key.userId)) return refuse('invalid_code');
      const isOpen = (challenge: string) => takeChallenge(db, services.secrets.hashToken(challenge), null, now);
      const counter = await readSignature(services.origin(), response, key, isOpen);
      if (counter === null) return refuse('invalid_code');
      await setCounter(db, key.id, counter);
      return { user };
    }),
  );
  return isRefusal(proof) ? proof : openSessionWithSecondFactor({ ctx, input: proof });
}

/** Whether the device states that the key belongs to this person. */
function names({ response: { userHandle } }: Response, userId: string): boolean {
  return Buffer.from(userHandle ?? '', 'base64url').toString() === userId;
}
