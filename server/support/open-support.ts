import type { SupportSession } from '@hirfa/contract/support';
import type { Language } from '@hirfa/domain/market';
import { endsBySilenceAt, SUPPORT } from '@hirfa/domain/support';
import { addDeadlines } from '../kernel/deadlines.ts';
import { isRefusal, type Person, type Refusal, refuse, type WriteCtx } from '../kernel/verb.ts';
import { newId } from '../platform/ids.ts';
import { addAutoReplies } from './add-message.ts';
import { SILENT } from './end-silent.ts';
import { supportSessionOpened } from './events.ts';
import {
  changeSession,
  countOpened,
  insertSession,
  isOwnBooking,
  lockActiveSession,
  type SessionRow,
} from './queries.ts';
import { refuseBeyond } from './limits.ts';
import { publishSession } from './publish-changes.ts';
import { viewSession } from './views.ts';

interface Opening {
  language: Language;
  booking_id?: string | undefined;
}

/** Resumes the active session of a person, or opens one, which is greeted. 4.27 */
export async function openSupport({
  ctx,
  input,
}: {
  ctx: WriteCtx<Person>;
  input: Opening;
}): Promise<SupportSession | Refusal<'not_found' | 'too_many_requests'>> {
  const { db, actor } = ctx;
  const { booking_id } = input;
  if (booking_id !== undefined && !(await isOwnBooking(db, booking_id))) return refuse('not_found');
  // Again where another tab has opened the session, or ended it, between the two.
  for (;;) {
    const active = await lockActiveSession(db, actor.user_id);
    if (active !== undefined) return viewSession(await resume(ctx, active, input));
    const opened = await openNew(ctx, input);
    if (isRefusal(opened)) return opened;
    if (opened !== undefined) return viewSession(opened);
  }
}

/** The session is locked. */
async function resume(ctx: WriteCtx<Person>, { id }: SessionRow, { language, booking_id }: Opening) {
  if (booking_id === undefined) return changeSession(ctx.db, id, { language });
  const changed = await changeSession(ctx.db, id, { language, booking_id });
  await publishSession(ctx, changed);
  return changed;
}

async function openNew(
  ctx: WriteCtx<Person>,
  { language, booking_id }: Opening,
): Promise<SessionRow | Refusal<'too_many_requests'> | undefined> {
  const { db, now, actor } = ctx;
  const { user_id } = actor;
  const limit = { times: SUPPORT.opensPerHour, perMs: 3_600_000 };
  const refused = await refuseBeyond(limit, now, (since) => countOpened(db, user_id, since));
  if (refused !== null) return refused;
  const id = newId(now.getTime());
  const opened = await insertSession(db, { id, user_id, language, booking_id: booking_id ?? null, created_at: now });
  if (opened === undefined) return undefined;
  await addDeadlines(db, id, [{ kind: SILENT, due_at: endsBySilenceAt(now) }]);
  await ctx.publish(supportSessionOpened, { session_id: id });
  return { ...opened, last_seq: await addAutoReplies({ ctx, input: { session: opened, event: 'opened' } }) };
}
