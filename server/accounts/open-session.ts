import type { Session } from '@hirfa/contract/accounts';
import { SESSION } from '@hirfa/domain/accounts';
import { asPerson } from '../platform/transactions.ts';
import type { AccountParts } from './parts.ts';
import { adoptSession, makeProfile } from './queries.ts';

/** A session as the browser gets it, and the refresh token that goes into the cookie. */
export interface OpenSession {
  session: Session;
  refresh: { token: string; expires: Date };
}

interface Proof {
  token: string;
  user: { id: string; email: string; name: string; image?: string | null | undefined };
}

/** Opens the session of somebody who proved who they are; at the first one their profile row is made. 3.2 */
export async function openSession(parts: AccountParts, proof: Proof, now: Date): Promise<OpenSession> {
  const { id, email, name, image } = proof.user;
  const idleUntil = new Date(now.getTime() + SESSION.idleMs);
  const absoluteUntil = new Date(now.getTime() + SESSION.absoluteMs);
  const row = await adoptSession(parts.pools.auth, proof.token, { now, idleUntil, absoluteUntil });
  const actor = { kind: 'person' as const, user_id: id, session_id: row.id, roles: [] };
  await asPerson(parts.pools.api, actor, { ...parts.scope(), now }, async ({ db, publish }) => {
    const isNew = await makeProfile(db, { user_id: id, full_name: name, avatar_url: image ?? '', created_at: now, updated_at: now });
    if (isNew) await publish({ type: 'person_registered', user_id: id });
  });
  return issueTokens(parts, { ...row, email, expires: idleUntil }, now);
}

interface Issued {
  id: string;
  userId: string;
  email: string;
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
