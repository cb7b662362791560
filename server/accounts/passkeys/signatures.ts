import type { Database } from '../../platform/db.ts';
import type { ServiceCtx } from '../ctx.ts';
import { findUser } from '../queries.ts';
import { lockPasskey, setCounter, takeChallenge } from './queries.ts';
import { readSignature } from './webauthn.ts';

export type PasskeyResponse = Parameters<typeof readSignature>[1];

interface SignatureCtx extends ServiceCtx {
  db: Database;
}

/** The owner of the passkey that signed an open challenge, which is used up by it; null if the signature is no good. */
export async function takeSignature({ db, now, services }: SignatureCtx, response: PasskeyResponse) {
  const key = await lockPasskey(db, response.id);
  const user = key && (await findUser(db, key.userId));
  if (key === undefined || user === undefined || !names(response, key.userId)) return null;
  const isOpen = (challenge: string) => takeChallenge(db, services.secrets.hashToken(challenge), null, now);
  const counter = await readSignature(services.origin(), response, key, isOpen);
  if (counter === null) return null;
  await setCounter(db, key.id, counter);
  return user;
}

/** Whether the device states that the key belongs to this person. */
function names({ response: { userHandle } }: PasskeyResponse, userId: string): boolean {
  return Buffer.from(userHandle ?? '', 'base64url').toString() === userId;
}
