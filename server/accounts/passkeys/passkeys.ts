import { PASSKEY } from '@hirfa/domain/accounts';
import { type Person, refuse } from '../../kernel/verb.ts';
import { type AccountCtx, inTransaction } from '../ctx.ts';
import { notifyOwner } from '../mails/request-message.ts';
import { findUser, lockSignInMethods } from '../queries.ts';
import { clearSecondFactorAt, setSecondFactorAt } from '../sessions/queries.ts';
import {
  countPasskeysOf,
  deleteOwnPasskey,
  findPasskeysOf,
  hasAnySecondFactor,
  insertChallenge,
  insertPasskey,
  renameOwnPasskey,
  takeChallenge,
} from './queries.ts';
import { createRegistrationOptions, readNewKey } from './webauthn.ts';

type Response = Parameters<typeof readNewKey>[1];

interface PersonInput<Input> {
  ctx: AccountCtx<Person>;
  input: Input;
}

/** The options with which the browser creates a passkey on the device. */
export async function startPasskey({ ctx: { db, actor, now, services } }: { ctx: AccountCtx<Person> }) {
  const { secrets, origin } = services;
  const [user, known] = await Promise.all([findUser(db, actor.user_id), findPasskeysOf(db, actor.user_id)]);
  if (user === undefined || known.length >= PASSKEY.most) return refuse('state_changed');
  const owner = { id: actor.user_id, label: user.email ?? user.phone_number ?? '', name: user.name };
  const knownIds = known.map(({ credentialID }) => credentialID);
  const options = await createRegistrationOptions(origin(), owner, knownIds);
  const expires = new Date(now.getTime() + PASSKEY.challengeMs);
  await insertChallenge(db, secrets.hashToken(options.challenge), actor.user_id, expires);
  return { options: { ...options } };
}

/** Stores the key that the device created. Creating a key counts as showing a second factor. */
export function addPasskey({ ctx, input }: PersonInput<{ name: string; response: Response }>) {
  const { user_id, session_id } = ctx.actor;
  return inTransaction(ctx, async (tx) => {
    const { db, now, services } = tx;
    const isOpen = (challenge: string) => takeChallenge(db, services.secrets.hashToken(challenge), user_id, now);
    const key = await readNewKey(services.origin(), input.response, isOpen);
    await lockSignInMethods(db, user_id);
    if ((await countPasskeysOf(db, user_id)) >= PASSKEY.most) return refuse('state_changed');
    const passkey = key && (await insertPasskey(db, { ...key, userId: user_id, name: input.name, createdAt: now }));
    if (!passkey) return refuse('invalid_code');
    await setSecondFactorAt(db, session_id, now);
    await notifyOwner({ ctx: tx, input: { kind: 'passkey_added' } });
    return viewOf(passkey);
  });
}

export async function listPasskeys({ ctx: { db, actor } }: { ctx: AccountCtx<Person> }) {
  return { items: (await findPasskeysOf(db, actor.user_id)).map(viewOf) };
}

export async function renamePasskey({ ctx: { db, actor }, input }: PersonInput<{ id: string; name: string }>) {
  const renamed = await renameOwnPasskey(db, actor.user_id, input.id, input.name);
  return renamed === undefined ? refuse('not_found') : viewOf(renamed);
}

/** With the last second factor removed, no session counts as one that has shown it. */
export function removePasskey({ ctx, input }: PersonInput<{ id: string }>) {
  const { user_id } = ctx.actor;
  return inTransaction(ctx, async (tx) => {
    await lockSignInMethods(tx.db, user_id);
    if (!(await deleteOwnPasskey(tx.db, user_id, input.id))) return refuse('not_found');
    if (!(await hasAnySecondFactor(tx.db, user_id))) await clearSecondFactorAt(tx.db, user_id);
    await notifyOwner({ ctx: tx, input: { kind: 'passkey_removed' } });
    return { removed: true as const };
  });
}

function viewOf({ id, name, backedUp, createdAt }: { id: string; name: string; backedUp: boolean; createdAt: Date }) {
  return { id, name, synced: backedUp, created_at: createdAt.toISOString() };
}
