import type { SecondFactorFirst, Session } from '@hirfa/contract/accounts';
import { SESSION } from '@hirfa/domain/accounts';
import type { Database } from '../platform/db.ts';
import { enqueueJob } from '../platform/jobs.ts';
import { personRegistered } from './events.ts';
import { copyPhotoJob } from './jobs.ts';
import { asPerson } from '../kernel/transactions.ts';
import { pair, takeLimits } from './limits.ts';
import type { AccountParts, Place } from './parts.ts';
import { adoptSession, deleteSession, insertSession, makeProfile } from './queries.ts';
import { challengeFor } from './second-factor-challenge.ts';
import { holdSecondFactor } from './second-factor-queries.ts';

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
  const row = await parts.pools.auth.transaction(async (db) => {
    // Held: a second factor that is being set up at this moment ends the sessions before it, this one too.
    if (!(await holdSecondFactor(db, proof.user.id))) return beginSession(db, proof, place, null, now);
    if (proof.token !== undefined) await deleteSession(db, proof.token);
    return null;
  });
  return row === null ? challengeFor(parts, proof.user.id, now) : enter(parts, proof, row, place, now);
}

/** The same for somebody who showed their second factor just now. */
export async function openSessionByBoth(parts: AccountParts, proof: Proof, place: Place, now: Date): Promise<OpenSession> {
  return enter(parts, proof, await beginSession(parts.pools.auth, proof, place, now, now), place, now);
}

function beginSession(db: Database, { token, user }: Proof, { userAgent }: Place, secondFactorAt: Date | null, now: Date) {
  const life = { now, idleUntil: idleFrom(now), absoluteUntil: new Date(now.getTime() + SESSION.absoluteMs), userAgent, secondFactorAt };
  return token === undefined ? insertSession(db, user.id, life) : adoptSession(db, token, life);
}

const idleFrom = (now: Date) => new Date(now.getTime() + SESSION.idleMs);

type Begun = Awaited<ReturnType<typeof beginSession>>;

async function enter(parts: AccountParts, proof: Proof, row: Begun, place: Place, now: Date): Promise<OpenSession> {
  const { id, email, name, image } = proof.user;
  const actor = { kind: 'person' as const, user_id: id, session_id: row.id, roles: [] };
  await asPerson(parts.pools.api, actor, { ...parts.scope(), now }, async ({ db, publish }) => {
    const isNew = await makeProfile(db, { user_id: id, full_name: name, created_at: now, updated_at: now });
    if (isNew) await publish(personRegistered, { user_id: id });
    if (isNew && image) await enqueueJob(db, copyPhotoJob, id);
  });
  // From here strangers can't lock the account's owner out.
  if (email !== null) await takeLimits(parts, [['known_address', pair(email, place.address)]], now);
  return issueTokens(parts, { ...row, email, expires: idleFrom(now) }, now);
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
