import type { SecondFactorFirst, Session } from '@hirfa/contract/accounts';
import { SESSION } from '@hirfa/domain/accounts';
import { askForJob } from '../platform/jobs.ts';
import { asPerson } from '../platform/transactions.ts';
import { pair, takeLimits } from './limits.ts';
import type { AccountParts, Place } from './parts.ts';
import { adoptSession, deleteSession, insertSession, makeProfile } from './queries.ts';
import { challengeFor } from './second-factor-challenge.ts';
import { hasSecondFactor } from './second-factor-queries.ts';

/** A session as the browser gets it, and the refresh token that goes into the cookie. */
export interface OpenSession {
  session: Session;
  refresh: { token: string; expires: Date };
}

/** Somebody who proved who they are. `token` names the row that the identity library made for it, where it did. */
export interface Proof {
  token?: string;
  /** `image` stands at a provider. */
  user: { id: string; email: string | null; name: string; image?: string | null | undefined };
}

/**
 * Opens the session of somebody who proved who they are, or asks for their second factor first: every way in ends here. At the first
 * session their profile row is made. 3.2
 */
export async function openSession(parts: AccountParts, proof: Proof, place: Place, now: Date): Promise<OpenSession | SecondFactorFirst> {
  const { auth } = parts.pools;
  if (!(await hasSecondFactor(auth, proof.user.id))) return open(parts, proof, place, null, now);
  if (proof.token !== undefined) await deleteSession(auth, proof.token);
  return challengeFor(parts, proof.user.id, now);
}

/** The same for somebody who showed their second factor just now. */
export function openSessionByBoth(parts: AccountParts, proof: Proof, place: Place, now: Date): Promise<OpenSession> {
  return open(parts, proof, place, now, now);
}

async function open(parts: AccountParts, proof: Proof, place: Place, secondFactorAt: Date | null, now: Date): Promise<OpenSession> {
  const { id, email, name, image } = proof.user;
  const idleUntil = new Date(now.getTime() + SESSION.idleMs);
  const life = {
    now,
    idleUntil,
    absoluteUntil: new Date(now.getTime() + SESSION.absoluteMs),
    userAgent: place.userAgent,
    secondFactorAt,
  };
  const { auth } = parts.pools;
  const row = await (proof.token === undefined ? insertSession(auth, id, life) : adoptSession(auth, proof.token, life));
  const actor = { kind: 'person' as const, user_id: id, session_id: row.id, roles: [] };
  await asPerson(parts.pools.api, actor, { ...parts.scope(), now }, async ({ db, publish }) => {
    const isNew = await makeProfile(db, { user_id: id, full_name: name, created_at: now, updated_at: now });
    if (isNew) await publish({ type: 'person_registered', user_id: id });
    if (isNew && image) await askForJob(db, { name: 'copy_photo', entity_id: id });
  });
  // From here strangers can't lock the account's owner out.
  if (email !== null) await takeLimits(parts, [['known_address', pair(email, place.address)]], now);
  return issueTokens(parts, { ...row, email, expires: idleUntil }, now);
}

interface Issued {
  id: string;
  userId: string;
  email: string | null;
  generation: number;
  salt: string;
  expires: Date;
}

/** Both tokens of a session's present generation. */
export async function issueTokens({ tokens }: AccountParts, session: Issued, now: Date): Promise<OpenSession> {
  const { id, userId, email, generation, salt, expires } = session;
  const access = await tokens.access(userId, id, generation, now);
  return {
    session: { access_token: access.token, refresh_token: id, expires_at: access.expires_at, user: { id: userId, email } },
    refresh: { token: tokens.refresh(id, generation, salt), expires },
  };
}
