import { type Person, refuse } from '../../kernel/verb.ts';
import type { AccountCtx } from '../ctx.ts';
import { deviceWords } from './device-words.ts';
import { findSessionsOf, revokeOwnSession, revokeSessionsOf } from './queries.ts';

/** The devices on which the person is signed in, most recently used first. */
export async function listSessions({ ctx: { db, actor, now } }: { ctx: AccountCtx<Person> }) {
  const rows = await findSessionsOf(db, actor.user_id, now);
  return {
    items: rows.map(({ id, created_at, last_used, userAgent }) => ({
      id,
      current: id === actor.session_id,
      created_at: created_at.toISOString(),
      last_used: last_used.toISOString(),
      device: deviceWords(userAgent),
    })),
  };
}

/** Ends one session of the person. */
export async function endSession({
  ctx: { db, actor, now },
  input,
}: {
  ctx: AccountCtx<Person>;
  input: { id: string };
}) {
  return (await revokeOwnSession(db, actor.user_id, input.id, now)) ? { ended: true as const } : refuse('not_found');
}

/** Ends every session of the person; the current one only if `here` is true. */
export async function signOutEverywhere({ ctx, input }: { ctx: AccountCtx<Person>; input: { here: boolean } }) {
  const { db, actor, now } = ctx;
  await revokeSessionsOf(db, actor.user_id, now, input.here ? null : actor.session_id);
  return { signed_out: true as const };
}
