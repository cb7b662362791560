import { PASSKEY } from '@hirfa/domain/accounts';
import type { Database } from '../platform/db.ts';
import { type Person, refuse } from '../kernel/verb.ts';
import { tellOwner } from './messages.ts';
import type { AccountParts } from './parts.ts';
import {
  countPasskeysOf,
  deleteOwnPasskey,
  findPasskeysOf,
  holdWaysInOf,
  insertChallenge,
  insertPasskey,
  renameOwnPasskey,
  takeChallenge,
} from './passkey-queries.ts';
import { findUser } from './queries.ts';
import { forgetSecondFactorAt, hasSecondFactor, setSecondFactorAt } from './second-factor-queries.ts';
import { keyWanted, readMadeKey } from './webauthn.ts';

type Response = Parameters<typeof readMadeKey>[1];

/** What to ask the device for, so that somebody's next way in is a key on it. */
export async function startPasskey({ pools, secrets, origin }: AccountParts, { user_id }: Person, now: Date) {
  const [user, known] = await Promise.all([findUser(pools.auth, user_id), findPasskeysOf(pools.auth, user_id)]);
  if (user === undefined || known.length >= PASSKEY.most) return refuse('state_changed');
  const whose = { id: user_id, label: user.email ?? user.phone_number ?? '', name: user.name };
  const options = await keyWanted(
    origin(),
    whose,
    known.map(({ credentialID }) => credentialID),
  );
  await insertChallenge(pools.auth, secrets.hashToken(options.challenge), user_id, new Date(now.getTime() + PASSKEY.challengeMs));
  return { options: { ...options } };
}

/** Keeps the key that the device made; making it has shown a second factor. */
export async function addPasskey(parts: AccountParts, person: Person, input: { name: string; response: Response }, now: Date) {
  const { pools, secrets, origin } = parts;
  const { user_id, session_id } = person;
  return pools.auth.transaction(async (db) => {
    const challenged = (challenge: string) => takeChallenge(db, secrets.hashToken(challenge), user_id, now);
    const made = await readMadeKey(origin(), input.response, challenged);
    await holdWaysInOf(db, user_id);
    if ((await countPasskeysOf(db, user_id)) >= PASSKEY.most) return refuse('state_changed');
    const kept = made && (await insertPasskey(db, { ...made, userId: user_id, name: input.name, createdAt: now }));
    if (!kept) return refuse('invalid_code');
    await setSecondFactorAt(db, session_id, now);
    await tellOwner(db, 'passkey_added', person, now);
    return viewOf(kept);
  });
}

export async function listPasskeys({ pools }: AccountParts, { user_id }: Person) {
  return { items: (await findPasskeysOf(pools.auth, user_id)).map(viewOf) };
}

export async function renamePasskey({ pools }: AccountParts, { user_id }: Person, { id, name }: { id: string; name: string }) {
  const renamed = await renameOwnPasskey(pools.auth, user_id, id, name);
  return renamed === undefined ? refuse('not_found') : viewOf(renamed);
}

/** With the last second factor goes what sessions have shown of it. */
export async function removePasskey({ pools }: AccountParts, person: Person, id: string, now: Date) {
  const { user_id } = person;
  return pools.auth.transaction(async (db) => {
    await holdWaysInOf(db, user_id);
    if (!(await deleteOwnPasskey(db, user_id, id))) return refuse('not_found');
    if (!(await isAnyLeft(db, user_id))) await forgetSecondFactorAt(db, user_id);
    await tellOwner(db, 'passkey_removed', person, now);
    return { removed: true as const };
  });
}

async function isAnyLeft(db: Database, userId: string): Promise<boolean> {
  return (await countPasskeysOf(db, userId)) > 0 || hasSecondFactor(db, userId);
}

function viewOf({ id, name, backedUp, createdAt }: { id: string; name: string; backedUp: boolean; createdAt: Date }) {
  return { id, name, synced: backedUp, created_at: createdAt.toISOString() };
}
