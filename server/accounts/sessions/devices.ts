import { type Person, refuse } from '../../kernel/verb.ts';
import { countEvent } from '../auth-events/count-event.ts';
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
export async function endSession({ ctx, input }: { ctx: AccountCtx<Person>; input: { id: string } }) {
  const { db, actor, now } = ctx;
  if (!(await revokeOwnSession(db, actor.user_id, input.id, now))) return refuse('not_found');
  await countEvent({ ctx, input: 'SIGNED_OUT' });
  return { ended: true as const };
}

/** Ends every session of the person, the current one only if `here` is true; counts as one sign-out. */
export async function signOutEverywhere({ ctx, input }: { ctx: AccountCtx<Person>; input: { here: boolean } }) {
  const { db, actor, now } = ctx;
  const ended = await revokeSessionsOf(db, actor.user_id, now, input.here ? null : actor.session_id);
  if (ended > 0) await countEvent({ ctx, input: 'SIGNED_OUT' });
  return { signed_out: true as const };
}
